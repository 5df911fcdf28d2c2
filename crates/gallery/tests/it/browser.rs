//! A browser that tests drive: Debian's chromium, through chromedriver.
//!
//! The protocol is `WebDriver`, with what chromedriver adds: the console's log,
//! and the browser's own commands, which set the screen and the languages.

use std::io::{BufRead as _, BufReader, ErrorKind};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;
use ureq::Agent;

pub(crate) struct Browser {
    driver: Child,
    agent: Agent,
    session: String,
    /// Chromium's, which goes when the browser has gone.
    profile: TempDir,
}

impl Browser {
    /// A browser without a window; `None` where there is none.
    pub(crate) fn start() -> Option<Self> {
        let mut driver = match Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
        {
            Err(error) if error.kind() == ErrorKind::NotFound => return None,
            spawned => spawned.expect("chromedriver starts"),
        };
        let lines = BufReader::new(driver.stdout.take().expect("a pipe")).lines();
        let port = lines
            .map_while(Result::ok)
            .find_map(|line| {
                let (_, port) = line.split_once("started successfully on port ")?;
                Some(port.trim_end_matches('.').to_owned())
            })
            .expect("chromedriver says its port");
        let config = Agent::config_builder().http_status_as_error(false).build();
        let mut browser = Self {
            driver,
            agent: Agent::new_with_config(config),
            session: format!("http://127.0.0.1:{port}/session"),
            profile: tempfile::tempdir().expect("a folder"),
        };
        let profile = format!("--user-data-dir={}", browser.profile.path().display());
        let options = json!({ "capabilities": { "alwaysMatch": {
            "goog:chromeOptions": { "args": [
                "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-sync",
                // A test chooses more often than a person can, and each choice
                // changes the address.
                "--disable-ipc-flooding-protection",
                profile,
            ] },
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
        } } });
        match browser.post("", &options) {
            Ok(session) => {
                let id = session["sessionId"].as_str().expect("an identifier").to_owned();
                browser.session = format!("{}/{id}", browser.session);
                Some(browser)
            }
            Err(message) if message.contains("cannot find") => None,
            Err(message) => panic!("no session: {message}"),
        }
    }

    fn post(&self, path: &str, body: &Value) -> Result<Value, String> {
        let url = format!("{}{path}", self.session);
        let mut response = self.agent.post(&url).send_json(body).map_err(|e| e.to_string())?;
        let mut reply: Value = response.body_mut().read_json().map_err(|e| e.to_string())?;
        let value = reply["value"].take();
        match value["error"].as_str() {
            Some(error) => Err(format!("{error}: {}", value["message"])),
            None => Ok(value),
        }
    }

    #[track_caller]
    fn command(&self, path: &str, body: &Value) -> Value {
        self.post(path, body).unwrap_or_else(|error| panic!("{path} {body}: {error}"))
    }

    /// Goes to a page.
    pub(crate) fn open(&self, url: &str) {
        // From elsewhere, so that a new fragment alone is a new page too.
        self.command("/url", &json!({ "url": "about:blank" }));
        self.command("/url", &json!({ "url": url }));
    }

    /// The value of a piece of JavaScript.
    #[track_caller]
    pub(crate) fn eval(&self, expression: &str) -> Value {
        let script = format!("return {expression}");
        self.command("/execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// The same, where it is text.
    #[track_caller]
    pub(crate) fn text(&self, expression: &str) -> String {
        match self.eval(expression) {
            Value::String(text) => text,
            other => panic!("{expression} is {other}"),
        }
    }

    /// What the selector finds first.
    #[track_caller]
    fn find(&self, selector: &str) -> String {
        let found =
            self.command("/element", &json!({ "using": "css selector", "value": selector }));
        let id = found.as_object().and_then(|found| found.values().next()).and_then(Value::as_str);
        id.expect("an element").to_owned()
    }

    /// Clicks what the selector finds first, with the mouse.
    #[track_caller]
    pub(crate) fn click(&self, selector: &str) {
        self.command(&format!("/element/{}/click", self.find(selector)), &json!({}));
    }

    /// Chooses a file where the page asks for one.
    #[track_caller]
    pub(crate) fn choose_file(&self, selector: &str, path: &Path) {
        let body = json!({ "text": path.to_str().expect("a path of this test") });
        self.command(&format!("/element/{}/value", self.find(selector)), &body);
    }

    /// Presses keys one after another: characters, or names of `key`.
    pub(crate) fn press(&self, keys: &[&str]) {
        let strokes = keys.iter().flat_map(|name| {
            let value = key(name);
            ["keyDown", "keyUp"].map(|stroke| json!({ "type": stroke, "value": value }))
        });
        let strokes: Vec<Value> = strokes.collect();
        let actions = json!([{ "type": "key", "id": "keys", "actions": strokes }]);
        self.command("/actions", &json!({ "actions": actions }));
    }

    /// A command of the browser's own protocol.
    #[track_caller]
    pub(crate) fn tell(&self, command: &str, parameters: &Value) -> Value {
        self.command("/goog/cdp/execute", &json!({ "cmd": command, "params": parameters }))
    }

    /// What has been written to the console since this was asked last.
    pub(crate) fn console(&self) -> Vec<Value> {
        let log = self.command("/se/log", &json!({ "type": "browser" }));
        log.as_array().cloned().unwrap_or_default()
    }

    /// The addresses that were asked for since this was asked last.
    pub(crate) fn requests(&self) -> Vec<String> {
        let log = self.command("/se/log", &json!({ "type": "performance" }));
        let events = log.as_array().into_iter().flatten().filter_map(|entry| {
            let event: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let event = &event["message"];
            (event["method"] == "Network.requestWillBeSent")
                .then(|| event["params"]["request"]["url"].as_str().map(str::to_owned))?
        });
        events.collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.agent.delete(&self.session).call();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// A key as the protocol writes it.
fn key(name: &str) -> &str {
    match name {
        "Tab" => "\u{e004}",
        "Escape" => "\u{e00c}",
        "Enter" => "\u{e007}",
        "End" => "\u{e010}",
        "Home" => "\u{e011}",
        "Left" => "\u{e012}",
        "Up" => "\u{e013}",
        "Right" => "\u{e014}",
        "Down" => "\u{e015}",
        character => character,
    }
}
