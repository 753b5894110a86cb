extension Easing {
  /// Reads a CSS easing function: a keyword, `cubic-bezier()`, `steps()` or `linear()`, in either case.
  ///
  /// At most 10,000 stops. `calc()` and other math functions are not read.
  /// Source: https://drafts.csswg.org/css-easing-2/#easing-functions
  package init(css: String) throws(EasingSyntaxError) {
    var parser = EasingParser(css)
    self = try parser.easing()
  }
}

/// Reads one easing function with nothing after it.
private struct EasingParser {
  private var scanner: EasingScanner

  init(_ text: String) { scanner = EasingScanner(text) }

  mutating func easing() throws(EasingSyntaxError) -> Easing {
    scanner.skipSpace()
    let start = scanner.offset
    guard let name = scanner.word() else { throw fault("an easing is a keyword or a function such as cubic-bezier()") }
    let easing: Easing
    if scanner.take("(") {
      easing = try function(name, from: start)
      try close(name)
    } else {
      guard let found = Self.keyword(name) else {
        throw fault(
          "\(name) is not an easing keyword: linear, ease, ease-in, ease-out, ease-in-out, step-start, step-end", start)
      }
      easing = found
    }
    scanner.skipSpace()
    guard scanner.isAtEnd else { throw fault("nothing may follow the easing function") }
    return easing
  }

  private static func keyword(_ name: String) -> Easing? {
    switch name {
    case "linear": .linear
    case "ease": .cubicBezier(.ease, keyword: name)
    case "ease-in": .cubicBezier(.easeIn, keyword: name)
    case "ease-out": .cubicBezier(.easeOut, keyword: name)
    case "ease-in-out": .cubicBezier(.easeInOut, keyword: name)
    case "step-start": .steps(1, .jumpStart)
    case "step-end": .steps(1, .jumpEnd)
    default: nil
    }
  }

  private mutating func function(_ name: String, from start: Int) throws(EasingSyntaxError) -> Easing {
    switch name {
    case "cubic-bezier": return try cubicBezier()
    case "steps": return try steps()
    case "linear": return .linearStops(try linear())
    default: throw fault("\(name)() is not an easing function: cubic-bezier(), steps(), linear()", start)
    }
  }

  private mutating func cubicBezier() throws(EasingSyntaxError) -> Easing {
    var numbers: [Double] = []
    for index in 0..<4 {
      if index > 0 { try comma("cubic-bezier() takes four numbers") }
      scanner.skipSpace()
      let start = scanner.offset
      let number = try self.number("cubic-bezier() takes four numbers")
      if index.isMultiple(of: 2), !(0...1).contains(number) {
        throw fault("the x of a control point has to be between 0 and 1", start)
      }
      numbers.append(number)
    }
    return .cubicBezier(CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]), keyword: nil)
  }

  private mutating func steps() throws(EasingSyntaxError) -> Easing {
    scanner.skipSpace()
    let start = scanner.offset
    guard let text = scanner.number(), let count = Int(text) else {
      throw fault("steps() takes a whole number of steps first", start)
    }
    var position = StepPosition.jumpEnd
    scanner.skipSpace()
    if scanner.take(",") { position = try stepPosition() }
    let least = position == .jumpNone ? 2 : 1
    guard count >= least else { throw fault("the number of steps has to be \(least) or more here", start) }
    return .steps(count, position)
  }

  private mutating func stepPosition() throws(EasingSyntaxError) -> StepPosition {
    scanner.skipSpace()
    let start = scanner.offset
    let name = scanner.word()
    if name == "start" { return .jumpStart }
    if name == "end" { return .jumpEnd }
    guard let name, let position = StepPosition(rawValue: name) else {
      throw fault("a step position is jump-start, jump-end, jump-none, jump-both, start or end", start)
    }
    return position
  }

  private mutating func linear() throws(EasingSyntaxError) -> [LinearStop] {
    var stops: [(position: Double?, value: Double)] = []
    var written = 0
    repeat {
      written += 1
      let (value, positions) = try linearStop()
      if positions.isEmpty { stops.append((nil, value)) }
      for position in positions { stops.append((position, value)) }
      guard stops.count <= 10_000 else { throw fault("linear() may have 10,000 stops at most") }
      scanner.skipSpace()
    } while scanner.take(",")
    guard written > 1 else { throw fault("linear() takes two stops or more") }
    return LinearStop.completed(stops)
  }

  /// A number and up to two percentages, before or after it.
  private mutating func linearStop() throws(EasingSyntaxError) -> (value: Double, positions: [Double]) {
    let rule = "a stop of linear() is a number and at most two percentages"
    var value: Double?
    var positions: [Double] = []
    var valueCameBetween = false
    while true {
      scanner.skipSpace()
      let start = scanner.offset
      guard let text = scanner.number() else { break }
      let number = try finite(text, start)
      if scanner.take("%") {
        guard positions.count < 2, !(valueCameBetween && value != nil) else { throw fault(rule, start) }
        positions.append(number / 100)
      } else {
        guard value == nil else { throw fault(rule, start) }
        valueCameBetween = !positions.isEmpty
        value = number
      }
    }
    guard let value else { throw fault(rule) }
    return (value, positions)
  }

  private mutating func number(_ rule: String) throws(EasingSyntaxError) -> Double {
    let start = scanner.offset
    guard let text = scanner.number() else { throw fault(rule, start) }
    return try finite(text, start)
  }

  private func finite(_ text: String, _ start: Int) throws(EasingSyntaxError) -> Double {
    guard let number = Double(text), number.isFinite else { throw fault("\(text) is too large", start) }
    return number
  }

  private mutating func comma(_ rule: String) throws(EasingSyntaxError) {
    scanner.skipSpace()
    guard scanner.take(",") else { throw fault(rule) }
  }

  private mutating func close(_ name: String) throws(EasingSyntaxError) {
    scanner.skipSpace()
    guard scanner.take(")") else { throw fault("\(name)() has to end here with a closing parenthesis") }
  }

  private func fault(_ message: String, _ offset: Int? = nil) -> EasingSyntaxError {
    EasingSyntaxError(message: message, offset: offset ?? scanner.offset)
  }
}

extension LinearStop {
  /// Fills in missing positions: 0 and 1 at the ends, evenly spaced in between, and never decreasing.
  ///
  /// Source: https://drafts.csswg.org/css-easing-2/#linear-easing-function-parsing
  fileprivate static func completed(_ stops: [(position: Double?, value: Double)]) -> [LinearStop] {
    var positions = stops.map(\.position)
    guard let last = positions.indices.last else { return [] }
    var largest = -Double.infinity
    for index in positions.indices {
      if index == 0, positions[0] == nil { positions[0] = 0 }
      // A last stop without a position is at 100 %, or at an earlier stop's position if that is larger.
      if index == last, positions[last] == nil { positions[last] = last == 0 ? 0 : max(1, largest) }
      guard let position = positions[index] else { continue }
      largest = max(position, largest)
      positions[index] = largest
    }
    var known = 0
    for index in positions.indices {
      guard let end = positions[index] else { continue }
      let start = positions[known] ?? end
      for gap in stride(from: known + 1, to: index, by: 1) {
        positions[gap] = start + (end - start) * Double(gap - known) / Double(index - known)
      }
      known = index
    }
    return zip(positions, stops).map { LinearStop(position: $0 ?? 0, value: $1.value) }
  }
}
