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
