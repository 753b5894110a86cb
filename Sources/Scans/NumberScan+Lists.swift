import Files
import Printing
import Wording

/// Several numbers of one text.
extension NumberScan {
  // MARK: Each with its words

  /// `8px for buttons, 12px for cards`: each of several values with its words.
  mutating func readParts(from start: Int, _ kind: ValueKind, _ evidence: Evidence) -> Bool {
    guard scan.isExplicit, kind != .duration, kind != .opacity, let name = subject else { return false }
    let others = scan.lexemes.indices.dropFirst(start + 1).filter {
      scan.lexemes[$0].isQuantity && (scan.lexemes[$0 - 1].isComma || scan.isWord($0 - 1, in: ["and", "or"]))
    }
    guard !others.isEmpty, others.count < Self.mostParts else { return false }
    let parts = ([start] + others).compactMap { index -> (quantity: Quantity, label: Name, piece: Int)? in
      guard let quantity = scan.lexemes[index].quantity, kind.takes(quantity), !saysOther(behind: index, than: kind),
        let label = words(behind: index) ?? scan.label(beside: index), label.text != name.text,
        !label.text.hasPrefix("per ")
      else { return nil }
      return (quantity, label, index)
    }
    guard parts.count == others.count + 1,
      parts.allSatisfy({ ($0.quantity.unit == nil) == (parts[0].quantity.unit == nil) })
    else { return false }
    for part in parts {
      // `버튼은 20px 이상, 제목은 24px 이상`: what is behind says only that it is the least.
      let own = TextScan.isLimit(part.label) ? scan.label(before: part.piece) : nil
      add(own ?? Name("\(name.text), \(part.label.text)"), kind, part.quantity, evidence)
      used.insert(part.piece)
    }
    return true
  }

  private static let mostParts = 16

  /// The text's name without what leads over from it: `Corners` of `Corners are compact`.
  private var subject: Name? {
    guard let range = scan.name,
      let verb = scan.lexemes.indices.first(where: { $0 > 0 && scan.isWord($0, in: ["is", "are"]) }),
      scan.lexemes[verb].end <= range.upperBound
    else { return scan.ownName }
    return text(from: 0, to: verb)
  }

  /// What is said of a number up to the next comma: `for the smallest details` of `4px (0.25rem) for the smallest
  /// details, 6px for buttons`.
  func words(behind index: Int) -> Name? {
    var start = index + 1
    // The same in another unit.
    if start + 2 < scan.lexemes.count, scan.lexemes[start].isOpen, scan.lexemes[start + 1].isQuantity,
      scan.lexemes[start + 2].isClose
    {
      start += 3
    }
    var end = start
    while end < scan.lexemes.count, end - start < 6, scan.lexemes[end].isWord, !leadsToNumber(end) { end += 1 }
    guard end > start, end == scan.lexemes.count || scan.lexemes[end].isBreak || leadsToNumber(end) else { return nil }
    return text(from: start, to: end)
  }

  private func leadsToNumber(_ index: Int) -> Bool {
    scan.isWord(index, in: ["and", "or"]) && index + 1 < scan.lexemes.count && scan.lexemes[index + 1].isQuantity
  }

  /// `Corners are compact: 4px for the smallest details, 6px for buttons`: a sentence whose subject says what its
  /// numbers are.
  mutating func readSentence() -> Bool {
    let start = scan.valueStart
    guard scan.isExplicit, start < scan.lexemes.count, let first = scan.lexemes[start].quantity, first.unit != nil,
      let kind = scan.nameWords.ownKind, kind == .spacing || kind == .radius, kind.takes(first)
    else { return false }
    return readParts(from: start, kind, evidence(nil))
  }

  /// `p-4 (16px), p-6 (24px)`, `--fast (150ms), --slow (400ms)`: values in brackets behind names of their own.
  mutating func readNamed() -> Bool {
    guard scan.isExplicit, let own = scan.ownName else { return false }
    var found: [(label: Name, quantity: Quantity, piece: Int)] = []
    var index = scan.valueStart
    while index < scan.lexemes.count, found.count < 64 {
      let first = index
      while index < scan.lexemes.count, index - first < 7, isOfLabel(index) { index += 1 }
      guard index > first, index + 2 < scan.lexemes.count, scan.lexemes[index].isOpen,
        let quantity = scan.lexemes[index + 1].quantity, scan.lexemes[index + 2].isClose, !isInTransform(index + 1),
        let label = text(from: first, to: index)
      else { break }
      found.append((label, quantity, index + 1))
      index += 3
      while index < scan.lexemes.count, isBetween(index) { index += 1 }
    }
    guard let first = found.first, !scan.lexemes[index...].contains(where: \.isQuantity),
      found.count > 1 || Self.isClass(first.label.text) || isPath(first.label),
      let (kind, evidence) = kind(of: first.quantity) ?? kind(of: first.label),
      found.allSatisfy({ kind.takes($0.quantity) && ($0.quantity.unit == nil) == (first.quantity.unit == nil) }),
      !found.contains(where: { Self.says($0.label.text, otherThan: kind) })
    else { return false }
    for part in found {
      let isOwn = Self.isClass(part.label.text) || isPath(part.label) || isOnlyKind
      let full = isOwn ? part.label : Name("\(own.text), \(part.label.text)")
      add(found.count > 1 || isPath(part.label) ? full : own, kind, part.quantity, evidence)
      used.insert(part.piece)
    }
    return true
  }

