import Files
import Printing

/// What a build was made of, and what came of it.
struct BuildRecord: Sendable {
  /// A source, or another file that was looked for.
  struct Input: Sendable {
    let path: String
    /// The file's state; nil if it was missing, or if another state could look the same.
    let stamp: Digest?
    /// Of its bytes; nil where its stamp has to do, and for a file that was missing.
    let digest: Digest?
    let isMissing: Bool
  }

  /// The program that built.
  var program: Digest
  /// Its options, and what it could not read because of its name.
  var options: Digest
  /// Which part of the site it made.
  var part: Digest
  var sources: [Input]
  /// Files beside the sources that pages asked for.
  var beside: [Input]
  /// The state of all files that were written.
  var site: Digest
  /// The state of the folders of the site that this one has replaced, if that is kept.
  var former: Digest?
  /// The paths at which the former site differs.
  var differing: [String]
  /// What has changed since the rest of the site was made, where only a part of it was made last.
  var unseen: [BuildChanges.File]
  var outcome: BuildOutcome
}

/// What is told at the end of a build.
package struct BuildOutcome: Sendable, Equatable {
  /// How many pages, systems and tokens there are, and how many files.
  package var pages: Int
  package var systems: Int
  package var tokens: Int
  package var files: Int
  /// How many errors, warnings and notes there are.
  package var errors: Int
  package var warnings: Int
  package var notes: Int
  /// The findings as they are printed, without colours and with them.
  package var plain: String
  package var coloured: String

  package init(
    pages: Int, systems: Int, tokens: Int, files: Int, errors: Int, warnings: Int, notes: Int, plain: String,
    coloured: String
  ) {
    (self.pages, self.systems, self.tokens, self.files) = (pages, systems, tokens, files)
    (self.errors, self.warnings, self.notes) = (errors, warnings, notes)
    (self.plain, self.coloured) = (plain, coloured)
  }
}

/// A record as a file: lines, then the texts of the findings, and in the first line the digest of all the rest.
extension BuildRecord {
  private static let form = "specimen build record 3"
  private static let end = "findings"

  var bytes: [UInt8] {
    let numbers = [
      outcome.pages, outcome.systems, outcome.tokens, outcome.files, outcome.errors, outcome.warnings, outcome.notes,
      outcome.plain.utf8.count,
    ]
    var out = ByteBuffer(reserving: 4096)
    let formerText = former?.text ?? "-"
    let digests = [program, options, part, site].map(\.text)
    for line in digests + [formerText, numbers.map(String.init).joined(separator: " ")] {
      out.put(plain: line)
      out.put("\n")
    }
    for input in sources { Self.put("source", input, into: &out) }
    for input in beside { Self.put("beside", input, into: &out) }
    for path in differing {
      Self.put("former", Input(path: path, stamp: nil, digest: nil, isMissing: false), into: &out)
    }
    for file in unseen {
      out.put("unseen ")
      out.put(plain: file.what.name)
      out.put(" - - ")
      out.put(plain: file.path)
      out.put("\n")
    }
    out.put(plain: Self.end)
    out.put("\n")
    out.put(plain: outcome.plain)
    out.put(plain: outcome.coloured)
    let body = out.bytes
    return Array("\(Self.form) \(Digest(body).text)\n".utf8) + body
  }

  private static func put(_ kind: StaticString, _ input: Input, into out: inout ByteBuffer) {
    out.put(kind)
    out.put(input.isMissing ? " missing" : " there")
    for digest in [input.stamp, input.digest] {
      out.put(" ")
      out.put(plain: digest?.text ?? "-")
    }
    out.put(" ")
    // No name of a source contains a line break.
    out.put(plain: input.path)
    out.put("\n")
  }

  /// Reads a record; nil for anything that `bytes` has not written.
  init?(_ bytes: [UInt8]) {
    var reader = LineReader(bytes)
    let form = Array(Self.form.utf8)
    guard let first = reader.line(), first.starts(with: form),
      Digest(digits: first.dropFirst(form.count + 1)) == Digest(Array(bytes[reader.place...])),
      let program = reader.line().flatMap({ Digest(digits: $0) }),
      let options = reader.line().flatMap({ Digest(digits: $0) }),
      let part = reader.line().flatMap({ Digest(digits: $0) }),
      let site = reader.line().flatMap({ Digest(digits: $0) }), let former = reader.line(),
      let numbers = reader.line()?.split(separator: UInt8(ascii: " ")).map({
        Int(String(decoding: $0, as: UTF8.self)) ?? -1
      }), numbers.count == 8, numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    (self.program, self.options, self.part, self.site) = (program, options, part, site)
    self.former = Digest(digits: former)
    (sources, beside, differing, unseen) = ([], [], [], [])
    while let line = reader.line(), !line.elementsEqual(Self.end.utf8) {
      guard let (kind, state, input) = Self.input(line) else { return nil }
      switch kind.first {
      case UInt8(ascii: "s"): sources.append(input)
      case UInt8(ascii: "b"): beside.append(input)
      case UInt8(ascii: "u"):
        guard let what = BuildChanges.File.What(named: state) else { return nil }
        unseen.append(BuildChanges.File(path: input.path, what: what))
      default: differing.append(input.path)
      }
    }
    let texts = bytes[reader.place...]
    guard numbers[7] <= texts.count else { return nil }
    outcome = BuildOutcome(
      pages: numbers[0], systems: numbers[1], tokens: numbers[2], files: numbers[3], errors: numbers[4],
      warnings: numbers[5], notes: numbers[6], plain: String(decoding: texts.prefix(numbers[7]), as: UTF8.self),
      coloured: String(decoding: texts.dropFirst(numbers[7]), as: UTF8.self))
  }

  private static func input(
    _ line: ArraySlice<UInt8>
  ) -> (kind: ArraySlice<UInt8>, state: ArraySlice<UInt8>, input: Input)? {
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5 else { return nil }
    return (
      parts[0], parts[1],
      Input(
        path: String(decoding: parts[4], as: UTF8.self), stamp: Digest(digits: parts[2]),
        digest: Digest(digits: parts[3]), isMissing: parts[1].first == UInt8(ascii: "m"))
    )
  }

  /// Takes lines off the front of some bytes.
  private struct LineReader {
    private let bytes: [UInt8]
    private(set) var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func line() -> ArraySlice<UInt8>? {
      guard let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { place = end + 1 }
      return bytes[place..<end]
    }
  }
}

extension BuildChanges.File.What {
  /// What it is called in a record.
  fileprivate var name: String { String(describing: self) }

  fileprivate init?(named name: ArraySlice<UInt8>) {
    guard let what = Self.allCases.first(where: { name.elementsEqual($0.name.utf8) }) else { return nil }
    self = what
  }
}
