import Files

/// How many of the values that documents state are drawn, for any folder of documents.
///
/// What a document states is found here by patterns of its own, which share nothing with the product's recognition, so
/// that neither can hide what the other overlooks. A value is drawn if a figure of the document's site shows it in its
/// text, or a mark is after it. Whether a figure is right cannot be counted: for that, those about a single value
/// are listed, which are the likeliest to be wrong.
struct Recall {
  private let folder: Folder
  private let binary: String
  private let listsMisses: Bool
  private var total = Tally()

  init(_ folder: Folder, binaries: Folder, listsMisses: Bool) {
    self.folder = folder
    binary = binaries.path + "/specimen"
    self.listsMisses = listsMisses
  }

  /// Values that documents state, and how many of them are drawn.
  private struct Tally {
    var stated: [StatedValue.Kind: Int] = [:]
    var drawn: [StatedValue.Kind: Int] = [:]
    var figures = 0
    var single = 0

    mutating func add(_ other: Tally) {
      stated.merge(other.stated, uniquingKeysWith: +)
      drawn.merge(other.drawn, uniquingKeysWith: +)
      figures += other.figures
      single += other.single
    }

    func row(_ name: String) -> String {
      let cells = StatedValue.Kind.allCases.map { kind -> String in
        guard let count = stated[kind] else { return "–" }
        return "\(drawn[kind] ?? 0)/\(count)"
      }
      return ([name] + cells + ["\(single)/\(figures)"]).joined(separator: " | ")
    }
  }

  mutating func run() throws(BenchmarkError) {
    let documents = try folder.files().filter { $0.hasSuffix(".md") || $0.hasSuffix(".markdown") }
    let kinds = StatedValue.Kind.allCases.map(\.rawValue)
    print("drawn of stated values, each counted once a document; the last column: figures about a single value")
    print((["document"] + kinds + ["single"]).joined(separator: " | "))
    for document in documents { try read(document) }
    print(total.row("all"))
    for kind in StatedValue.Kind.allCases {
      guard let count = total.stated[kind], count > 0 else { continue }
      let tenths = (total.drawn[kind] ?? 0) * 1000 / count
      print("\(kind.rawValue): \(tenths / 10).\(tenths % 10) %")
    }
  }

  private mutating func read(_ document: String) throws(BenchmarkError) {
    let text = String(decoding: try folder.bytes(of: document), as: UTF8.self)
    let stated = StatedValue.all(in: text)
    let site = Folder.scratch / "recall"
    try site.remove()
    _ = try measure([binary, "build", folder.path + "/" + document, "--output", site.path])
    let pages = try site.files().filter { $0.hasSuffix(".html") && !$0.hasPrefix("rules/") && $0 != "404.html" }
    var figures: [DrawnFigure] = []
    var marked = ""
    for page in pages {
      let text = String(decoding: try site.bytes(of: page), as: UTF8.self)
      figures += DrawnFigure.all(in: text)
      marked += " " + DrawnFigure.marked(in: text).joined(separator: " ")
    }
    try site.remove()
    let texts = figures.map(\.text).joined(separator: " ") + marked
    let shown = StatedValue.written(in: texts)
    var tally = Tally()
    tally.figures = figures.count
    let single = figures.filter(\.isAboutOneValue)
    tally.single = single.count
    var missed: [String] = []
    for value in stated {
      tally.stated[value.kind, default: 0] += 1
      if shown.contains(value.text) {
        tally.drawn[value.kind, default: 0] += 1
      } else {
        missed.append("\(value.kind.rawValue) \(value.text)")
      }
    }
    total.add(tally)
    print(tally.row(document))
    guard listsMisses else { return }
    for miss in missed { print("  not drawn: \(miss)") }
    for figure in single { print("  a single value: \(figure.text.prefix(100))") }
  }
}

/// A value that a document states.
struct StatedValue: Hashable {
  enum Kind: String, CaseIterable {
    case color, spacing, radius, type, easing, duration
  }

  let kind: Kind
  /// In one spelling: colours with six or eight digits, lengths without zeros that say nothing.
  let text: String