  /// Whether a label is the path of a token: `radius.sm` of `` Buttons: `radius.sm` (0) ``.
  private func isPath(_ label: Name) -> Bool {
    let words = label.text.split(separator: ".")
    return words.count > 1 && !label.text.contains(" ") && kind(of: label) != nil
  }

  /// What the path of a token says that its number is.
  private func kind(of label: Name) -> (kind: ValueKind, evidence: Evidence)? {
    let isWidth = ["max-w-", "min-w-", "w-", "h-"].contains { label.text.hasPrefix($0) }
    guard isWidth || label.text.contains("."),
      let kind = isWidth ? .size : KindWords(Array(label.text.utf8)[...]).ownKind, kind != .undrawn
    else { return nil }
    return (kind, .words(label.range ?? scan.place(0..<scan.text.count)))
  }

  /// A word of a name, or the hyphens right before one.
  private func isOfLabel(_ index: Int) -> Bool {
    if scan.lexemes[index].isWord { return !scan.isWord(index, in: ["and", "or"]) }
    return scan.isHyphen(index)
  }

  private func isBetween(_ index: Int) -> Bool {
    if case .semicolon = scan.lexemes[index].kind { return true }
    return scan.lexemes[index].isComma || scan.isSlash(index) || scan.isWord(index, in: ["and", "or"])
  }

  /// Whether a name is a class or a variable: `p-4`, `space-y-12`, `motion-fast`, `rounded`.
  package static func isClass(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    return words.allSatisfy { word in
      word.utf8.allSatisfy { $0.isLetter && !$0.isUppercase || $0.isDigit || $0.isOne(of: "-._") }
        && (word.utf8.contains(UInt8(ascii: "-")) || ["rounded", "border", "shadow"].contains(word))
    }
  }

  /// Whether a class is for something else than a kind: `max-w-7xl`, `text-lg` and `rounded-md` are no spacing.
  static func says(_ name: String, otherThan kind: ValueKind) -> Bool {
    guard let stem = name.split(separator: "-").first.map(String.init), isClass(name) else { return false }
    switch kind {
    case .spacing:
      return [
        "w", "h", "max", "min", "size", "text", "font", "leading", "tracking", "border", "rounded", "shadow", "z",
        "grid", "container",
      ].contains(stem)
    case .radius: return !["rounded", "radius", "border", "corner"].contains(stem)
    case .type: return ["w", "h", "p", "px", "py", "m", "gap", "rounded", "min", "max", "size"].contains(stem)
    case .color, .size, .box, .icon, .target, .borderWidth, .weight, .opacity, .duration, .easing, .spring, .shadow,
      .gradient, .layer, .family, .textStyle, .leading, .tracking, .undrawn:
      return false
    }
  }

  /// Whether the text's name only says what kind of values follow: `Durations`, `Scale`.
  private var isOnlyKind: Bool {
    guard let name = scan.ownName else { return false }
    return name.text.split(whereSeparator: { !$0.isLetter }).allSatisfy { word in
      let words = KindWords(Array(word.utf8)[...])
      return !words.isEmpty && words.isSubset(of: Self.ofKinds)
        || ["tokens", "standard", "common"].contains(word.lowercased())
    }
  }

  private static let ofKinds: KindWords = [.ramp, .size, .value, .duration, .motion, .easing]

