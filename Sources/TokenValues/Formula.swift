import Printing

/// A calculation with numbers, lengths and references, as Tokens Studio has it: `floor({base} * 1.25)`.
///
/// Units are not converted: what is computed has the one unit that occurs in it. A length of a token in pixels may be a
/// number that the tool took for one, so that multiplied by another unit it is a factor. It is read into reverse Polish
/// notation, so that brackets may be as deep as they like.
/// *Source:* Tokens Studio, “Using math”; tokens-studio/sd-transforms, `checkAndEvaluateMath`, and the functions of
/// expr-eval, which both compute with.
package struct Formula {
  /// A number with its unit, which is empty if it has none.
  package struct Operand: Equatable {
    package var value: Double
    package var unit: String

    package init(value: Double, unit: String) {
      self.value = value
      self.unit = unit
    }
  }

  private enum Function: String {
    case floor, ceil, round, min, max, roundTo
  }

  private enum Step {
    case quantity(Operand)
    case reference(String)
    case add, subtract, multiply, divide, raise, negate
    /// A unit right behind a reference, as in `{base}rem`.
    case unit(String)
    case function(Function, arguments: Int)

    /// How tightly an operator binds.
    var rank: Int {
      switch self {
      case .add, .subtract: 1
      case .multiply, .divide: 2
      case .negate: 3
      case .raise: 4
      case .quantity, .reference, .unit, .function: 5
      }
    }
  }

  /// The name among a token's `$extensions` for its calculation.
  package static let key = "specimen.formula"

  private var steps: [Step] = []

  /// Nil for a text that is no calculation: also for a single number or reference.
  package init?(_ text: String) {
    guard text.utf8.contains(where: { Self.signs.contains($0) }) || Self.hasUnitBehindReference(text) else {
      return nil
    }
    var reading = Reading(Array(text.utf8))
    guard let steps = reading.steps(), steps.count > 1 else { return nil }
    // A length below zero is no calculation.
    if steps.count == 2, case .quantity = steps[0], case .negate = steps[1] { return nil }
    self.steps = steps
  }

  private static let signs = Array("+-*/^(".utf8)

  private static func hasUnitBehindReference(_ text: String) -> Bool {
    guard let close = text.utf8.firstIndex(of: UInt8(ascii: "}")) else { return false }
    return text.utf8[close...].dropFirst().first.map { $0.isLetter || $0 == UInt8(ascii: "%") } ?? false
  }

  /// Whether it is nothing but a reference with a unit behind it.
  package var isReferenceWithUnit: Bool {
    guard steps.count == 2, case .reference = steps[0], case .unit = steps[1] else { return false }
    return true
  }

  /// Whether it has a unit of its own, besides those of the tokens that it refers to.
  package var hasUnit: Bool {
    steps.contains { step in
      switch step {
      case .quantity(let quantity): !quantity.unit.isEmpty
      case .unit: true
      case .reference, .add, .subtract, .multiply, .divide, .raise, .negate, .function: false
      }
    }
  }

  /// The names of the tokens that can only be bare numbers here: they multiply or divide what has a unit, or have one
  /// behind them.
  package var factors: [String] {
    /// What a part of the calculation is: with a unit of its own or not, and the reference if it is one alone.
    var stack: [(hasUnit: Bool, reference: String?)] = []
    var found: [String] = []
    for step in steps {
      switch step {
      // One pixel only turns a number into a length.
      case .quantity(let quantity): stack.append((!quantity.unit.isEmpty && quantity != Self.onePixel, nil))
      case .reference(let name): stack.append((false, name))
      case .unit:
        if let name = stack.popLast()?.reference { found.append(name) }
        stack.append((true, nil))
      case .negate: break
      case .add, .subtract, .multiply, .divide, .raise:
        guard let right = stack.popLast(), let left = stack.popLast() else { return [] }
        switch step {
        case .multiply:
          if left.hasUnit, let name = right.reference { found.append(name) }
          if right.hasUnit, let name = left.reference { found.append(name) }
        case .divide: if left.hasUnit, let name = right.reference { found.append(name) }
        case .quantity, .reference, .unit, .add, .subtract, .raise, .negate, .function: break
        }
        stack.append((left.hasUnit || right.hasUnit, nil))
      case .function(_, let count):
        let hasUnit = stack.suffix(count).contains(where: \.hasUnit)
        stack.removeLast(min(count, stack.count))
        stack.append((hasUnit, nil))
      }
    }
    return found
  }

  private static let onePixel = Operand(value: 1, unit: "px")

  /// The names of the tokens that it refers to, in their order.
  package var references: [String] { steps.compactMap { if case .reference(let name) = $0 { name } else { nil } } }

  /// What comes of it; nil if a reference has no quantity, units differ, or the result is not a number.
  package func result(_ referred: (String) -> Operand?) -> Operand? {
    var stack: [Operand] = []
    for step in steps {
      switch step {
      case .quantity(let quantity): stack.append(quantity)
      case .reference(let name):
        guard let quantity = referred(name) else { return nil }
        stack.append(quantity)
      case .unit(let unit):
        guard let number = stack.popLast(), number.unit.isEmpty || number.unit == "px" else { return nil }
        stack.append(Operand(value: number.value, unit: unit))
      case .negate: if let last = stack.indices.last { stack[last].value.negate() }
      case .add, .subtract, .multiply, .divide, .raise:
        guard let right = stack.popLast(), let left = stack.popLast(), let unit = Self.unit(left, step, right) else {
          return nil
        }
        stack.append(Operand(value: Self.computed(left.value, step, right.value), unit: unit))
      case .function(let function, let count):
        let arguments = stack.suffix(count)
        let units = Set(arguments.map(\.unit).filter { !$0.isEmpty })
        guard arguments.count == count, units.count < 2, let value = Self.computed(function, arguments.map(\.value))
        else { return nil }
        stack.removeLast(count)
        stack.append(Operand(value: value, unit: units.first ?? ""))
      }
    }
    guard stack.count == 1, stack[0].value.isFinite else { return nil }
    return stack[0]
  }

  /// The unit of what an operator gives; nil for two that do not go together.
  private static func unit(_ left: Operand, _ step: Step, _ right: Operand) -> String? {
    if left.unit == right.unit || right.unit.isEmpty { return left.unit }
    if left.unit.isEmpty { return right.unit }
    switch step {
    // Of two units that are multiplied, pixels are what the tool makes of a factor.
    case .multiply: return left.unit == "px" ? right.unit : right.unit == "px" ? left.unit : nil
    case .divide: return right.unit == "px" ? left.unit : nil
    case .quantity, .reference, .unit, .add, .subtract, .raise, .negate, .function: return nil
    }
  }

  private static func computed(_ left: Double, _ step: Step, _ right: Double) -> Double {
    switch step {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .raise: power(left, right)
    case .quantity, .reference, .unit, .negate, .function: .nan
    }
  }

  /// A number to a power: whole ones alone, as scales have them.
  private static func power(_ base: Double, _ exponent: Double) -> Double {
    guard exponent == exponent.rounded(), abs(exponent) <= 64 else { return .nan }
    var result = 1.0
    for _ in 0..<Int(abs(exponent)) { result *= base }
    return exponent < 0 ? 1 / result : result
  }

  private static func computed(_ function: Function, _ arguments: [Double]) -> Double? {
    guard let first = arguments.first else { return nil }
    switch function {
    case .floor: return arguments.count == 1 ? first.rounded(.down) : nil
    case .ceil: return arguments.count == 1 ? first.rounded(.up) : nil
    case .round: return arguments.count == 1 ? rounded(first) : nil
    case .min: return arguments.min()
    case .max: return arguments.max()
    case .roundTo:
      guard arguments.count <= 2 else { return nil }
      let places = arguments.count == 2 ? arguments[1] : 0
      guard (0...12).contains(places), places == places.rounded() else { return nil }
      var factor = 1.0
      for _ in 0..<Int(places) { factor *= 10 }
      return rounded(first * factor) / factor
    }
  }

  /// As JavaScript rounds: a half upwards.
  private static func rounded(_ value: Double) -> Double { (value + 0.5).rounded(.down) }
}

