import Printing
import Wording

/// What is said of one of several times.
extension NumberScan {
  /// A time among several, with what the text says of it alone: `Toasts, in` of `Toasts: 200ms in, 150ms out`.
  func named(_ name: Name, ofTime index: Int) -> Name {
    let timed = timed(name, index)
    guard timed.text == name.text, name.text == scan.ownName?.text, let part = part(ofTime: index)
    else { return timed }
    let words = scan.nameWords
    return !words.isEmpty && words.isSubset(of: [.duration, .motion, .easing, .value, .ramp])
      ? part : Name("\(name.text), \(part.text)")
  }

  /// `Toast: in 200 / out 500 ms`: times whose unit stands once.
  mutating func readNamedTimes() -> Bool {
    guard scan.lexemes.contains(where: { $0.isQuantity && $0.quantity?.unit == nil }),
      case let named = scan.namedTimes(from: scan.isExplicit ? scan.valueStart : 0), let first = named.first,
      let (kind, evidence) = kind(of: first.time)
    else { return false }
    for (label, time) in named {
      let name = scan.isExplicit ? scan.ownName.map { Name("\($0.text), \(label.text)") } : nil
      add(name ?? label, kind, time, evidence)
    }
    return true
  }

  /// What is said of one of several times: `UI` in `180ms ease-out (UI)`, `in` in `200ms in`, `rebound` in
  /// `rebound 200ms`.
  private func part(ofTime index: Int) -> Name? {
    let times = scan.lexemes.lazy.filter { $0.quantity?.unit?.isTime == true }.prefix(2)
    guard times.count > 1 else { return nil }
    if let name = nameOfBracket(at: index) { return name }
    var next = index + 1
    while next < scan.lexemes.count, scan.easingKeyword(at: next) != nil { next += 1 }
    if next < scan.lexemes.count, scan.lexemes[next].isOpen {
      guard let close = scan.lexemes[next...].prefix(8).firstIndex(where: \.isClose),
        scan.lexemes[(next + 1)..<close].allSatisfy({ $0.isWord || $0.isOther })
      else { return nil }
      return text(from: next + 1, to: close)
    }
    var end = next
    while end < scan.lexemes.count, end - next < 3, scan.lexemes[end].isWord, !scan.isWord(end, in: ["and", "or"]) {
      end += 1
    }
    let isOver =
      end == scan.lexemes.count || scan.lexemes[end].isBreak || scan.lexemes[end].isOpen || scan.lexemes[end].isOther
      || scan.isWord(end, in: ["and", "or"])
    if end > next { return isOver ? text(from: next, to: end) : nil }
    var first = index
    while first > scan.valueStart, index - first < 2, scan.lexemes[first - 1].isWord { first -= 1 }
    if scan.isWord(first, in: ["and", "or"]) { first += 1 }
    guard first < index, first > scan.valueStart, scan.lexemes[first - 1].isComma else { return nil }
    return text(from: first, to: index)
  }

  /// `blink` of `blink (1s caret), reveal (0.7s fade)`: the words before a bracket that a time begins.
  private func nameOfBracket(at index: Int) -> Name? {
    let areInBrackets = scan.lexemes.indices.allSatisfy { piece in
      scan.lexemes[piece].quantity?.unit?.isTime != true || piece > 1 && scan.lexemes[piece - 1].isOpen
    }
    guard index > 1, areInBrackets else { return nil }
    var first = index - 1
    while first > scan.valueStart, index - first < 5, scan.lexemes[first - 1].isWord { first -= 1 }
    if scan.isWord(first, in: ["and", "or"]) { first += 1 }
    guard first < index - 1, first == scan.valueStart || !scan.lexemes[first - 1].isWord else { return nil }
    return text(from: first, to: index - 1)
  }

  /// A time with the word for it that follows: `Items delay` for `Items: … 0.04s delay per item`.
  private func timed(_ name: Name, _ index: Int) -> Name {
    guard let word = scan.word(at: index + 1), KindWords(Array(word.utf8)[...]).contains(.duration) else { return name }
    return name.text.lowercased().contains(word.lowercased()) ? name : Name("\(name.text) \(word)")
  }
}
