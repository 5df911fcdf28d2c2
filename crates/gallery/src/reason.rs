//! Why there is no tour, in Chinese; in English the judge says it.

use tourbook_board::Colour;
use tourbook_draw::View;
use tourbook_judge::Obstacle;

/// The reason, in the same words as in English, on the board that is seen so.
pub(crate) fn in_chinese(obstacle: Obstacle, view: View) -> String {
    let board = view.board();
    match obstacle {
        Obstacle::NoMoves(square) => format!(
            "从 {0} 走不出去，别处也走不到 {0}。所以经过 {0} 的路线走不到其他任何一格。{MOVE_COUNTS}",
            view.label(square)
        ),
        Obstacle::Colour(start) => {
            let (colour, size) = (board.colour(start), board.size());
            let (same, other) = (name(colour), name(colour.other()));
            format!(
                "马每走一步，所在格的颜色都会改变。起点 {start} 是{same}格，所以从 {start} 出发走遍 {size} \
                 格的路线要经过 {} 个{same}格和 {} 个{other}格。但棋盘上有 {} 个{same}格和 {} \
                 个{other}格。图中的数字是颜色：1 为浅色，2 为深色。",
                size.div_ceil(2),
                size / 2,
                board.coloured(colour).len(),
                board.coloured(colour.other()).len(),
                start = view.label(start),
            )
        }
        Obstacle::Cut { taken: 0, pieces, .. } => format!(
            "棋盘的各格分成 {pieces} 块（图中的数字是块的编号），块与块之间无路可走。\
             所以没有一条路线能走到所有的块。"
        ),
        Obstacle::Cut { taken, pieces, start } => {
            let most = match start {
                Some(start) => {
                    format!("起点 {} 也是一个 ×，所以路线最多走到 {taken} 块", view.label(start))
                }
                None => format!("所以路线最多走到 {} 块", taken + 1),
            };
            format!(
                "去掉标有 × 的 {taken} 格，其余各格分成 {pieces} 块（图中的数字是块的编号），\
                 块与块之间无路可走。从一块到另一块，路线必须经过一个 ×，而 × 有 {taken} 个。\
                 {most}，而这里有 {pieces} 块。"
            )
        }
        Obstacle::Alternation { taken, start, other } => format!(
            "从一个标有数字的格走不到另一个标有数字的格。所以从 {start} 出发的路线，\
             每次都是从标有 × 的格走到标有数字的格。两种格各有 {taken} 个，\
             于是路线从头到尾在两种格之间交替。马每走一步，所在格的颜色都会改变，\
             所以每个 × 的颜色都与 {start} 相同。但 {other} 也是 ×，颜色却不同。",
            start = view.label(start),
            other = view.label(other)
        ),
        Obstacle::Searched { start } => {
            let from = start
                .map_or_else(|| "每个起点".to_owned(), |start| format!(" {} ", view.label(start)));
            format!(
                "目前不知道简短的证明。搜索试过了从{from}出发的所有走法，\
                 只略去了由必走的步就能排除的走法，没有找到路线。{MOVE_COUNTS}"
            )
        }
    }
}

/// What the drawing shows when it has no numbers of its own.
const MOVE_COUNTS: &str = "图中的数字是从各格出发的走法数。";

const fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Light => "浅色",
        Colour::Dark => "深色",
    }
}