  /// The values of a document: colours and curves wherever they are; lengths and times in the lists, tables and keys
  /// below a heading or a key that says what they are.
  static func all(in document: String) -> Set<StatedValue> {
    var found: Set<StatedValue> = []
    var fence: Substring?
    var topic: Kind?
    var isFront = false
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if line == "---", number == 0 || isFront {
        isFront.toggle()
        topic = nil
        continue
      }
      let text = line.drop { $0 == " " }
      if isFence(text) {
        let info = text.dropFirst(3).trimmingPrefix(" ")
        let isOpen = fence == nil
        let isList = isOpen && isList(lines[(number + 1)...].prefix { !isFence($0.drop { $0 == " " }) }, info)
        fence = isOpen ? (isList ? "list" : info) : nil
        continue
      }
      // Code is an example of use; YAML is how some documents give their tokens, and a list of values is one in a
      // fence too.
      if let fence, fence != "yaml", fence != "list" { continue }
      let isKey = isFront || fence == "yaml"
      if isKey ? line.first?.isLetter == true : fence == nil && text.hasPrefix("#") {
        topic = Self.topic(of: text)
      }
      for color in colors(in: String(line)) { found.insert(StatedValue(kind: .color, text: color)) }
      for curve in curves(in: String(line)) { found.insert(StatedValue(kind: .easing, text: curve)) }
      let isListed = isKey || fence == "list" || text.hasPrefix("- ") || text.hasPrefix("* ") || text.hasPrefix("|")
      guard let topic, isListed else { continue }
      let values = topic == .duration ? times(in: String(line)) : lengths(in: String(line))
      for value in values { found.insert(StatedValue(kind: topic, text: value)) }
    }
    return found
  }

  private static func isFence(_ line: Substring) -> Bool { line.hasPrefix("```") || line.hasPrefix("~~~") }

  /// Whether the lines of a fence are declarations, with what may be between them: comments, labels and the braces
  /// of blocks of variables.
  private static func isList(_ lines: ArraySlice<Substring>, _ info: Substring) -> Bool {
    guard ["", "css", "scss", "less", "text", "txt", "plaintext"].contains(info.lowercased()) else { return false }
    let declarations = lines.count { !$0.matches(of: /^\s*[\w$-][^{}<>]*?(:|=|\s\s|\s#|\s\d).*\d.*[^{}]$/).isEmpty }
    let others = lines.count { line in
      !line.matches(
        of: /^\s*(\/\*.*|\*.*|\/\/.*|#.*|:root.*\{|@theme.*\{|\[data-.*\{|\.(dark|light)\s*\{|\}|[\w ()-]+:?|)$/
      ).isEmpty
    }
    return declarations > 0 && declarations + others >= lines.count
  }

  /// Every value that a text shows, of whatever kind.
  static func written(in text: String) -> Set<String> {
    Set(colors(in: text) + curves(in: text) + lengths(in: text) + times(in: text))
  }

  private static func topic(of heading: Substring) -> Kind? {
    let words = Set(heading.lowercased().split { !$0.isLetter }.map(String.init))
    if !words.isDisjoint(with: ["spacing", "space", "gap"]) { return .spacing }
    if !words.isDisjoint(with: ["radius", "radii", "rounded", "corner", "corners"]) { return .radius }
    if !words.isDisjoint(with: ["typography", "type", "font", "fonts", "typographic"]) { return .type }
    if !words.isDisjoint(with: ["duration", "durations", "motion", "timing"]) { return .duration }
    return nil
  }

  private static func colors(in text: String) -> [String] {
    text.matches(of: /(^|[^\w&\/(#.])#([0-9A-Fa-f]{8}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3,4})(?![0-9A-Za-z_-])/).map { match in
      let digits = match.output.2.lowercased()
      let whole = digits.count > 4 ? digits : digits.map { "\($0)\($0)" }.joined()
      return "#" + (whole.count == 8 && whole.hasSuffix("ff") ? String(whole.prefix(6)) : whole)
    }
  }

  private static func curves(in text: String) -> [String] {
    text.matches(of: /cubic-bezier\(([^)]*)\)/).map { match in
      "cubic-bezier(" + match.output.1.split(separator: ",").map { plain(String($0)) }.joined(separator: ",") + ")"
    }
  }

  private static func lengths(in text: String) -> [String] {
    text.matches(of: /(^|[^\w.#-])(\d+(\.\d+)?)(\/(\d+(\.\d+)?))? ?(px|pt|dp|rem)(?![A-Za-z0-9])/).flatMap { match in
      // `16/24 px`: a size and its leading.
      let numbers = [match.output.2] + (match.output.5.map { [$0] } ?? [])
      return numbers.map { plain(String($0)) + String(match.output.7) }
    }
  }

  private static func times(in text: String) -> [String] {
    text.matches(of: /(^|[^\w.#-])(\d+(\.\d+)?) ?(ms|s)(?![A-Za-z0-9])/).map { match in
      plain(String(match.output.2)) + String(match.output.4)
    }
  }

  /// A number without blanks and without zeros that say nothing.
  private static func plain(_ number: String) -> String {
    var number = number.filter { $0 != " " }
    if number.hasPrefix(".") { number = "0" + number }
    if number.contains(".") {
      while number.hasSuffix("0") { number.removeLast() }
      if number.hasSuffix(".") { number.removeLast() }
    }
    return number
  }
}

/// A figure of a page.
private struct DrawnFigure {
  /// Its text, without tags.
  let text: String
  let isAboutOneValue: Bool

  static func all(in page: String) -> [DrawnFigure] {
    page.split(separator: "<figure class=\"").dropFirst().compactMap { part in
      guard let end = part.firstRange(of: "</figure>"), let open = part.firstIndex(of: ">") else { return nil }
      let inner = part[part.index(after: open)..<end.lowerBound]
      let text = inner.replacing(/<wbr>/, with: "").replacing(/<[^>]*>/, with: " ").replacing(/\s+/, with: " ")
      let items = inner.split(separator: "<li").count + inner.split(separator: "<tr").count - 2
      return DrawnFigure(text: String(text), isAboutOneValue: items == 1)
    }
  }

  /// The texts of the items, paragraphs and cells that a mark ends.
  static func marked(in page: String) -> [String] {
    page.split(separator: "<span class=\"gauge").dropLast().map { part in
      let block = part.split(separator: /<(li|p|td)[ >]/).last ?? part
      return String(block.replacing(/<wbr>/, with: "").replacing(/<[^>]*>/, with: " "))
    }
  }
}
