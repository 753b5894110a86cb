import Files
package import Motion
import Printing
package import Wording

extension TextScan {
  /// Quantities parted by commas from one piece on, without anything else between them.
  package func list(from start: Int) -> [Quantity] {
    var list: [Quantity] = []
    var index = start
    while index < lexemes.count, let quantity = lexemes[index].quantity {
      list.append(quantity)
      guard index + 1 < lexemes.count, lexemes[index + 1].isComma else { break }
      index += 2
    }
    return list
  }

  package func word(at index: Int) -> String? {
    guard lexemes.indices.contains(index), lexemes[index].isWord else { return nil }
    return String(decoding: text[lexemes[index].start..<lexemes[index].end], as: UTF8.self)
  }

  // MARK: Easings

  /// The first `cubic-bezier(…)` from a piece on, its brackets there or not, and its pieces.
  package func easing(from start: Int) -> (curve: CubicBezier, pieces: ClosedRange<Int>)? {
    guard hasQuantity else { return nil }
    for index in lexemes.indices.dropFirst(start) where lexemes[index].isWord {
      let isCall = index + 1 < lexemes.count && lexemes[index + 1].isOpen
      guard
        text[lexemes[index].start..<lexemes[index].end].isWord("cubic-bezier")
          || isCall && isWord(index, in: Self.calls)
      else { continue }
      // `cubic-bezier: 0.2, 0, 0, 1`
      let isLabel = index + 1 < lexemes.count && lexemes[index + 1].isColon
      guard let (curve, pieces) = curve(from: isCall || isLabel ? index + 2 : index + 1) else { continue }
      let closes = isCall && pieces.upperBound + 1 < lexemes.count && lexemes[pieces.upperBound + 1].isClose
      return (curve, index...pieces.upperBound + (closes ? 1 : 0))
    }
    return nil
  }

  /// What libraries and people call the function.
  private static let calls: [StaticString] = [
    "bezier", "cubic", "cubicbezier", "cubicbeziereasing", "pathinterpolator",
  ]

  /// `(0.2, 0, 0, 1)`, `[0.2, 0, 0, 1]`: a curve in brackets, and its pieces.
  func bracketedCurve(at open: Int) -> (curve: CubicBezier, pieces: ClosedRange<Int>)? {
    guard lexemes.indices.contains(open), lexemes[open].isOpen, let (curve, pieces) = curve(from: open + 1),
      lexemes.indices.contains(pieces.upperBound + 1), lexemes[pieces.upperBound + 1].isClose
    else { return nil }
    return (curve, open...pieces.upperBound + 1)
  }

  /// A curve without its function, in brackets or not.
  package func writtenCurve(at start: Int) -> (curve: CubicBezier, pieces: ClosedRange<Int>)? {
    curve(from: start) ?? bracketedCurve(at: start)
  }

  /// Four numbers that make a curve and no fifth, and their pieces.
  func curve(from start: Int) -> (curve: CubicBezier, pieces: ClosedRange<Int>)? {
    let list = list(from: start)
    guard list.count == 4, list.allSatisfy({ $0.unit == nil && $0.high == nil && !$0.isSquare }) else { return nil }
    let curve = CubicBezier(list[0].low, list[1].low, list[2].low, list[3].low)
    return curve.isValid ? (curve, start...start + 6) : nil
  }

  /// A CSS keyword at a piece: `ease-in-out`.
  package func easingKeyword(at index: Int) -> CubicBezier? {
    guard lexemes.indices.contains(index), lexemes[index].isWord else { return nil }
    let word = text[lexemes[index].start..<lexemes[index].end]
    // `linear(0, 0.5 20%, 1)` is another curve.
    guard lexemes[index].end == text.count || text[lexemes[index].end] != UInt8(ascii: "(") else { return nil }
    // `ease-out cubic` is another one too.
    if lexemes.indices.contains(index + 1), isWord(index + 1, in: Self.powers) { return nil }
    if word.starts(with: Self.curves) { return Self.flutter[String(decoding: word.dropFirst(7), as: UTF8.self)] }
    if word.isWord("linear") { return .linear }
    if word.isWord("ease") { return .ease }
    if word.isWord("ease-in") { return .easeIn }
    if word.isWord("ease-out") { return .easeOut }
    return word.isWord("ease-in-out") ? .easeInOut : nil
  }

  private static let curves = Array("Curves.".utf8)

