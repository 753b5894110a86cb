import Diagnostics
import Files
import TestSupport

/// The sources of a rule's example, and the places at which it expects findings.
struct ExampleProject {
  let sources: Sources
  /// Line and column in the page, or in the token file where the example has no page with a mark.
  let places: [Position]

  static let page = "content/example/index.md"

  init(_ example: RuleExample) throws {
    let page = MarkedText(example.page)
    var files = [Self.page: page.text]
    if !example.settings.isEmpty { files["content/example/system.yml"] = example.settings }
    let tokens = try ExampleTokens(example.tokens)
    for (path, text) in tokens.files { files["content/example/tokens/" + path] = text }
    sources = Sources(files)
    places = page.positions
  }
}

/// Tokens written a line each, as DTCG files.
///
/// `color.brand: #0066cc | #66aaff` is one colour in light and another in dark.
struct ExampleTokens {
  private(set) var files: [String: String] = [:]

  init(_ text: String) throws {
    let lines = text.split(separator: "\n").filter { !$0.isEmpty }
    guard !lines.isEmpty else { return }
    var light: [(path: [String], json: String)] = []
    var dark: [(path: [String], json: String)] = []
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingBlanks }
      guard parts.count == 2 else { throw ExampleFault(line: String(line)) }
      let path = parts[0].split(separator: ".").map(String.init)
      let values = parts[1].split(separator: "|").map { $0.trimmingBlanks }
      if values[0] != "-" { light.append((path, try Self.token(values[0]))) }
      if values.count > 1 { dark.append((path, try Self.token(values[1]))) }
    }
    files["example.tokens.json"] = Self.file(light)
    guard !dark.isEmpty else { return }
    files["dark.tokens.json"] = Self.file(dark)
    files["example.resolver.json"] = """
      {"version": "2025.10",
       "sets": {"all": {"sources": [{"$ref": "example.tokens.json"}]}},
       "modifiers": {"theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}]}
      """
  }

  private static func file(_ tokens: [(path: [String], json: String)]) -> String {
    var root = Group()
    for token in tokens { root.add(token.path[...], token.json) }
    return root.json + "\n"
  }

  /// A group's members in the order in which they were added.
  private struct Group {
    var tokens: [(name: String, json: String)] = []
    var groups: [(name: String, group: Group)] = []

    mutating func add(_ path: ArraySlice<String>, _ json: String) {
      guard let name = path.first else { return }
      if path.count == 1 { return tokens.append((name, json)) }
      if !groups.contains(where: { $0.name == name }) { groups.append((name, Group())) }
      for index in groups.indices where groups[index].name == name { groups[index].group.add(path.dropFirst(), json) }
    }

    var json: String {
      "{"
        + (tokens.map { "\"\($0.name)\": \($0.json)" } + groups.map { "\"\($0.name)\": \($0.group.json)" })
        .joined(separator: ", ") + "}"
    }
  }

  private static func token(_ text: String) throws -> String {
    // Words in quotes behind a value are its description; `deprecated` marks it.
    var value = text
    var extra = ""
    if let quote = value.firstIndex(of: "\"") {
      extra += ", \"$description\": " + value[quote...].trimmingBlanks
      value = value[..<quote].trimmingBlanks
    }
    if value.hasSuffix(" deprecated") {
      extra += ", \"$deprecated\": true"
      value = value.dropLast(" deprecated".count).trimmingBlanks
    }
    let (type, json) = try typed(value)
    return "{\(type.map { "\"$type\": \"\($0)\", " } ?? "")\"$value\": \(json)\(extra)}"
  }

  private static func typed(_ text: String) throws -> (type: String?, json: String) {
    if text.hasPrefix("{") { return (nil, "\"\(text)\"") }
    if text.hasPrefix("#"), let number = Int(text.dropFirst().prefix(6), radix: 16) {
      let parts = [number >> 16, number >> 8 & 255, number & 255].map { "\(Double($0) / 255)" }
      let alpha = text.count == 9 ? Int(text.suffix(2), radix: 16) : nil
      let own = alpha.map { ", \"alpha\": \(Double($0) / 255)" } ?? ""
      return ("color", "{\"colorSpace\": \"srgb\", \"components\": [\(parts.joined(separator: ", "))]\(own)}")
    }
    if let spring = text.wholeMatch(of: /stiffness ([\d.]+), damping ([\d.]+)/) {
      return ("spring", "{\"stiffness\": \(spring.1), \"damping\": \(spring.2)}")
    }
    if let type = text.wholeMatch(of: /([\d.]+)px\/([\d.]+)px (\d+) (\w+)/) {
      guard let size = Double(type.1), let leading = Double(type.2) else { throw ExampleFault(line: text) }
      return (
        "typography",
        """
        {"fontFamily": ["\(type.4)"], "fontSize": {"value": \(size), "unit": "px"}, "fontWeight": \(type.3), \
        "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": \(leading / size)}
        """
      )
    }
    if let weight = text.wholeMatch(of: /weight (\d+)/) { return ("fontWeight", String(weight.1)) }
    if let length = text.wholeMatch(of: /([\d.]+)(px|rem)/) {
      return ("dimension", "{\"value\": \(length.1), \"unit\": \"\(length.2)\"}")
    }
    if let time = text.wholeMatch(of: /([\d.]+)(ms|s)/) {
      return ("duration", "{\"value\": \(time.1), \"unit\": \"\(time.2)\"}")
    }
    if text.wholeMatch(of: /[\d.]+/) != nil { return ("number", text) }
    throw ExampleFault(line: text)
  }
}

/// A line of an example that is no token.
struct ExampleFault: Error, CustomStringConvertible {
  let line: String
  var description: String { "no token: \(line)" }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
