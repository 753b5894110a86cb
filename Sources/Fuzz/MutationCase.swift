import Diagnostics
import Files
import Pipeline
import Printing
import Syntax

/// The input of one run: some files of the guide with a few things changed, or a document of phrases.
struct MutationCase {
  private(set) var files: MutationCorpus.Files
  private var random: MutationRandom

  init(_ corpus: MutationCorpus, seed: UInt64, run: Int) {
    random = MutationRandom(seed: seed, run: run)
    if random.percent(25) {
      files = ["DESIGN.md": Array(PhraseDocument(&random).text.utf8)]
      return
    }
    files = corpus.files(&random)
    for _ in 0...random.below(random.percent(20) ? 30 : 4) { mutate() }
  }

  /// Builds the site and writes its findings in every style; nothing that is in the files may trap.
  func build() async {
    let sources = Sources(files.map { SourceFile(path: $0.key, bytes: $0.value) })
    let result = await Build.site(sources, BuildOptions(jobs: 1))
    var style = TextStyle(color: true)
    _ = style.text(result.diagnostics)
    _ = JSONStyle.text(result.diagnostics)
  }

  // MARK: what is changed

  private mutating func mutate() {
    guard let path = anyPath() else { return }
    switch random.below(12) {
    case 0: moveFile(path)
    case 1, 2, 3: change(path) { bytes, random in Self.changeBytes(&bytes, &random) }
    case 4, 5: change(path) { bytes, random in Self.changeLines(&bytes, &random) }
    case 6: change(path) { bytes, random in Self.changeWord(&bytes, &random) }
    case 7: insertBlock(path)
    case 8: splice(into: path)
    default: changeJSON()
    }
  }

  private mutating func anyPath(_ suffixes: [String] = []) -> String? {
    let paths = files.keys.filter { path in suffixes.isEmpty || suffixes.contains { path.hasSuffix($0) } }.sorted()
    return paths.isEmpty ? nil : paths[random.below(paths.count)]
  }

  private mutating func change(_ path: String, _ edit: (inout [UInt8], inout MutationRandom) -> Void) {
    guard var bytes = files[path] else { return }
    edit(&bytes, &random)
    files[path] = bytes
  }

  /// A file is taken away, emptied, renamed or put in the place of another.
  private mutating func moveFile(_ path: String) {
    guard let bytes = files[path], let other = anyPath() else { return }
    switch random.below(6) {
    case 0: files[path] = nil
    case 1: files[path] = path.hasSuffix(".json") ? Array("{}".utf8) : []
    case 2: files[other] = bytes
    case 3: files[path] = Array(bytes.prefix(random.below(bytes.count + 1)))
    case 4:
      files[path] = nil
      files[path.replacing("/tokens/", with: "/").replacing(".tokens.json", with: ".json")] = bytes
    default: files[path + "." + String(path.split(separator: ".").last ?? "md")] = bytes
    }
  }

  private static let marks: [String] = [
    "\u{FEFF}", "\u{0}", "\r", "\r\n", "\n\n", "\t", "{", "}", "[", "]", "\"", "\\", "|", "`", "```", "~~", "**", "_",
    "<", ">", "&", "---", "---\n", "#", "- ", "> ", "1. ", "{{", "}}", "{{{body}}}", "{{>page}}", "{{<base}}",
    "$value", "$ref", "$extends", "$root", "#/", "{a.b}", "../", "%2F", "\u{E000}", "\u{301}", "\u{1100}", "\u{202E}",
    "https://example.org/a.png", "![", " ](x.md)", "token:color.x", "e\u{301}", "😀", "\\u0000", "null", "true", "[]",
    "{}",
  ]

  private static let numbers = [
    "0", "-0", "1", "-1", "1e308", "-1e308", "1e-308", "1e999", "0.1", "9007199254740993", "18446744073709551616",
    "255",
    "256", "2147483648", "00", "1.", ".5", "NaN", "-", "1e", "99999999999999999999999999",
  ]

  private static func changeBytes(_ bytes: inout [UInt8], _ random: inout MutationRandom) {
    let range = random.range(in: bytes.count)
    switch random.below(7) {
    case 0: bytes.removeSubrange(range)
    case 1: bytes.insert(contentsOf: bytes[range], at: random.below(bytes.count + 1))
    case 2: bytes.insert(contentsOf: Array(marks[random.below(marks.count)].utf8), at: range.lowerBound)
    case 3: if !range.isEmpty { bytes[range.lowerBound] = UInt8(random.below(256)) }
    case 4: bytes = Array(bytes[..<range.lowerBound])
    case 5:
      let mark = Array(marks[random.below(marks.count)].utf8)
      bytes.replaceSubrange(range, with: (0..<random.below(300)).flatMap { _ in mark })
    default: for index in range { bytes[index] ^= UInt8(1 << random.below(8)) }
    }
  }