  /// The curves that Flutter has under `Curves` and that are cubic ones.
  ///
  /// *Source:* https://api.flutter.dev/flutter/animation/Curves-class.html
  private static let flutter: [String: CubicBezier] = {
    let rows: [(String, Double, Double, Double, Double)] = [
      ("linear", 0, 0, 1, 1), ("ease", 0.25, 0.1, 0.25, 1), ("fastOutSlowIn", 0.4, 0, 0.2, 1),
      ("easeIn", 0.42, 0, 1, 1), ("easeOut", 0, 0, 0.58, 1), ("easeInOut", 0.42, 0, 0.58, 1),
      ("easeInSine", 0.47, 0, 0.745, 0.715), ("easeOutSine", 0.39, 0.575, 0.565, 1),
      ("easeInOutSine", 0.445, 0.05, 0.55, 0.95), ("easeInQuad", 0.55, 0.085, 0.68, 0.53),
      ("easeOutQuad", 0.25, 0.46, 0.45, 0.94), ("easeInOutQuad", 0.455, 0.03, 0.515, 0.955),
      ("easeInCubic", 0.55, 0.055, 0.675, 0.19), ("easeOutCubic", 0.215, 0.61, 0.355, 1),
      ("easeInOutCubic", 0.645, 0.045, 0.355, 1), ("easeInQuart", 0.895, 0.03, 0.685, 0.22),
      ("easeOutQuart", 0.165, 0.84, 0.44, 1), ("easeInOutQuart", 0.77, 0, 0.175, 1),
      ("easeInBack", 0.6, -0.28, 0.735, 0.045), ("easeOutBack", 0.175, 0.885, 0.32, 1.275),
      ("easeInOutBack", 0.68, -0.55, 0.265, 1.55),
    ]
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.0, CubicBezier($0.1, $0.2, $0.3, $0.4)) })
  }()

  /// What Penner's equations are called after how they ease.
  private static let powers: [StaticString] = [
    "cubic", "quad", "quart", "quint", "sine", "expo", "circ", "back", "elastic", "bounce",
  ]

  /// Whether a piece is a keyword that nothing but an easing is called: `ease-in`, not `ease` or `linear`.
  func isHyphenated(_ index: Int) -> Bool {
    guard lexemes.indices.contains(index), lexemes[index].isWord else { return false }
    // `Curves.easeOut` of Flutter
    if text[lexemes[index].start..<lexemes[index].end].starts(with: Self.curves) {
      return easingKeyword(at: index) != nil
    }
    guard
      (7...11).contains(lexemes[index].end - lexemes[index].start)
    else { return false }
    return easingKeyword(at: index) != nil && text[lexemes[index].start + 4] == UInt8(ascii: "-")
  }

  // MARK: Times

  /// `in 200 / out 500 ms`, `enter 250 ms, exit 180 ms`: times that have a word or two each, and their unit each or once
  /// for all; none where anything else is in the text from a piece on.
  ///
  /// - Parameter unit: that of times which have none.
  package func namedTimes(from start: Int, in unit: Quantity.Unit? = nil) -> [(label: Name, time: Quantity)] {
    var found: [(label: Name, time: Quantity)] = []
    var first = start
    while first < lexemes.count {
      let end = lexemes.indices[first...].first { lexemes[$0].isComma || isPoint(lexemes[$0]) || isSlash($0) }
      let part = first..<(end ?? lexemes.count)
      guard let number = part.first(where: { lexemes[$0].isQuantity }), let time = lexemes[number].quantity,
        time.unit?.isTime ?? true, (2...3).contains(part.count),
        number == part.lowerBound || number == part.upperBound - 1,
        part.allSatisfy({ $0 == number || lexemes[$0].isWord && easingKeyword(at: $0) == nil }),
        case let words = part.filter({ $0 != number }),
        let label = name(lexemes[words[0]].start..<lexemes[words[words.count - 1]].end)
      else { return [] }
      found.append((label, time))
      first = part.upperBound + 1
    }
    guard found.count > 1, Set(found.map(\.label.text)).count == found.count,
      let shared = found.lazy.compactMap(\.time.unit).last ?? unit, shared.isTime
    else { return [] }
    return found.map { ($0.label, $0.time.unit == nil ? $0.time.with(shared) : $0.time) }
  }

  // MARK: Springs

  /// What the text says of springs: `response 0.5, damping 0.82`, `stiffness: 200, damping: 18`; each with its pieces.
  ///
  /// A damping beside a response is a damping fraction. Nothing but a duration or a mass is no spring. Of several only
  /// those count that are whole: the rest are remarks on them, or on springs that are given elsewhere.
  package var springs: [(parameters: SpringParameters, pieces: ClosedRange<Int>)] {
    guard hasQuantity else { return [] }
    var written: [(parameters: SpringParameters, pieces: ClosedRange<Int>)] = []
    for index in lexemes.indices where lexemes[index].isWord {
      guard let (parameter, length) = parameter(at: index) else { continue }
      var next = index + length
      while next < lexemes.count, Self.mayJoin(lexemes[next]) { next += 1 }
      guard next < lexemes.count, next - index - length <= 2, let number = lexemes[next].quantity, number.high == nil,
        !isBound(text[lexemes[index + length - 1].end..<lexemes[next].start])
      else { continue }
      let value = number.unit == .ms ? number.low / 1000 : number.unit == .percent ? number.low / 100 : number.low
      if let last = written.indices.last, !written[last].parameters.isOver(before: parameter) {
        written[last].parameters[parameter] = value
        written[last].pieces = written[last].pieces.lowerBound...next
      } else {
        written.append((SpringParameters(), index...next))
        written[written.count - 1].parameters[parameter] = value
      }
    }
    let isAlone = written.count == 1
    return written.compactMap { spring in
      guard isAlone || spring.parameters.isWhole else { return nil }
      return Self.settled(spring.parameters).map { ($0, spring.pieces) }
    }
  }

  /// Whether what stands before a number makes a bound of it: `damping < 10`.
  private func isBound(_ sign: ArraySlice<UInt8>) -> Bool {
    sign.contains { $0.isOne(of: "<>") } && sign.firstPlace(of: "->") == nil && sign.firstPlace(of: "=>") == nil
      || ["≤", "≥"].contains { sign.firstPlace(of: Array($0.utf8)[...]) != nil }
  }

  /// The same numbers under the names of one family.
  package static func settled(_ written: SpringParameters) -> SpringParameters? {
    var spring = written
    if spring.response != nil, spring.stiffness == nil, spring.dampingFraction == nil {
      spring.dampingFraction = spring.dampingRatio ?? spring.damping
      spring.damping = nil
      spring.dampingRatio = nil
    } else if spring.stiffness != nil, spring.damping == nil, let fraction = spring.dampingFraction {
      spring.dampingRatio = spring.dampingRatio ?? fraction
      spring.dampingFraction = nil
    }
    if spring.bounce == nil { spring.duration = nil }
    return spring.given.contains { $0 != .mass && $0 != .velocity } ? spring : nil
  }

  private func parameter(at index: Int) -> (SpringParameter, length: Int)? {
    let following =
      lexemes.indices.contains(index + 1) && lexemes[index + 1].isWord
      ? text[lexemes[index + 1].start..<lexemes[index + 1].end] : []
    return Self.parameter(named: text[lexemes[index].start..<lexemes[index].end], following)
  }

  /// A parameter by its name, camel case or words.
  private static func parameter(
    named word: ArraySlice<UInt8>, _ following: ArraySlice<UInt8>
  ) -> (SpringParameter, length: Int)? {
    guard let parameter = parameters.first(where: { word.isWord($0.name) })?.parameter else { return nil }
    guard parameter == .damping else { return (parameter, 1) }
    if following.isWord("ratio") { return (.dampingRatio, 2) }
    return following.isWord("fraction") ? (.dampingFraction, 2) : (.damping, 1)
  }

  private static let parameters: [(name: StaticString, parameter: SpringParameter)] = [
    ("damping", .damping), ("stiffness", .stiffness), ("dampingratio", .dampingRatio),
    ("dampingfraction", .dampingFraction), ("mass", .mass), ("velocity", .velocity), ("response", .response),
    ("bounce", .bounce), ("duration", .duration), ("tension", .tension), ("friction", .friction),
  ]

  /// The parameter a column of a table holds, by its header: `Damping ratio`, `Response (s)`.
  package static func parameter(inHeader header: ArraySlice<UInt8>) -> SpringParameter? {
    let words = header.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") }
    guard let first = words.first, first.startIndex == header.startIndex else { return nil }
    return parameter(named: first, words.dropFirst().first ?? [])?.0
  }

  private static func mayJoin(_ lexeme: Lexeme) -> Bool {
    switch lexeme.kind {
    case .colon, .dash, .open, .other: true
    case .word, .quantity, .comma, .semicolon, .stop, .close: false
    }
  }
}

extension SpringParameters {
  /// Whether the parameters of one family are all there.
  fileprivate var isWhole: Bool {
    let isDamped = damping != nil || dampingRatio != nil || dampingFraction != nil
    return isDamped && (stiffness != nil || response != nil) || bounce != nil && duration != nil
      || tension != nil && friction != nil
  }

  /// Whether a parameter begins another spring: this one has it already, or is whole and would not miss it.
  fileprivate func isOver(before parameter: SpringParameter) -> Bool {
    if self[parameter] != nil { return true }
    switch parameter {
    case .mass, .velocity, .duration, .bounce: return false
    case .stiffness, .damping, .dampingRatio, .dampingFraction, .response, .tension, .friction: return isWhole
    }
  }
}
