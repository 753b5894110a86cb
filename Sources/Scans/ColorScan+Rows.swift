import Files
import Printing
import Wording

/// What several colours of a row are called.
extension ColorScan {
  /// What as many names before them call several colours, where slashes part both: `--quiet / --faint (#9FB0BE /
  /// #5A6B7A)`; by the numbers of the colours.
  var pairedNames: [Int: Name] {
    var names: [Int: Name] = [:]
    var first = 0
    while first < found.count {
      var last = first
      while last + 1 < found.count, isBehindSlash(last + 1) { last += 1 }
      if last > first { name(first...last, &names) }
      first = last + 1
    }
    return names
  }

  private func name(_ run: ClosedRange<Int>, _ names: inout [Int: Name]) {
    let start = run.lowerBound == 0 ? 0 : found[run.lowerBound - 1].range.upperBound
    let head = scan.text[start..<found[run.lowerBound].range.lowerBound]
    guard head.count <= NameSplit.longestName else { return }
    let parts = head.split(separator: UInt8(ascii: "/")).map(Trimming.bytes)
    guard parts.count == run.count, parts.dropFirst().allSatisfy({ $0.count { $0 == 0x20 } < 2 }) else { return }
    let found = parts.compactMap { part -> Name? in
      // `Tiers of text --quiet`
      let start = part.firstPlace(of: " --").map { $0.lowerBound + 1 } ?? part.startIndex
      return part.contains(where: \.isLetter) ? scan.name(start..<part.endIndex) : nil
    }
    guard found.count == run.count else { return }
    for (index, name) in zip(run, found) { names[index] = name }
  }

  /// `for seats` of `#161011 for seats, #171011 for dialogs`: the words up to the next comma that say what a colour is for.
  func use(behind end: Int) -> String? {
    guard let word = scan.lexemes.firstIndex(where: { $0.start >= end && !$0.isOther }),
      scan.isWord(word, in: ["for", "für", "pour", "para", "per", "voor"])
    else { return nil }
    var last = word + 1
    while last < scan.lexemes.count, scan.lexemes[last].isWord, last - word <= 4 { last += 1 }
    guard last > word + 1, last == scan.lexemes.count || scan.lexemes[last].isBreak else { return nil }
    return String(decoding: scan.text[scan.lexemes[word].start..<scan.lexemes[last - 1].end], as: UTF8.self)
  }

  /// What the words behind them call several colours, each up to what parts it from the next: `#2F6F4F pine · #E0A33B amber`,
  /// `#102030 (ink), #F6F5F2 (paper)`; empty where a word stands right before the first of them, or where one has none
  /// behind it or only what is said of it: `#102030 AAA, #5A6B7A AA`.
  var namesBehind: [Name] {
    guard found.count > 1, areNamedBehind, !(nameOfAll.map { GenericName.isNotation($0.text) } ?? false) else {
      return []
    }
    var names: [Name] = []
    for (index, colour) in found.enumerated() {
      let end = index + 1 < found.count ? found[index + 1].range.lowerBound : scan.text.count
      let isLast = index + 1 == found.count
      guard let name = name(between: colour.range.upperBound, end, isLast: isLast) else { return [] }
      names.append(name)
    }
    return Set(names.map(\.text)).count == names.count ? names : []
  }

  /// Whether nothing, or a sign that leads over to them, stands before the first colour.
  private var areNamedBehind: Bool {
    let start = found[0].range.lowerBound
    guard let before = scan.lexemes.last(where: { $0.end <= start && !$0.isOther }) else { return true }
    return before.isColon || before.isClose || isDash(before)
  }

  private func name(between start: Int, _ end: Int, isLast: Bool) -> Name? {
    let from = pieces(before: start)
    let pieces = scan.lexemes.indices[from...].prefix { scan.lexemes[$0].end <= end }.filter {
      scan.lexemes[$0].start >= start && !isQuote(scan.lexemes[$0])
    }
    guard var first = pieces.first else { return nil }
    let isEnclosed = scan.lexemes[first].isOpen
    if isEnclosed || scan.lexemes[first].isDash { first += 1 }
    var last = first
    while last < scan.lexemes.count, last - first < 4, scan.lexemes[last].end <= end, isOfName(last, from: first) {
      last += 1
    }
    guard last > first, scan.lexemes[first].isWord, !isWord(first, in: JoiningWords.all),
      last > first + 1 || !isWord(first, in: Self.remarks)
    else { return nil }
    var rest = pieces.filter { $0 >= last }
    if isEnclosed {
      guard let close = rest.first, scan.lexemes[close].isClose else { return nil }
      rest.removeFirst()
    }
    guard isLast ? rest.first.map(parts) ?? true : rest.count == 1 && parts(rest[0]) else { return nil }
    return scan.name(scan.lexemes[first].start..<scan.lexemes[last - 1].end)
  }

  private func isWord(_ index: Int, in words: Set<String>) -> Bool {
    let word = scan.lexemes[index]
    return words.contains(String(decoding: scan.text[word.start..<word.end], as: UTF8.self).lowercased())
  }

  /// What is said of a colour and is not its name: how it does beside another, and when it holds.
  private static let remarks: Set<String> = [
    "aa", "aaa", "pass", "passes", "fail", "fails", "old", "new", "before", "after", "previous", "former",
  ]

  private func isQuote(_ lexeme: Lexeme) -> Bool {
    lexeme.isOther && lexeme.end - lexeme.start == 1 && scan.text[lexeme.start].isOne(of: "`\"'*")
  }

  /// A word, or the step of a ramp behind one: `slate 900`.
  private func isOfName(_ index: Int, from first: Int) -> Bool {
    if scan.lexemes[index].isWord { return true }
    guard index > first, let step = scan.lexemes[index].quantity else { return false }
    return step.unit == nil && step.high == nil && !step.isFraction
  }

  /// Whether a piece parts what is in a row.
  private func parts(_ index: Int) -> Bool {
    let lexeme = scan.lexemes[index]
    if case .semicolon = lexeme.kind { return true }
    if case .stop = lexeme.kind { return true }
    return lexeme.isComma || scan.isPoint(lexeme) || scan.isSlash(index) || isDash(lexeme)
  }

  /// `light="#0F172A"` is a declaration.
  private func isDash(_ lexeme: Lexeme) -> Bool { lexeme.isDash && scan.text[lexeme.start] != UInt8(ascii: "=") }

  /// What a row of colours that arrows join is called before its colon: `Bars, from light to dark: #CDD7C0 → #B6C3A4 → …`.
  var chain: Name? {
    guard isChain, case let before = scan.text[..<found[0].range.lowerBound],
      before.last(where: { !$0.isSpace && $0 != UInt8(ascii: "`") }) == UInt8(ascii: ":")
    else { return nil }
    let bold = scan.boldLength
    let head = bold > 0 ? before.prefix(bold) : before.prefix { !$0.isOne(of: ",(:") }
    return head.count <= NameSplit.longestName ? scan.name(0..<head.endIndex) : nil
  }

  /// Whether arrows join its colours.
  package var isChain: Bool {
    found.count > 2
      && zip(found, found.dropFirst()).allSatisfy { isArrow(scan.text[$0.range.upperBound..<$1.range.lowerBound]) }
  }

  private func isArrow(_ gap: ArraySlice<UInt8>) -> Bool {
    let sign = gap.filter { !$0.isSpace && $0 != UInt8(ascii: "`") }
    return sign.elementsEqual("→".utf8) || sign.elementsEqual("->".utf8) || sign.elementsEqual("⟶".utf8)
  }
}