  private static func changeLines(_ bytes: inout [UInt8], _ random: inout MutationRandom) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    let first = random.below(lines.count)
    let second = random.below(lines.count)
    switch random.below(10) {
    case 0: lines.swapAt(first, second)
    case 1: lines.insert(lines[first], at: second)
    case 2: lines.remove(at: first)
    case 3: lines[first] = Array("    ".utf8) + lines[first]
    case 4: lines = Array(lines[min(first, second)...max(first, second)])
    case 5: lines[first] = Array(lines[first].drop { $0 == 0x20 })
    case 6: lines[first] += [0x0D]
    case 7:
      // A listing in a document is read in ways of its own.
      let end = min(first + random.below(8), lines.count)
      lines.insert(Array("```\n".utf8), at: end)
      lines.insert(Array("```\nInput:".utf8), at: first)
    case 8: lines[first] = Array("- ".utf8) + lines[first].filter { $0 != UInt8(ascii: "|") }
    default: lines[first] = (0..<random.below(50)).flatMap { _ in lines[second] }
    }
    bytes = Array(lines.joined(separator: [0x0A]))
  }

  /// A number or a word becomes another one.
  private static func changeWord(_ bytes: inout [UInt8], _ random: inout MutationRandom) {
    let isWord = { (byte: UInt8) in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
    let words = bytes.split { !isWord($0) }
    guard !words.isEmpty else { return }
    let old = words[random.below(words.count)]
    let isNumber = old.allSatisfy { !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20) }
    let new =
      isNumber || random.percent(20)
      ? Array(numbers[random.below(numbers.count)].utf8) : Array(words[random.below(words.count)])
    bytes.replaceSubrange(old.indices, with: new)
  }

  private static let blocks = [
    "swatches", "ramp", "tints", "gradients", "contrast", "vision", "opacity", "type-ramp", "dynamic-type", "scale",
    "radii", "borders", "shadows", "icons", "targets", "spring", "springs", "easing", "durations", "transitions",
    "demo",
    "haptics", "choreography", "haptic-budget", "preview", "states", "anatomy", "redlines", "do-dont", "frame",
    "mermaid",
    "tokens", "not-given",
  ]

  /// A block of one kind with what another has in it, or with patterns of names.
  private mutating func insertBlock(_ path: String) {
    guard let path = path.hasSuffix(".md") ? path : anyPath([".md"]), let bytes = files[path] else { return }
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    let name = Self.blocks[random.below(Self.blocks.count)]
    let fences = lines.indices.filter { lines[$0].starts(with: "```") && lines[$0].count > 3 }
    if !fences.isEmpty, random.percent(50) {
      let fence = fences[random.below(fences.count)]
      let options = lines[fence].drop { $0 != 0x20 }
      lines[fence] = Array("```\(name)".utf8) + options
    } else {
      let pattern = ["**", "color.**", "*.*", "motion.*", "text: **\nsurface: **", "font.**", "**.brand", ""][
        random.below(8)]
      let options = ["", " title=\"x\"", " on=color.x", " theme=dark", " sample=\"\"", " at=1e999"][random.below(6)]
      lines.insert(Array("\n```\(name)\(options)\n\(pattern)\n```\n".utf8), at: random.below(lines.count + 1))
    }
    files[path] = Array(lines.joined(separator: [0x0A]))
  }

  /// A piece of one file goes into another.
  private mutating func splice(into path: String) {
    guard let source = anyPath().flatMap({ files[$0] }), let bytes = files[path] else { return }
    let piece = source[random.range(in: source.count)]
    let place = random.range(in: bytes.count)
    files[path]?.replaceSubrange(place, with: piece)
  }

  // MARK: JSON

  /// What is changed are whole values and members, so that most of the file stays JSON.
  private mutating func changeJSON() {
    guard let path = anyPath([".json"]), let bytes = files[path], let places = Self.places(in: bytes) else { return }
    let place = places[random.below(places.count)]
    let other = places[random.below(places.count)]
    let new: [UInt8]
    switch random.below(9) {
    case 0: new = Array(bytes[other])
    case 1: new = Array(##"{"$ref": "#/a/b/$value"}"##.utf8)
    case 2: new = Array("\"{\(words(in: Array(bytes[other])))}\"".utf8)
    case 3:
      new = Array(["null", "true", "[]", "{}", "\"\"", "\"#fff\"", "[[]]", "{\"$value\": 1}"][random.below(8)].utf8)
    case 4: new = Array(Self.numbers[random.below(Self.numbers.count)].utf8)
    case 5:
      let depth = random.below(random.percent(10) ? 2000 : 6)
      new =
        Array(repeating: UInt8(ascii: "["), count: depth) + bytes[place]
        + Array(repeating: UInt8(ascii: "]"), count: depth)
    case 6: new = Array("{\"a\": ".utf8) + bytes[place] + Array(", \"$extends\": \"{a}\"}".utf8)
    case 7:
      guard let source = anyPath([".json"]).flatMap({ files[$0] }), let far = Self.places(in: source) else { return }
      new = Array(source[far[random.below(far.count)]])
    default:
      new = Array("{\"light\": ".utf8) + bytes[place] + Array(", \"dark\": ".utf8) + bytes[other] + Array("}".utf8)
    }
    files[path]?.replaceSubrange(place, with: new)
  }

  private func words(in bytes: [UInt8]) -> String {
    String(decoding: bytes.filter { $0 != 0x22 && $0 != 0x7B && $0 != 0x7D && $0 >= 0x20 }.prefix(60), as: UTF8.self)
  }

  /// Where the values of a JSON file are; nil where it is none.
  private static func places(in bytes: [UInt8]) -> [Range<Int>]? {
    var unreported = Diagnostics()
    let file = SourceFile(path: "x.json", bytes: bytes)
    guard let root = JSONReader.read(file, into: &unreported) else { return nil }
    var found: [Range<Int>] = []
    var open = [root]
    while let value = open.popLast() {
      found.append(value.range.start..<value.range.end)
      switch value.kind {
      case .object(let object): open += object.members.map(\.value)
      case .array(let elements): open += elements
      case .null, .bool, .number, .string: break
      }
    }
    return found
  }
}
