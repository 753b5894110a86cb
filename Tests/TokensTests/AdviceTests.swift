import Colorimetry
import Diagnostics
import Files
import TestSupport
import Testing
import TokenValues
import Tokens

/// What findings about tokens advise, and what they offer to write where exactly one answer is right.
@Suite struct AdviceTests {
  /// A value with its advice and the file's line as `--fix` would leave it.
  struct Row: Sendable, CustomStringConvertible {
    let json: String
    let rule: String
    let fix: String
    let mended: String?

    var description: String { json }
  }

  private static func row(_ json: String, _ rule: String, _ fix: String, mended: String? = nil) -> Row {
    Row(json: json, rule: rule, fix: fix, mended: mended)
  }

  private static func color(_ hex: String) -> String {
    ##"{"t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "\##(hex)"}}}"##
  }

  private static func style(_ parts: String) -> String {
    ##"{"t": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": 12, "unit": "px"}, \##(parts)}}}"##
  }

  private static let rows: [Row] = [
    row(color("#fff"), "hex-length", ##"write "#ffffff""##, mended: color("#ffffff")),
    row(color("#ffffff80"), "hex-length", ##"write "#ffffff", and the alpha beside the components"##),
    row(
      #"{"t": {"$type": "dimension", "$value": {"value": 0, "unit": "em"}}}"#, "unknown-unit",
      #"write "px": 0 is the same in every unit"#,
      mended: #"{"t": {"$type": "dimension", "$value": {"value": 0, "unit": "px"}}}"#),
    row(
      #"{"t": {"$type": "dimension", "$value": {"value": 50, "unit": "vw"}}}"#, "unknown-unit",
      "write the length it has in one window in px, or put it in $extensions; a part of the window is not a dimension"),
    row(
      #"{"t": {"$type": "dimension", "$value": {"value": 2, "unit": "em"}}}"#, "unknown-unit",
      "write it in px or rem; a part of the font size cannot be written as a dimension"),
    row(
      style(#""fontWeight": 400, "lineHeight": 1.5, "letterSpacing": {"value": 0.05, "unit": "em"}"#), "unknown-unit",
      #"write {"value": 0.6, "unit": "px"}, which it is at 12px"#),
    row(
      style(#""fontWeight": 400, "lineHeight": 1.5"#), "missing-key",
      #"add "letterSpacing": {"value": 0, "unit": "px"}"#),
    row(
      style(#""fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}"#), "missing-key",
      #"add "lineHeight", a number such as 1.5"#),
    row(
      #"{"t": {"$type": "fontFamily", "$value": ["Inter, Arial"]}}"#, "font-list-in-string",
      #"write "Inter", "Arial""#, mended: #"{"t": {"$type": "fontFamily", "$value": ["Inter", "Arial"]}}"#),
    row(
      #"{"t": {"$type": "fontFamily", "$value": "Inter, Arial"}}"#, "font-list-in-string",
      #"write ["Inter", "Arial"]"#, mended: #"{"t": {"$type": "fontFamily", "$value": ["Inter", "Arial"]}}"#),
    row(
      #"{"t": {"$type": "dimension", "$value": "0 12px"}}"#, "invalid-value",
      "a dimension is one length: write a token for each side"),
    row(
      #"{"a": {"$type": "number", "$value": 1}, "g": {"t": "{a}"}}"#, "not-a-group", #"write {"$value": "{a}"}"#,
      mended: #"{"a": {"$type": "number", "$value": 1}, "g": {"t": {"$value": "{a}"}}}"#),
    row(#"{"g": {"t": null}}"#, "not-a-group", "take it out"),
    row(
      #"{"$description": "A", "$description": "A"}"#, "duplicate-name",
      "remove one of them: their values are the same"),
    row(#"{"$description": "A", "$description": "B"}"#, "duplicate-name", "remove or rename one of them"),
    row(
      #"{"t": {"$type": "string", "$value": "Save"}}"#, "unknown-type",
      "name the standard’s type that the value has; put plain text in $extensions or a $description"),
    row(
      #"{"t": {"$type": "custom-range", "$value": "a"}}"#, "unknown-type",
      "no type of the standard is for that: put the value in $extensions"),
    row(
      #"{"t": {"$type": "colour", "$value": "a"}}"#, "unknown-type", #"did you mean "color"?"#,
      mended: #"{"t": {"$type": "color", "$value": "a"}}"#),
  ]

  @Test(arguments: rows) func fitsTheValue(_ row: Row) throws {
    let finding = try #require(Loaded(row.json).diagnostics.all.first { $0.rule.id == row.rule })
    let fix = try #require(finding.fix)
    #expect(fix.sentence == row.fix)
    guard let mended = row.mended else { return #expect(fix.edit?.isCertain != true) }
    let edit = try #require(fix.edit)
    #expect(edit.isCertain)
    let (start, end) = (edit.span.range.start, edit.span.range.end)
    let bytes = Array(row.json.utf8)
    #expect(
      String(decoding: bytes[..<start], as: UTF8.self) + edit.replacement
        + String(decoding: bytes[end...], as: UTF8.self) == mended)
    #expect(!Loaded(mended).rules.contains(row.rule))
  }

  /// What is quoted is whole, or is seen to go on.
  @Test(arguments: [
    (
      ##"{"t": {"$type": "fontFamily", "$value": "Inter, Helvetica Neue, Arial, Roboto, sans-serif"}}"##,
      "\"Inter, Helvetica Neue, Arial, Roboto, s…\" contains several font names"
    ),
    (
      ##"""
      {"t": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": 60, "unit": "px"},
        "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": {"value": 90, "unit": "px"}}}}
      """##, "90px is a length; a line height is a number"
    ),
  ])
  func quotesValuesAsPeopleReadThem(_ json: String, _ message: String) {
    let messages = Loaded(json).diagnostics.all.map(\.message)
    #expect(messages.contains(message), "\(messages)")
  }

  @Test func readsAnAlphaBesideAValueAsTheColours() throws {
    let loaded = Loaded(
      ##"""
      {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "veil": {"$type": "color", "$value": "{ink}", "alpha": 0.4},
       "mist": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}, "alpha": 0}}
      """##)
    #expect(loaded.rules == ["foreign-dialect"])
    #expect(loaded.diagnostics.all.first?.message == "2 colours have their alpha beside the $value")
    for (path, opacity) in [("veil", 0.4), ("mist", 0)] {
      guard case .color(let color)? = loaded.value(path) else {
        Issue.record("\(path) is no colour")
        continue
      }
      #expect(color.opacity == opacity)
    }
    let veil = try #require(loaded.tokens[TokenPath("veil")])
    #expect(veil.aliases.isEmpty && veil.references.map(\.target.description) == ["ink"])
  }

  @Test(arguments: [
    ##"{"t": {"$type": "number", "$value": 1, "alpha": 0.4}}"##,
    ##"{"t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1}, "alpha": 0.4}}"##,
    ##"{"t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}, "alpha": 4}}"##,
  ])
  func reportsAnAlphaThatIsNotPlain(_ json: String) {
    #expect(Loaded(json).rules == ["unknown-key"])
  }

  @Test func reportsThePropertiesOfAnotherToolOnce() throws {
    let loaded = Loaded(##"{"$version": "1", "$metadata": {}, "g": {"$fonts": []}}"##)
    let finding = try #require(loaded.diagnostics.all.first)
    #expect(loaded.diagnostics.all.count == 1)
    #expect(finding.severity == .warning)
    #expect(finding.message == "$version, $metadata, $fonts are not properties of the standard")
    #expect(Loaded(##"{"$descripton": "x"}"##).diagnostics.all.map(\.severity) == [.error])
  }

  /// A name that is near to another, word by word, or that others stand between: another word is another name.
  @Test(arguments: [
    (
      "{slate.950}", #""families": {"slate": {"shades": {"950": T}}, "blue": {"950": T}}"#,
      "did you mean {families.slate.shades.950}?"
    ),
    ("{slate.950}", #""blue": {"950": T}"#, "name a token that exists, or add it"),
    ("{colors.primary-wash}", #""colors": {"primary-light": T}"#, "name a token that exists, or add it"),
    ("{size.10}", #""size": {"11": T, "12": T}"#, "name a token that exists, or add it"),
    ("{colors.primary-ligth}", #""colors": {"primary-light": T}"#, "did you mean {colors.primary-light}?"),
  ])
  func suggestsTheSameWords(_ reference: String, _ tokens: String, _ fix: String) {
    let token = ##"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}"##
    var diagnostics = Diagnostics()
    let text = "{\(tokens.replacing("T", with: token)), \"a\": {\"$type\": \"color\", \"$value\": \"\(reference)\"}}"
    _ = TokenLoader.load([SourceFile(path: "a.tokens.json", text: text)], root: "", into: &diagnostics)
    #expect(diagnostics.all.map { $0.fix?.sentence } == [fix])
  }

  /// Why nothing comes of a value, as it is.
  @Test(arguments: [
    ("oklch(from {ink} l c h / {half})", "it is relative to a colour, which needs a style sheet"),
    ("oklch({gap} 0 0)", "{gap} is neither a colour nor a number"),
  ])
  func saysWhyNoColourComesOfAFunction(_ value: String, _ why: String) {
    var diagnostics = Diagnostics()
    let text = """
      {"ink": {"$type": "color", "$value": "#000000"}, "paper": {"$type": "color", "$value": "#ffffff"},
       "half": {"$type": "number", "$value": 0.5}, "gap": {"$type": "dimension", "$value": "4px"},
       "a": {"$type": "color", "$value": "\(value)"}}
      """
    _ = TokenLoader.load([SourceFile(path: "a.json", text: text)], root: "", into: &diagnostics)
    #expect(diagnostics.all.first { $0.rule.id == "invalid-value" }?.reason == why, "\(diagnostics.all.map(\.message))")
  }
}
