//! Why a board has no tour, in Chinese; in English the judge says it.

use tourbook_draw::View;
use tourbook_judge::Obstacle;

/// The reason, in the same words as in English, on the board that is seen so.
pub(crate) fn in_chinese(obstacle: Obstacle, view: View) -> String {
    match obstacle {
        Obstacle::OneWide => "棋盘只有一格宽，而马走一步要两格宽：无路可走。".to_owned(),
        Obstacle::TwoWide { pieces } => format!(
            "棋盘只有两格宽：马每走一步都换到另一边，并沿着长边前进或后退两格。\
             于是各格分成 {pieces} 块（图中的数字是块的编号），块与块之间无路可走。"
        ),
        Obstacle::Lonely(square) => format!(
            "从 {0} 走不出去，别处也走不到 {0}：任何一步都到不了它。\
             图中的数字是从各格出发的走法数。",
            view.label(square)
        ),
        Obstacle::Cut { taken, pieces } => format!(
            "去掉标有 × 的 {taken} 格，其余各格分成 {pieces} 块（图中的数字是块的编号），\
             块与块之间无路可走。所以从一块到另一块，路线必须经过一个 ×。\
             只有 {taken} 个 ×，最多能走到 {most} 块，而这里有 {pieces} 块。",
            most = taken + 1
        ),
        Obstacle::Searched => "从每个起点出发的所有走法都已搜索过：没有一条路线能走遍棋盘。\
             图中的数字是从各格出发的走法数。"
            .to_owned(),
    }
}
