//! The formats of packages.

/// A format of problem packages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The problem package format `legacy` of Kattis, which `DOMjudge` reads too.
    IcpcLegacy,
    /// Its version 2025-09.
    Icpc2025,
    /// The problem format of Hydro.
    Hydro,
    /// The file that HUSTOJ imports: FPS.
    Hustoj,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 4] = [Self::IcpcLegacy, Self::Icpc2025, Self::Hydro, Self::Hustoj];

    /// The identifier, as people type it on the command line.
    ///
    /// ```
    /// use tourbook_package::Format;
    ///
    /// let ids = Format::ALL.map(Format::id);
    /// assert_eq!(ids, ["icpc-legacy", "icpc-2025-09", "hydro", "hustoj"]);
    /// ```
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::IcpcLegacy => "icpc-legacy",
            Self::Icpc2025 => "icpc-2025-09",
            Self::Hydro => "hydro",
            Self::Hustoj => "hustoj",
        }
    }
}
