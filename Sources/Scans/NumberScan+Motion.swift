import Files
import Motion
import Printing
import Tokens
import Wording

/// Springs and easings.
extension NumberScan {
  mutating func readSpring() -> Bool {
    let springs = scan.springs
    guard let first = springs.first else { return false }
    let count = first.parameters.given.count
    let isSaid = KindWords(scan.text[...]).contains(.spring)
    let said: Evidence? = isSaid ? .words(scan.place(0..<scan.text.count)) : around.evidence(of: .spring)
    guard let evidence = count > 1 ? .notation : said else { return false }
    let name = springName(before: first.pieces.lowerBound)
    for (spring, pieces) in springs {
      let label = springs.count > 1 ? scan.label(before: pieces.lowerBound) : nil
      let own = label?.text == name?.text ? nil : label
      let full: Name? =
        if let name, scan.isExplicit {
          own.map { Name("\(name.text), \($0.text)") } ?? name
        } else {
          own ?? name ?? around.title ?? scan.ownName
        }
      add(full ?? Name("Spring"), .spring, .spring(spring), scan.place(ofPieces: pieces), evidence)
    }
    return true
  }

  /// What the text calls its spring; nil for a name that says no more than that it is one.
  private func springName(before piece: Int) -> Name? {
    guard let range = scan.name, piece > 0 else { return nil }
    // `snappy stiffness 600`: the parameter is not a part of the name.
    let end = scan.isExplicit ? range.upperBound : min(range.upperBound, scan.lexemes[piece - 1].end)
    guard range.lowerBound < end, let name = scan.name(range.lowerBound..<end) else { return nil }
    let words = name.text.lowercased().split { !$0.isLetter }
    return words.allSatisfy { Self.wordsForSprings.contains($0) } ? nil : name
  }

  private static let wordsForSprings: Set<Substring> = [
    "spring", "springs", "animation", "physics", "config", "parameters", "values", "motion",
  ]

  /// `Hover` of `Hover 220ms cubic-bezier(…)`: what the time right before a curve is called.
  private func nameOfTime(before curve: Int) -> Name? {
    guard curve > 1, scan.lexemes[curve - 1].quantity?.unit?.isTime == true else { return nil }
    return nameOfClause(before: curve - 1)
  }

  /// One to three words that begin a clause and end before a piece.
  private func nameOfClause(before index: Int) -> Name? {
    var first = index
    while first > 0, index - first < 4, scan.lexemes[first - 1].isWord { first -= 1 }
    guard first < index, index - first < 4, first == 0 || scan.lexemes[first - 1].isBreak else { return nil }
    return text(from: first, to: index)
  }

  /// `Hover 220ms cubic-bezier(…), entrance 560ms cubic-bezier(…), micro 120ms`: the times of the clauses of a sentence.
  mutating func readTimedClauses() {
    var found: [(name: Name, piece: Int, time: Quantity)] = []
    for (index, lexeme) in scan.lexemes.enumerated() where !used.contains(index) {
      guard let time = lexeme.quantity, time.unit?.isTime == true, time.high == nil,
        kind(of: time, beside: [], isDotted: false) != nil, let name = nameOfClause(before: index), !isOfSentence(name),
        index + 1 == scan.lexemes.count || scan.lexemes[index + 1].isBreak
          || scan.isWord(index + 1, in: ["cubic-bezier"])
      else { continue }
      found.append((name, index, time))
    }
    guard found.count > 1 else { return }
    for one in found {
      add(one.name, .duration, one.time, .unit)
      used.insert(one.piece)
    }
  }

