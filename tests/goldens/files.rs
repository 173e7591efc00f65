//! The stored files. On wasm32, where the standard library has none, Node reads them: it runs the tests there.

/// The folder of all goldens.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/goldens");

#[cfg(target_arch = "wasm32")]
mod node {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen(module = "node:fs")]
    extern "C" {
        #[wasm_bindgen(js_name = readdirSync)]
        pub(super) fn list(path: &str) -> Vec<String>;

        #[wasm_bindgen(js_name = readFileSync)]
        pub(super) fn read(path: &str, encoding: &str) -> String;
    }
}

/// The names of the files in a folder, in the order of their letters.
pub(crate) fn list(folder: &str) -> Vec<String> {
    let path = format!("{FOLDER}/{folder}");
    #[cfg(target_arch = "wasm32")]
    let mut names = node::list(&path);
    #[cfg(not(target_arch = "wasm32"))]
    let mut names: Vec<String> = std::fs::read_dir(path)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("plain letters"))
        .collect();
    names.sort();
    names
}

/// The text of a file.
pub(crate) fn read(path: &str) -> String {
    let path = format!("{FOLDER}/{path}");
    #[cfg(target_arch = "wasm32")]
    return node::read(&path, "utf8");
    #[cfg(not(target_arch = "wasm32"))]
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Writes a file.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn write(path: &str, text: &str) {
    std::fs::write(format!("{FOLDER}/{path}"), text).expect("the file can be written");
}