  /// `4px grid (8, 12, 16)`, `px-4 py-2 (16px horizontal, 8px vertical)`: a list in brackets behind words that say how
  /// it is made.
  mutating func readBracket() -> Bool {
    let start = scan.name == nil ? 0 : scan.valueStart
    guard scan.isExplicit, let own = scan.ownName,
      let open = scan.lexemes.indices.dropFirst(start).prefix(8).first(where: { scan.lexemes[$0].isOpen }),
      open > start, let close = scan.lexemes[open...].firstIndex(where: \.isClose),
      close + 1 == scan.lexemes.count || scan.lexemes[close + 1].isBreak,
      !scan.lexemes[(close + 1)...].contains(where: \.isQuantity),
      let list = ValueList(scan, from: open + 1, to: endOfList(close)),
      let first = list.items.first,
      let (kind, evidence) = kind(of: first.quantity), kind != .type
    else { return false }
    // `Corners: soft (12px)`
    guard list.items.count > 1 else {
      guard kind == .radius || kind == .spacing, kind == scan.nameWords.ownKind, kind.takes(first.quantity),
        first.words == nil, first.quantity.unit?.isLength == true, scan.lexemes[start..<open].allSatisfy(\.isWord)
      else { return false }
      add(own, kind, first.quantity, evidence)
      used.formUnion(first.pieces)
      return true
    }
    // What is before it is a word for the list, or the unit of its scale.
    let before = scan.lexemes[start..<open]
    let base = before.compactMap(\.quantity)
    let isBase = before.count == 1 && list.items.contains { $0.quantity.low == base.first?.low }
    guard before.contains(where: \.isWord) || isBase, base.count <= 1,
      before.allSatisfy({ $0.isWord || $0.isQuantity || $0.isDash }),
      base.isEmpty || list.items.count > 2 || first.quantity.unit == nil
    else { return false }
    let items = list.items.map { item in
      (
        item,
        base.first?.unit.map { item.quantity.unit == nil ? item.quantity.with($0) : item.quantity } ?? item.quantity
      )
    }
    guard items.allSatisfy({ kind.takes($0.1) }) else { return false }
    for (item, quantity) in items {
      let label = item.words.flatMap { text(from: $0.lowerBound, to: $0.upperBound) }
      let name = label.map { Name("\(own.text), \($0.text)") } ?? Name("\(own.text) \(figure(quantity).text)")
      add(name, kind, quantity, evidence)
      used.formUnion(item.pieces)
    }
    for piece in start..<open where scan.lexemes[piece].isQuantity { used.insert(piece) }
    return true
  }

  /// Where a list ends that goes on: `(4, 8, 12, …)`.
  private func endOfList(_ close: Int) -> Int {
    let signs = ["…", ".", "+"]
    var end = close
    while end > 0,
      scan.lexemes[end - 1].isComma
        || signs.contains(where: { sign in
          scan.text[scan.lexemes[end - 1].start..<scan.lexemes[end - 1].end].elementsEqual(sign.utf8)
        })
    {
      end -= 1
    }
    return end
  }

  // MARK: Lists

  /// Several values behind a name: `10px 20px`, `4px / 8px / 16px`, `24px (inline), 32px (list)`, `16 sides, 12 top`.
  mutating func readList(
    from start: Int, _ kind: ValueKind, _ evidence: Evidence, isOwn: Bool
  ) -> Bool {
    if readSides(from: start, kind, evidence) { return true }
    guard let list = ValueList(scan, from: start, takesSides: kind == .spacing), list.items.count > 1,
      kind != .duration || list.isPlain,
      list.items.allSatisfy({ kind.takes($0.quantity) })
    else { return false }
    guard scan.isExplicit || list.isPlain, kind != .size || !list.isMixed else { return false }
    if kind == .radius, let own = scan.ownName, let corners = list.corners {
      for corner in corners { add(Name("\(own.text), \(corner.name)"), kind, corner.radius, evidence) }
      used.formUnion(list.items.flatMap(\.pieces))
      return true
    }
    let sides = (list.items.count == 2 ? axes : nil) ?? (isOfSides(kind) ? list.sides : nil)
    let isScale = sides == nil && !scan.nameWords.isEmpty && scan.nameWords.isSubset(of: Self.ofScales)
    let name = isScale && (!isOwn || !list.isPlain) || namesInSentence ? nil : scan.ownName
    // The steps of a framework are no lengths: `Tailwind: 4, 6, 8`.
    if list.isPlain, list.items.allSatisfy({ $0.quantity.unit == nil }), namesFramework { return true }
    for (index, item) in list.items.enumerated() where sides == nil || item.quantity.low != 0 {
      let number = figure(item.quantity)
      let own = sides.map { Name($0[index]) } ?? item.words.flatMap { text(from: $0.lowerBound, to: $0.upperBound) }
      let isFirst = index == 0 && !list.isPlain
      let full = name.map { name in
        own.map { Name("\(name.text), \($0.text)") } ?? (isFirst ? name : Name("\(name.text) \(number.text)"))
      }
      add(full ?? own ?? number, kind, item.quantity, evidence)
      used.formUnion(item.pieces)
    }
    return true
  }

  private var namesFramework: Bool {
    scan.ownName.map { $0.text.lowercased().contains("tailwind") } ?? false
  }

  /// Whether what stands before the colon is a sentence and names nothing: `Use a 4-point rhythm expressed through row
  /// heights: 8, 12, 16`.
  private var namesInSentence: Bool {
    scan.isExplicit && scan.lexemes.prefix(scan.valueStart).count(where: \.isWord) > Self.longestName
  }

  private static let longestName = 6