  mutating func readEasing() -> Bool {
    var index = 0
    while let (curve, pieces) = scan.easing(from: index) {
      let at = pieces.lowerBound
      let own = values.isEmpty && !saysOnlyEasing ? name(before: at) : nil
      let name =
        [nameOfTime(before: at), own, clause(before: at), values.isEmpty ? name(before: at) : nil].compactMap(\.self)
        .first {
          !leadsToCurve($0) && !isOfTime($0)
        }
        ?? around.title ?? Name("Easing")
      add(name, .easing, .easing(curve), scan.place(ofPieces: pieces), .notation)
      index = at + 1
    }
    if !values.isEmpty { return true }
    let start = scan.name == nil ? 0 : scan.valueStart
    if let (curve, pieces) = listedCurve(from: start), let name = scan.ownName {
      add(name, .easing, .easing(curve), scan.place(ofPieces: pieces), .words(scan.place(0..<scan.text.count)))
      return true
    }
    let keyword = scan.easingKeyword(at: start)
    guard let (curve, pieces) = scan.writtenCurve(at: start) ?? keyword.map({ ($0, start...start) }),
      keyword == nil || scan.name != nil
    else { return false }
    let reason = around.kind(beside: scan.nameWords, isDotted: scan.isDotted)
    let isNamed = reason?.kind == .easing
    if isNamed, readKeywords(from: start, evidence(reason?.node)) { return true }
    guard isNamed || isVariableOfEasing || scan.isHyphenated(start) && start + 1 == scan.lexemes.count else {
      return false
    }
    add(
      scan.ownName ?? around.title ?? Name("Easing"), .easing, .easing(curve), scan.place(ofPieces: pieces),
      isNamed ? evidence(reason?.node) : .notation)
    return true
  }

  /// `with the curve`: words that only lead to a curve.
  private func leadsToCurve(_ name: Name) -> Bool {
    let words = name.text.lowercased().split { !$0.isLetter }
    return words.contains(where: Self.leadingToCurves.contains)
      && words.allSatisfy { Self.leadingToCurves.contains($0) || KindWords(Array($0.utf8)[...]) == .easing }
  }

  /// `Duration` of `Duration 150ms, easing cubic-bezier(…)`: a name for the time beside a curve.
  private func isOfTime(_ name: Name) -> Bool {
    let words = KindWords(Array(name.text.utf8)[...])
    return !words.isEmpty && words.isSubset(of: [.duration, .value]) && !name.text.contains(" ")
  }

  private static let leadingToCurves: Set<Substring> = [
    "with", "on", "by", "a", "an", "the", "mit", "der", "einer", "kurve", "avec", "la", "une", "con", "una", "com",
    "uma",
  ]

  /// `--ease-linear: linear`
  private var isVariableOfEasing: Bool {
    scan.startsWithVariable && scan.ownName?.text.lowercased().hasPrefix("ease-") == true
  }

  /// `Ease: [0.22, 1, 0.36, 1]`, `Standard: (0.4, 0, 0.2, 1)`: a curve without its function, behind a name for one.
  private func listedCurve(from start: Int) -> (CubicBezier, ClosedRange<Int>)? {
    guard scan.isExplicit,
      scan.nameWords.contains(.easing) || scan.ownName?.text.lowercased().hasPrefix("ease") == true
    else { return nil }
    return scan.bracketedCurve(at: start)
  }

  /// `on the decel curve `[0.16, 1, 0.3, 1]``: a curve without its function, right behind the word for one, or below a
  /// heading about motion: `Sheet: 300 ms (0.32, 0.72, 0, 1)`.
  mutating func readSpokenCurve() {
    for open in scan.lexemes.indices.dropFirst() {
      guard let (curve, pieces) = scan.bracketedCurve(at: open) else { continue }
      let word = scan.lexemes[open - 1]
      guard word.isWord, KindWords(scan.text[word.start..<word.end]).contains(.easing) else {
        // `translate(0, 0, 1, 1)` is a call.
        guard let reason = around.evidence(of: [.easing, .motion]), !word.isWord || word.end < scan.lexemes[open].start
        else { continue }
        let name = [name(before: open), around.title].compactMap(\.self).first { !isOfTime($0) }
        add(name ?? Name("Easing"), .easing, .easing(curve), scan.place(ofPieces: pieces), reason)
        return
      }
      var first = open - 1
      while first > 0, open - first < 3, scan.lexemes[first - 1].isWord, !scan.isWord(first - 1, in: Self.leadingIn) {
        first -= 1
      }
      let own = first < open - 1 ? text(from: first, to: open) : nil
      add(
        own ?? around.title ?? Name("Easing"), .easing, .easing(curve), scan.place(ofPieces: pieces),
        .words(scan.place(word.start..<word.end)))
      return
    }
  }

  private static let leadingIn: [StaticString] = [
    "on", "the", "a", "an", "with", "uses", "use", "of", "is", "by", "in", "our", "its", "at",
  ]

  /// `Sheet: 280ms, spring {stiffness: 280, damping: 30}`: the time right behind the name of a spring.
  mutating func readTimeOfSpring() {
    guard scan.isExplicit, values.count == 1, scan.valueStart + 1 < scan.lexemes.count,
      let time = scan.lexemes[scan.valueStart].quantity, time.unit?.isTime == true,
      scan.lexemes[scan.valueStart + 1].isComma,
      let (kind, evidence) = kind(of: time, beside: [], isDotted: false), let name = scan.ownName
    else { return }
    add(name, kind, time, evidence)
  }