extension Formula {
  /// The reading of a calculation, with operators on a stack until it is known what they apply to.
  private struct Reading {
    private enum Open {
      case step(Step)
      /// An opening bracket, and the function before it, with its arguments so far.
      case bracket(Function?, arguments: Int)
    }

    private let bytes: [UInt8]
    private var place = 0
    private var made: [Step] = []
    private var open: [Open] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func steps() -> [Step]? {
      var expectsValue = true
      while true {
        while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
        guard place < bytes.count else { break }
        guard expectsValue ? value(&expectsValue) : sign(&expectsValue) else { return nil }
      }
      guard !expectsValue else { return nil }
      close(to: 0)
      return open.isEmpty ? made : nil
    }

    private mutating func value(_ expectsValue: inout Bool) -> Bool {
      switch bytes[place] {
      case UInt8(ascii: "-"):
        open.append(.step(.negate))
        place += 1
      case UInt8(ascii: "("):
        open.append(.bracket(nil, arguments: 1))
        place += 1
      case UInt8(ascii: "{"):
        guard let end = bytes[place...].firstIndex(of: UInt8(ascii: "}")) else { return false }
        let name = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
        guard !name.contains("{") else { return false }
        made.append(.reference(name))
        place = end + 1
        let unit = word { $0.isLetter || $0 == UInt8(ascii: "%") }.lowercased()
        if !unit.isEmpty { made.append(.unit(unit)) }
        expectsValue = false
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
        let digits = word { $0.isDigit || $0 == UInt8(ascii: ".") } + exponent()
        guard let number = Double(digits) else { return false }
        let unit = word { $0.isLetter || $0 == UInt8(ascii: "%") }.lowercased()
        made.append(.quantity(Operand(value: number, unit: unit)))
        expectsValue = false
      default:
        guard let function = Function(rawValue: word { $0.isLetter }), place < bytes.count,
          bytes[place] == UInt8(ascii: "(")
        else { return false }
        open.append(.bracket(function, arguments: 1))
        place += 1
      }
      return true
    }

