import Diagnostics
import Files
import Syntax
import TestSupport
import Testing

/// RFC 8259.
@Suite struct JSONReaderTests {
  private func read(_ text: String) -> (value: JSONValue?, diagnostics: Diagnostics) {
    read(bytes: Array(text.utf8))
  }

  private func read(
    bytes: [UInt8], limits: JSONReader.Limits = .default
  ) -> (value: JSONValue?, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let value = JSONReader.read(SourceFile(path: "a.json", bytes: bytes), limits: limits, into: &diagnostics)
    return (value, diagnostics)
  }

  @Test(arguments: [
    "{}", "[]", "0", "-0", "1", "-1.5", "1e5", "1E+5", "1.25e-3", "true", "false", "null", "\"\"", " \t\r\n[ ] ",
    "[[[]]]", "[1, 2]", "{\"a\": {\"b\": []}}", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\"", "\"\\ud83d\\ude00\"", "\"é😀\"",
    "\"\u{7F}\"", "\"\u{2028}\"", "{\"\": 0}", "[1e-999]", "0.1", "12345678901234567890", "\"\\u0000\"",
  ]) func acceptsWhatTheGrammarAllows(text: String) {
    let (value, diagnostics) = read(text)
    #expect(value != nil)
    #expect(diagnostics.isEmpty)
  }

  /// What people write by hand in files whose endings say so.
  @Test(arguments: [
    ("// a\n[1, /* b */ 2,]", "[1, 2]"), ("{a: 1, $b: 2, 'c d': 3,}", "{\"a\": 1, \"$b\": 2, \"c d\": 3}"),
    ("['it\\'s \"so\"', \"it's\"]", "[\"it's \\\"so\\\"\", \"it's\"]"),
    ("[.5, 5., +5, -.5, 0x1F]", "[0.5, 5, 5, -0.5, 31]"),
    ("'a\\\nb'", "\"ab\""), ("'a\\\r\nb'", "\"ab\""),
  ]) func takesWhatIsNoFaultInJSONWithComments(text: String, same: String) throws {
    for path in ["a.json5", "a.jsonc"] {
      var diagnostics = Diagnostics()
      let value = JSONReader.read(SourceFile(path: path, text: text), into: &diagnostics)
      let (meant, _) = read(same)
      #expect(diagnostics.isEmpty)
      #expect(try plain(#require(value)) == plain(#require(meant)))
    }
    #expect(!read(text).diagnostics.isEmpty)
  }

  /// A value without its places.
  private func plain(_ value: JSONValue) -> String {
    switch value.kind {
    case .array(let elements): "[\(elements.map(plain).joined(separator: " "))]"
    case .object(let object): "{\(object.members.map { "\($0.name): \(plain($0.value))" }.joined(separator: " "))}"
    case .string(let text): "\"\(text)\""
    case .number(let number): "\(number)"
    case .bool(let isTrue): "\(isTrue)"
    case .null: "null"
    }
  }

  @Test(arguments: ["[1 2]", "[01]", "['a\nb']", "['a\"]", "{a: 1, a: 2}", "[nul]", "[1", "['\\x4']"])
  func reportsWhatIsAFaultInJSONWithCommentsToo(text: String) {
    var diagnostics = Diagnostics()
    _ = JSONReader.read(SourceFile(path: "a.json5", text: text), into: &diagnostics)
    #expect(!diagnostics.isEmpty)
  }