  /// Whether the text's name only says what follows: `Easing: ease-out-quint (cubic-bezier(…))`.
  private var saysOnlyEasing: Bool {
    guard scan.isExplicit, let name = scan.ownName else { return false }
    return name.text.split { !$0.isLetter }.allSatisfy { word in
      let words = KindWords(Array(word.utf8)[...])
      return !words.isEmpty && words.isSubset(of: [.easing, .motion, .value])
    }
  }

  /// `Menu: 0.3s cubic-bezier(0.4, 0, 0.2, 1)`: the time that a curve takes.
  mutating func readTimes() {
    guard values.count == 1,
      let time = scan.lexemes.indices.first(where: { scan.lexemes[$0].quantity?.unit?.isTime == true }),
      let quantity = scan.lexemes[time].quantity, let (kind, evidence) = kind(of: quantity, beside: [], isDotted: false)
    else { return }
    add(Name(values[0].name, values[0].nameRange), kind, quantity, evidence)
  }

  /// Whether running text sets its only time in bold or as code: `**300 ms** with the curve …`.
  var isTimeMarked: Bool {
    let times = scan.lexemes.filter { $0.quantity?.unit?.isTime == true }
    return times.count == 1 && scan.isMarked(times[0])
  }

  /// `Menu: 200ms ease-out`: a keyword beside the time it belongs to.
  mutating func readTransition() {
    guard scan.name != nil, let index = scan.lexemes.indices.first(where: scan.isHyphenated) else { return }
    for time in max(index - 2, 0)...min(index + 2, scan.lexemes.count - 1) {
      guard scan.lexemes[time].quantity?.unit?.isTime == true,
        abs(time - index) == 1 || scan.lexemes[(index + time) / 2].isComma,
        let curve = scan.easingKeyword(at: index), let name = scan.ownName
      else { continue }
      add(named(name, ofTime: time), .easing, .easing(curve), scan.place(ofPieces: index...index), .notation)
      return
    }
  }

  /// `120–180ms, ease-out`, `250ms ease`: the keyword right behind a time, for what the time is of.
  mutating func readKeywordBehindTime() {
    guard !values.contains(where: { $0.kind == .easing }) else { return }
    for (index, lexeme) in scan.lexemes.enumerated() where lexeme.quantity?.unit?.isTime == true {
      let next = index + 1 < scan.lexemes.count && scan.lexemes[index + 1].isComma ? index + 2 : index + 1
      let isLast = next + 1 == scan.lexemes.count || next + 1 < scan.lexemes.count && scan.lexemes[next + 1].isBreak
      // `ease` and `linear` are words, too.
      guard isLast, scan.isHyphenated(next) || scan.isExplicit && index == scan.valueStart && next == index + 1,
        let curve = scan.easingKeyword(at: next),
        let time = values.first(where: { $0.kind == .duration && $0.range == scan.place(lexeme.start..<lexeme.end) })
      else { continue }
      add(
        Name(time.name, time.nameRange), .easing, .easing(curve), scan.place(ofPieces: next...next), .notation)
      return
    }
  }

  /// `ease-out for entrances, ease-in-out for state changes`: several keywords, each with its words.
  private mutating func readKeywords(from start: Int, _ evidence: Evidence) -> Bool {
    guard scan.isExplicit, let name = scan.ownName else { return false }
    let pieces = scan.lexemes.indices.dropFirst(start).filter(scan.isHyphenated).prefix(8)
    let found = pieces.compactMap { piece -> (Int, CubicBezier, Name)? in
      guard let curve = scan.easingKeyword(at: piece), let label = words(behind: piece) else { return nil }
      return (piece, curve, label)
    }
    guard found.count > 1, found.count == pieces.count else { return false }
    for (piece, curve, label) in found {
      add(
        Name("\(name.text), \(label.text)"), .easing, .easing(curve), scan.place(ofPieces: piece...piece), evidence)
    }
    return true
  }

  func name(before index: Int) -> Name? {
    guard let name = scan.ownName, scan.name.map({ $0.upperBound <= scan.lexemes[index].start }) ?? false else {
      return clause(before: index)
    }
    return name
  }
}
