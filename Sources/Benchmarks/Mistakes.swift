import Diagnostics
import Files
import Syntax
import TestSupport

/// How many mistakes in documents the check tells, for any folder of documents: one value of a document is changed at a
/// time, and its findings are compared with those from before.
struct Mistakes {
  private let folder: Folder
  private let binary: String
  /// The most mistakes of a kind that are made in a document, spread over it.
  private let most: Int
  private let listsMisses: Bool
  private var tallies: [Mistake.Kind: Tally] = [:]

  init(_ folder: Folder, binaries: Folder, most: Int, listsMisses: Bool) {
    self.folder = folder
    binary = binaries.path + "/specimen"
    self.most = most
    self.listsMisses = listsMisses
  }

  private struct Tally {
    var made = 0
    /// How many are told at the characters that were changed.
    var exact = 0
    /// How many are told at another place that says the same, with the changed one beside it.
    var elsewhere = 0
    /// How many of those that are told are told by notes alone.
    var notes = 0

    var told: Int { exact + elsewhere }
  }

  mutating func run() async throws(BenchmarkError) {
    for path in try folder.files() where path.lowercased().hasSuffix(".md") {
      let text = String(decoding: try folder.bytes(of: path), as: UTF8.self)
      try await read(text, path)
    }
    print("kind | made | told at the changed characters | told at others that say the same | of those, by notes alone")
    for kind in Mistake.Kind.allCases {
      guard let tally = tallies[kind] else { continue }
      print("\(kind.rawValue) | \(tally.made) | \(tally.exact) | \(tally.elsewhere) | \(tally.notes)")
    }
    let told = tallies.values.reduce(0) { $0 + $1.told }
    let made = tallies.values.reduce(0) { $0 + $1.made }
    print("all | \(made) | \(told), \(told * 1000 / max(1, made)) of a thousand")
  }

  private mutating func read(_ text: String, _ path: String) async throws(BenchmarkError) {
    let name = RelativePath.name(of: path)
    let before = Set(try await findings(name, text).map(\.identity))
    for (kind, mistakes) in Dictionary(grouping: Mistake.all(in: text), by: \.kind) {
      let step = max(1, (mistakes.count + most - 1) / most)
      for mistake in stride(from: 0, to: mistakes.count, by: step).map({ mistakes[$0] }) {
        let found = try await findings(name, mistake.wrong(text)).filter { !before.contains($0.identity) }
        note(mistake, kind, found, in: text, path)
      }
    }
  }

  private mutating func note(
    _ mistake: Mistake, _ kind: Mistake.Kind, _ found: [Finding], in text: String, _ path: String
  ) {
    let file = SourceFile(path: path, text: mistake.wrong(text))
    let index = LineIndex(file.bytes)
    let change = mistake.wrong.utf8.count - mistake.range.count
    func moved(_ range: Range<Int>) -> Range<Int> {
      let shift = range.lowerBound > mistake.range.lowerBound ? change : 0
      return range.lowerBound + shift..<range.upperBound + shift
    }
    func touches(_ finding: Finding, _ range: Range<Int>) -> Bool {
      finding.places.contains { place in
        place.start < index.position(at: range.upperBound) && index.position(at: range.lowerBound) < place.end
      }
    }
    let own = mistake.range.lowerBound..<mistake.range.lowerBound + mistake.wrong.utf8.count
    let exact = found.filter { touches($0, own) }
    let other = found.filter { finding in mistake.others.contains { touches(finding, moved($0)) } }
    let told = exact.isEmpty ? other : exact
    tallies[kind, default: Tally()].made += 1
    tallies[kind]?.exact += exact.isEmpty ? 0 : 1
    tallies[kind]?.elsewhere += exact.isEmpty && !other.isEmpty ? 1 : 0
    tallies[kind]?.notes += !told.isEmpty && told.allSatisfy(\.isNote) ? 1 : 0
    guard told.isEmpty, listsMisses else { return }
    let line = index.position(at: mistake.range.lowerBound).line
    let written = String(
      decoding: file.lines(around: ByteRange(own.lowerBound, own.upperBound)).prefix(160), as: UTF8.self)
    let seen = found.isEmpty ? "" : " (said: \(found.map(\.identity).joined(separator: "; ")))"
    print("  not told: \(path):\(line): \(kind.rawValue): \(mistake.wrong)\(seen)\n    \(written)")
  }

  private func findings(_ name: String, _ text: String) async throws(BenchmarkError) -> [Finding] {
    let scratch = Folder.scratch / "mistakes"
    try scratch.write([Artifact(path: name, bytes: Array(text.utf8))])
    let arguments = ["check", scratch.path + "/" + name, "--all", "--format", "json"]
    let output: String
    do { output = try await ChildProcess(binary, arguments).run().output } catch {
      throw BenchmarkError(description: "\(binary): \(error)")
    }
    var unread = Diagnostics()
    let report = JSONReader.read(SourceFile(path: "report.json", text: output), into: &unread)
    return report?.object?["diagnostics"]?.array?.compactMap { $0.object.flatMap(Finding.init) } ?? []
  }
}

/// A finding as the check prints it.
private struct Finding {
  let rule: String
  let message: String
  let isNote: Bool
  let places: [(start: Position, end: Position)]

  /// What tells it apart from others, wherever it has moved to.
  var identity: String { rule + ": " + message }

  init?(_ object: JSONObject) {
    guard let rule = object["rule"]?.string, let message = object["message"]?.string else { return nil }
    (self.rule, self.message) = (rule, message)
    isNote = object["severity"]?.string == "note"
    let own = Self.place(object["start"]).map { start in (start, Self.place(object["end"]) ?? start) }
    let related = object["related"]?.array?.compactMap { Self.place($0) }.map { start in
      (start, Position(line: start.line, column: start.column + 1))
    }
    places = [own].compactMap(\.self) + (related ?? [])
  }

  private static func place(_ value: JSONValue?) -> Position? {
    guard let object = value?.object, case .number(let line)? = object["line"]?.kind,
      case .number(let column)? = object["column"]?.kind
    else { return nil }
    return Position(line: Int(line), column: Int(column))
  }
}

extension Position {
  fileprivate static func < (a: Position, b: Position) -> Bool {
    a.line == b.line ? a.column < b.column : a.line < b.line
  }
}

extension Mistake {
  /// A document with the mistake in it.
  fileprivate func wrong(_ text: String) -> String {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(range, with: wrong.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