  /// Each `↓` is the place of a finding.
  @Test(arguments: [
    ("[1,2↓,]", ["trailing-comma"], true), ("{\"a\": 1↓,}", ["trailing-comma"], true),
    ("[↓,1]", ["trailing-comma"], true),
    ("[1,↓,2]", ["trailing-comma"], true), ("[1 ↓2]", ["missing-comma"], true),
    ("{\"a\": 1 ↓\"b\": 2}", ["missing-comma"], true), ("[1, ↓// two\n2]", ["comment-in-json"], true),
    ("↓/* a */ [1]", ["comment-in-json"], true), ("↓/* a", ["comment-in-json", "empty-file"], false),
    ("[1] ↓[2]", ["content-after-end"], true), ("[1]↓]", ["content-after-end"], true),
    ("{\"a\": 1, ↓\"a\": 2}", ["duplicate-name"], true), ("[↓True]", ["unknown-word"], true),
    ("[↓NaN]", ["unknown-word"], true), ("[↓nul]", ["unknown-word"], true), ("{↓a: 1}", ["unquoted-name"], true),
    ("[↓01]", ["invalid-number"], true), ("[↓1.]", ["invalid-number"], true), ("[↓.5]", ["invalid-number"], true),
    ("[↓+1]", ["invalid-number"], true), ("[↓1e]", ["invalid-number"], true), ("[↓0x1F]", ["invalid-number"], true),
    ("[↓-]", ["invalid-number"], true), ("[↓1.2.3]", ["invalid-number"], true), ("[↓1px]", ["invalid-number"], true),
    ("[↓-Infinity]", ["invalid-number"], true), ("[↓1e999]", ["number-out-of-range"], true),
    ("\"a↓\u{9}b\"", ["control-character"], true), ("\"a↓\u{0}b\"", ["control-character"], true),
    ("\"↓\\x\"", ["invalid-escape"], true), ("\"↓\\u12G4\"", ["invalid-escape"], true),
    ("\"↓\\ud800\"", ["lone-surrogate"], true), ("\"↓\\udc00\"", ["lone-surrogate"], true),
    ("\"↓\\ud800\\u0041\"", ["lone-surrogate"], true), ("↓[1, 2", ["unclosed-bracket"], false),
    ("↓{\"a\": 1", ["unclosed-bracket"], false), ("[↓\"a]", ["unclosed-string"], false),
    ("[↓\"a\n\"]", ["unclosed-string"], false), ("[↓'a']", ["unexpected-character"], false),
    ("{↓1: 2}", ["unquoted-name"], true), ("{\"a\" ↓1}", ["unexpected-character"], false),
    ("[1↓}", ["unexpected-character"], false), ("[1↓:2]", ["unexpected-character"], false),
    ("{\"a\"↓}", ["unexpected-character"], false), ("[↓“a”]", ["unexpected-character"], false),
    ("[↓\u{A0}1]", ["unexpected-character"], false), ("↓", ["empty-file"], false),
  ]) func reportsFaultsWhereTheyStand(marked: String, rules: [String], isRead: Bool) {
    let text = MarkedText(marked)
    let (value, diagnostics) = read(text.text)
    #expect(diagnostics.all.map(\.rule.id) == rules)
    #expect(diagnostics.all.allSatisfy { $0.severity == .error })
    #expect((value != nil) == isRead)
    var positions = Positions()
    let place = diagnostics.all.first?.span.map { positions.start(of: $0) }
    #expect(place == text.positions.first)
  }