  /// `80px 0 (desktop), 32px 0 (mobile)`: the lengths of sides, with what is said of them where there are several.
  private mutating func readSides(from start: Int, _ kind: ValueKind, _ evidence: Evidence) -> Bool {
    guard isOfSides(kind), axes == nil, let own = scan.ownName else { return false }
    var groups: [(sides: [Quantity], piece: Int, label: Name?)] = []
    var index = start
    while index < scan.lexemes.count, scan.lexemes[index].isQuantity, groups.count < Self.mostParts {
      let sides = sides(from: index, kind)
      let end = index + sides.count
      guard sides.allSatisfy({ kind.takes($0) && $0.unit != nil && $0.high == nil }),
        end == scan.lexemes.count || scan.lexemes[end].isOpen || scan.lexemes[end].isBreak
      else { return false }
      groups.append((sides, index, scan.remark(at: end)))
      guard let comma = scan.lexemes[end...].firstIndex(where: \.isComma) else { break }
      index = comma + 1
    }
    guard groups.contains(where: { $0.sides.count > 1 }), groups.count == 1 || groups.allSatisfy({ $0.label != nil })
    else { return false }
    for group in groups {
      let name = groups.count > 1 ? "\(own.text), \(group.label?.text ?? "")" : own.text
      let labels = ValueList.sides(group.sides.count)
      for (number, side) in group.sides.enumerated() where side.low != 0 || groups.count > 1 {
        add(Name(labels.map { "\(name), \($0[number])" } ?? name), kind, side, evidence)
      }
      used.formUnion(group.piece..<group.piece + group.sides.count)
    }
    return true
  }

  /// Whether lengths with nothing between them are those of sides: `Button padding: 8px 16px`, not `inset 4px 0 var(--x)`.
  func isOfSides(_ kind: ValueKind) -> Bool {
    guard kind == .spacing, scan.text[...].firstPlace(of: Array("var(".utf8)[...]) == nil else { return false }
    return scan.ownName.map { Self.saysSides($0.text) } ?? false
  }

  package static func saysSides(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["padding", "margin", "inset"].contains { name.contains($0) }
  }

  /// What the remark `(V/H)` at the end of two values calls them, or the classes before them, as `px-3 py-2`.
  private var axes: [String]? {
    if let name = scan.ownName?.text, name.hasPrefix("px-"), name.contains(" py-") {
      return ["horizontal", "vertical"]
    }
    let last = scan.lexemes.suffix(5)
    guard last.count == 5, scan.lexemes[last.startIndex].isOpen, scan.isSlash(last.startIndex + 2),
      scan.lexemes[last.endIndex - 1].isClose
    else { return nil }
    let words = [scan.word(at: last.startIndex + 1), scan.word(at: last.startIndex + 3)].compactMap { $0?.lowercased() }
    switch words {
    case ["v", "h"], ["vertical", "horizontal"], ["y", "x"]: return ["vertical", "horizontal"]
    case ["h", "v"], ["horizontal", "vertical"], ["x", "y"]: return ["horizontal", "vertical"]
    default: return nil
    }
  }

  /// `RADIUS = { xs: 4, sm: 6 }`, `$radii: ("xs": 4px, "sm": 6px)`: a scale as code has it.
  mutating func readRecord() -> Bool {
    let start = scan.valueStart
    guard scan.name != nil, start < scan.lexemes.count, scan.text[scan.lexemes[start].start].isOne(of: "{("),
      let own = scan.ownName, let (kind, evidence) = kind(ofRecord: own)
    else { return false }
    let pieces = scan.lexemes.indices.dropFirst(start).filter { index in
      scan.lexemes[index].end > scan.lexemes[index].start + 1 || !scan.text[scan.lexemes[index].start].isOne(of: "\"'")
    }
    var found: [(name: Name, quantity: Quantity, piece: Int)] = []
    var index = 0
    while index + 3 < pieces.count, index == 0 || scan.lexemes[pieces[index]].isComma,
      scan.lexemes[pieces[index + 2]].isColon, let quantity = scan.lexemes[pieces[index + 3]].quantity,
      kind.takes(quantity), let name = text(from: pieces[index + 1], to: pieces[index + 1] + 1)
    {
      // A step that is a number says nothing alone.
      let isNumber = scan.lexemes[pieces[index + 1]].isQuantity
      found.append((isNumber ? Name("\(own.text) \(name.text)") : name, quantity, pieces[index + 3]))
      index += 4
    }
    guard found.count > 1 else { return false }
    for part in found {
      add(part.name, kind, part.quantity, evidence)
      used.insert(part.piece)
    }
    return true
  }

  private func kind(ofRecord name: Name) -> (kind: ValueKind, evidence: Evidence)? {
    StackingName.matches(name.text) ? (.layer, evidence(nil)) : wordKind
  }
}