    private mutating func sign(_ expectsValue: inout Bool) -> Bool {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "+"): push(.add)
      case UInt8(ascii: "-"): push(.subtract)
      case UInt8(ascii: "*"): push(.multiply)
      case UInt8(ascii: "/"): push(.divide)
      case UInt8(ascii: "^"): open.append(.step(.raise))
      case UInt8(ascii: ","):
        close(to: 0)
        guard case .bracket(let function?, let count)? = open.popLast() else { return false }
        open.append(.bracket(function, arguments: count + 1))
      case UInt8(ascii: ")"):
        close(to: 0)
        guard case .bracket(let function, let count)? = open.popLast() else { return false }
        if let function { made.append(.function(function, arguments: count)) }
        return true
      default: return false
      }
      expectsValue = true
      return true
    }

    private mutating func push(_ step: Step) {
      close(to: step.rank)
      open.append(.step(step))
    }

    /// Takes operators that bind at least so tightly off the stack, up to the nearest bracket.
    private mutating func close(to rank: Int) {
      while case .step(let step)? = open.last, step.rank >= rank {
        made.append(step)
        open.removeLast()
      }
    }

    /// The exponent of a number, as in `3.3e+07`, which is no sum.
    private mutating func exponent() -> String {
      var end = place
      guard end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") else { return "" }
      end += 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") { end += 1 }
      guard end < bytes.count, bytes[end].isDigit else { return "" }
      while end < bytes.count, bytes[end].isDigit { end += 1 }
      defer { place = end }
      return String(decoding: bytes[place..<end], as: UTF8.self)
    }

    private mutating func word(_ isPart: (UInt8) -> Bool) -> String {
      let start = place
      while place < bytes.count, isPart(bytes[place]) { place += 1 }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }
  }
}
