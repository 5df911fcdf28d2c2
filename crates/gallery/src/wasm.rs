//! The judge as WebAssembly, for the page.

use std::env;
use std::io::Write as _;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use wasm_bindgen_cli_support::Bindgen;
use xtask::cargo::Build;
use xtask::checkout;

/// The target for WebAssembly, which every browser runs.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The crate `web` as the page has it.
#[derive(Debug)]
pub(crate) struct Wasm {
    /// What JavaScript needs to call it.
    pub(crate) glue: String,
    /// The module: compressed, and as text.
    pub(crate) module: String,
}

impl Wasm {
    /// Builds it.
    ///
    /// # Errors
    ///
    /// As [`crate::page`].
    pub(crate) fn build() -> Result<Self> {
        // What panics say must not name the folders of this machine.
        let flags = format!("--remap-path-prefix={}=cargo", cargo_home().display());
        let build =
            Build { package: "tourbook-web", target: TARGET, profile: "web", flags: Some(&flags) };
        let path = build.run(&checkout::root()?)?.join("tourbook_web.wasm");
        let mut bindgen = Bindgen::new();
        // A worker that is made of text cannot import anything.
        bindgen.input_path(path).typescript(false).remove_name_section(true);
        let mut output = bindgen.no_modules(true)?.generate_output()?;
        let glue = output.js().to_owned();
        let module = output.wasm_mut().emit_wasm();
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(&module)?;
        let module = STANDARD.encode(gzip.finish().context("the module is compressed")?);
        Ok(Self { glue, module })
    }
}

/// The folder where cargo keeps the sources of packages.
fn cargo_home() -> PathBuf {
    let of_user = || env::home_dir().map(|home| home.join(".cargo"));
    env::var_os("CARGO_HOME").map(PathBuf::from).or_else(of_user).unwrap_or_default()
}