  @Test func aByteOrderMarkIsReportedAndSteppedOver() {
    let (value, diagnostics) = read("\u{FEFF}[1]")
    #expect(diagnostics.all.map(\.rule.id) == ["byte-order-mark"])
    #expect(value?.array?.count == 1)
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xE2, 0x82, 0x22],
      [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22],
    ] as [[UInt8]]) func bytesThatAreNotUTF8AreReported(bytes: [UInt8])
  {
    let (value, diagnostics) = read(bytes: bytes)
    #expect(diagnostics.all.map(\.rule.id) == ["invalid-encoding"])
    #expect(diagnostics.all.first?.span?.range == ByteRange(1, 2))
    #expect(value?.string?.unicodeScalars.contains("\u{FFFD}") == true)
  }

  @Test func utf16IsNamed() {
    #expect(read(bytes: [0xFF, 0xFE, 0x5B, 0]).diagnostics.all.map(\.message) == ["the file is UTF-16, not UTF-8"])
    #expect(read(bytes: [0x5B, 0, 0x5D, 0]).diagnostics.all.map(\.rule.id) == ["invalid-encoding"])
  }

  @Test func depthSizeAndFaultsAreBounded() {
    let limits = JSONReader.Limits(bytes: 100, depth: 3, faults: 2)
    #expect(read(bytes: Array("[[[1]]]".utf8), limits: limits).diagnostics.isEmpty)
    #expect(read(bytes: Array("[[[[1]]]]".utf8), limits: limits).diagnostics.all.map(\.rule.id) == ["nested-too-deep"])
    let long = Array(repeating: UInt8(ascii: " "), count: 101)
    #expect(read(bytes: long, limits: limits).diagnostics.all.map(\.rule.id) == ["file-too-large"])
    let faulty = read(bytes: Array("[01, 02, 03]".utf8), limits: limits)
    #expect(faulty.diagnostics.all.map(\.rule.id) == ["invalid-number", "invalid-number", "too-many-faults"])
    #expect(faulty.value == nil)
  }

  @Test(arguments: [
    ("0.1", 0.1), ("-0.0001", -0.0001), ("123456789012345", 123_456_789_012_345), ("0.000000000000001", 1e-15),
    ("9007199254740993", 9_007_199_254_740_992), ("1e23", 1e23), ("5e-324", .leastNonzeroMagnitude),
    ("1.7976931348623157e308", .greatestFiniteMagnitude),
    ("3.141592653589793", 3.141592653589793),
  ]) func numbersAreTheNearestDouble(text: String, number: Double) { #expect(read(text).value?.number == number) }

  @Test(arguments: [("[.5]", 0.5), ("[5.]", 5), ("[+7]", 7), ("[-.5]", -0.5)])
  func numbersOfOneMeaningAreKept(text: String, number: Double) {
    #expect(read(text).value?.array?.first?.number == number)
  }

  @Test func unreadableScalarsAreMarked() {
    let values = read("[01, NaN, 1e999]").value?.array ?? []
    #expect(values.count == 3)
    #expect(values.allSatisfy { $0.isUnreadable && $0.number == nil })
  }

  @Test func membersKeepTheirOrderAndPlaces() throws {
    let text = #"{"b": 1, "a": [true, "é"], "c": {}}"#
    let object = try #require(read(text).value?.object)
    #expect(object.members.map(\.name) == ["b", "a", "c"])
    let a = try #require(object.member("a"))
    let file = SourceFile(path: "a.json", text: text)
    #expect(file.text(a.nameRange) == "\"a\"")
    #expect(file.text(a.value.range) == "[true, \"é\"]")
    #expect(a.value.array?.last?.string == "é")
    #expect(object["d"] == nil)
  }

  @Test func ofARepeatedNameTheLastValueCountsAtTheFirstPlace() throws {
    let object = try #require(read(#"{"a": 1, "b": 2, "a": 3}"#).value?.object)
    #expect(object.members.map(\.name) == ["a", "b"])
    #expect(object["a"]?.number == 3)
  }

  @Test func wideObjectsFindTheirMembers() throws {
    let text = "{" + (0..<1000).map { "\"k\($0)\": \($0)" }.joined(separator: ",") + "}"
    let object = try #require(read(text).value?.object)
    #expect(object["k0"]?.number == 0)
    #expect(object["k999"]?.number == 999)
    #expect(object["k1000"] == nil)
  }

  @Test(arguments: [
    ("[1, 2,]", "[1, 2]"), ("{\"a\": 1,}", "{\"a\": 1}"), ("[1 2]", "[1 ,2]"), ("{a: 1}", "{\"a\": 1}"),
    ("\u{FEFF}{}", "{}"),
  ]) func offersAnEditThatMendsTheText(text: String, mended: String) throws {
    let found = read(text).diagnostics
    #expect(found.all.count == 1)
    // As text, a byte order mark and nothing are equal.
    #expect(try #require(found.mended).unicodeScalars.elementsEqual(mended.unicodeScalars))
    #expect(read(mended).diagnostics.isEmpty)
  }

  @Test func escapesAreUndone() {
    #expect(read(#""\u00e9\ud83d\ude00\n\/""#).value?.string == "é😀\n/")
  }
}
