package import Foundation

/// A headless Chromium with an empty profile, for one test.
package struct Browser: Sendable {
  /// How a page is looked at: sizes in CSS pixels.
  package struct View: Sendable, CustomStringConvertible {
    package let description: String
    package let width: Int
    /// `light` or `dark`, as the device says.
    package let scheme: String
    package let hasForcedColors: Bool
    package let hasMoreContrast: Bool
    package let hasReducedMotion: Bool

    package init(
      _ description: String, width: Int = 1440, scheme: String = "light", hasForcedColors: Bool = false,
      hasMoreContrast: Bool = false, hasReducedMotion: Bool = false
    ) {
      self.description = description
      self.width = width
      self.scheme = scheme
      self.hasForcedColors = hasForcedColors
      self.hasMoreContrast = hasMoreContrast
      self.hasReducedMotion = hasReducedMotion
    }

    package static let desktop = View("light")
  }

  private let driver: WebDriver
  private let session: String

  /// Starts a driver and a browser, and stops both when the body is done.
  package static func with<Result>(_ body: (Browser) async throws -> Result) async throws -> Result {
    let process = try await DriverProcess.start()
    do {
      let result = try await run(WebDriver(port: process.port), body)
      await process.stop()
      return result
    } catch {
      await process.stop()
      throw error
    }
  }

  private static func run<Result>(_ driver: WebDriver, _ body: (Browser) async throws -> Result) async throws -> Result
  {
    let options: JSON = [
      "binary": .string(try BrowserTools.browser()),
      "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"],
    ]
    let answer = try await driver.send(
      "POST", "/session",
      [
        "capabilities": [
          "alwaysMatch": [
            "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"],
            "timeouts": ["script": 60_000, "pageLoad": 60_000, "implicit": 0],
          ]
        ]
      ])
    guard let session = answer["sessionId"]?.string else { throw WebDriverFault("the driver opened no session") }
    let browser = Browser(driver: driver, session: "/session/" + session)
    do {
      let result = try await body(browser)
      _ = try await driver.send("DELETE", browser.session)
      return result
    } catch {
      do { _ = try await driver.send("DELETE", browser.session) } catch { print("a browser stays open: \(error)") }
      throw error
    }
  }

  /// Opens a page and waits for its load event.
  /// - Throws: where the browser shows its own page that says it could not: its driver takes that for a page like others.
  package func open(_ url: String) async throws {
    _ = try await post("/url", ["url": .string(url)])
    guard try await run("return location.protocol").string == "chrome-error:" else { return }
    let reason = try await run("return document.querySelector('.error-code, #error-code')?.textContent ?? ''")
    throw WebDriverFault("\(url) cannot be opened: \(reason.string ?? "")")
  }

  package func reload() async throws { _ = try await post("/refresh", [:]) }

  /// The value of a JavaScript function's body; `arguments` holds what it is given.
  package func run(_ script: String, _ arguments: JSON...) async throws -> JSON {
    try await post("/execute/sync", ["script": .string(script), "args": .array(arguments)])
  }

  /// The same for a body that calls its last argument with the value.
  package func runAsync(_ script: String, _ arguments: JSON...) async throws -> JSON {
    try await post("/execute/async", ["script": .string(script), "args": .array(arguments)])
  }

  /// Clicks the first element of a CSS selector where a person would see it: scrolled to, and covered by nothing.
  package func click(_ selector: String) async throws {
    let place = try await run(
      """
      const e = document.querySelector(arguments[0]);
      if (!e) return 'is no element';
      e.scrollIntoView({block: 'center', behavior: 'instant'});
      const box = e.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
      const top = document.elementFromPoint(x, y);
      return e.contains(top) ? {x: Math.round(x), y: Math.round(y)} : `is covered by ${top?.outerHTML.slice(0, 100)}`;
      """, .string(selector))
    guard let x = place["x"], let y = place["y"] else {
      throw WebDriverFault("\(selector) \(place.string ?? "cannot be clicked")")
    }
    let actions: JSON = [
      ["type": "pointerMove", "origin": "viewport", "x": x, "y": y], ["type": "pointerDown", "button": 0],
      ["type": "pointerUp", "button": 0],
    ]
    _ = try await post("/actions", ["actions": [["type": "pointer", "id": "mouse", "actions": actions]]])
  }

  /// Presses and lets go of one key, as `Key.tab`.
  package func press(_ key: String) async throws {
    let actions: JSON = [["type": "keyDown", "value": .string(key)], ["type": "keyUp", "value": .string(key)]]
    _ = try await post("/actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  /// Types a text, key by key.
  package func type(_ text: String) async throws { for key in text { try await press(String(key)) } }

  /// Waits until an expression is true, for as long as a script may take, and gives its value.
  package func wait(for expression: String) async throws -> JSON {
    try await runAsync(
      """
      const done = arguments[arguments.length - 1];
      const look = () => { const value = \(expression); if (value) done(value); else setTimeout(look, 10); };
      look();
      """)
  }

  /// What the console said since it was last asked, without what is information only.
  package func complaints() async throws -> [String] {
    let entries = try await post("/se/log", ["type": "browser"])
    return entries.array.filter { ["SEVERE", "WARNING"].contains($0["level"]?.string ?? "") }
      .compactMap { $0["message"]?.string }
  }

  /// Looks at pages in another way from now on.
  package func look(_ view: View) async throws {
    try await resize(to: view.width)
    try await devTools(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": .string(view.scheme)],
          ["name": "forced-colors", "value": view.hasForcedColors ? "active" : "none"],
          ["name": "prefers-contrast", "value": view.hasMoreContrast ? "more" : "no-preference"],
          ["name": "prefers-reduced-motion", "value": view.hasReducedMotion ? "reduce" : "no-preference"],
        ]
      ])
  }

  /// Shows pages as they are printed from now on.
  package func lookAtPrint() async throws { try await devTools("Emulation.setEmulatedMedia", ["media": "print"]) }

  /// The page as a PDF, its backgrounds included.
  package func printed() async throws -> Data {
    let answer = try await post(
      "/goog/cdp/execute", ["cmd": "Page.printToPDF", "params": ["printBackground": true, "preferCSSPageSize": true]])
    return answer["data"]?.string.flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  package func resize(to width: Int) async throws {
    try await devTools(
      "Emulation.setDeviceMetricsOverride",
      ["width": .number(Double(width)), "height": 900, "deviceScaleFactor": 1, "mobile": false])
  }

  package func turnScriptsOff() async throws {
    try await devTools("Emulation.setScriptExecutionDisabled", ["value": true])
  }

  /// Runs a script in every page opened from now on, before the page's own.
  package func prepare(_ script: String) async throws {
    try await devTools("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
  }

  private func devTools(_ command: String, _ parameters: JSON) async throws {
    _ = try await post("/goog/cdp/execute", ["cmd": .string(command), "params": parameters])
  }

  private func post(_ path: String, _ body: JSON) async throws -> JSON {
    try await driver.send("POST", session + path, body)
  }
}

/// Keys by their WebDriver code points.
///
/// Source: https://www.w3.org/TR/webdriver2/#keyboard-actions
package enum Key {
  package static let tab = "\u{E004}"
  package static let enter = "\u{E007}"
  package static let space = " "
  package static let escape = "\u{E00C}"
  package static let right = "\u{E014}"
  package static let down = "\u{E015}"
  package static let up = "\u{E013}"
}
