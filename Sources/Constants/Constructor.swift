import Printing
import Wording

/// A constructor of Swift, Kotlin or Dart with its arguments: what it makes, as CSS writes it.
struct Constructor {
  struct Argument {
    /// In small letters; empty where there is none.
    let label: String
    /// Of a literal.
    let text: [UInt8]?
    /// The last word of a reference.
    let word: String?
    /// That word, where it is the name of a typeface.
    let family: [UInt8]?
  }

  /// In small letters, with its points: `font.system`.
  let name: String
  /// Its last part.
  let last: String
  let arguments: [Argument]

  /// A colour, a curve, a time or a length; nil for anything else.
  var text: [UInt8]? {
    if name.contains("color") || name.contains("colour") { return color }
    if Self.curves.contains(last) { return curve }
    if last == "duration" { return time }
    guard arguments.count == 1, arguments[0].label.isEmpty, let text = arguments[0].text, text.first?.isDigit ?? false
    else { return nil }
    let isMeasure = ["cgfloat", "dp", "sp", "double"].contains(last) || KindWords(Array(name.utf8)[...]).kind != nil
    return isMeasure || Self.boxes.contains { name.contains($0) } ? text : nil
  }

  private static let curves: Set<String> = [
    "cubic", "cubicbeziereasing", "timingcurve", "cubicbezier", "pathinterpolator",
  ]
  /// Words of names in small letters, where no capital letter parts them.
  private static let boxes = ["radius", "corner", "insets", "spacing", "padding"]

  var isSpring: Bool { last.contains("spring") }

  private func text(labelled label: String) -> [UInt8]? { arguments.first { $0.label == label }?.text }

  private var numbers: [Double] { arguments.compactMap { $0.text.flatMap(CodeConstants.double) } }

  // MARK: Colours

  private var color: [UInt8]? {
    if let red = share("red"), let green = share("green"), let blue = share("blue") {
      return Self.rgb(red * 255, green * 255, blue * 255, share("alpha") ?? share("opacity") ?? 1)
    }
    let numbers = numbers
    if last == "fromrgbo", numbers.count == 4 { return Self.rgb(numbers[0], numbers[1], numbers[2], numbers[3]) }
    if last == "fromargb", numbers.count == 4 { return Self.rgb(numbers[1], numbers[2], numbers[3], numbers[0] / 255) }
    guard let first = arguments.first, let text = first.text else { return nil }
    if text.first == UInt8(ascii: "#") { return written(text) }
    if text.starts(with: "rgba") { return text }
    guard first.label.contains("hex"), text.count == 6, text.allSatisfy(\.isHexDigit) else { return nil }
    return [UInt8(ascii: "#")] + text
  }

  /// A colour in a string. Of eight digits only Android’s have their order written down: the opacity is first.
  private func written(_ text: [UInt8]) -> [UInt8]? {
    guard text.dropFirst().allSatisfy(\.isHexDigit) else { return nil }
    switch text.count {
    case 4, 7: return text
    case 9 where last == "parsecolor": return [UInt8(ascii: "#")] + text[3...] + text[1..<3]
    default: return nil
    }
  }

  private func share(_ label: String) -> Double? {
    text(labelled: label).flatMap(CodeConstants.double).flatMap { (0...1).contains($0) ? $0 : nil }
  }

  private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> [UInt8]? {
    guard [red, green, blue].allSatisfy({ (0...255).contains($0) }), (0...1).contains(opacity) else { return nil }
    let channels = [red, green, blue].map { $0.rounded().trimmed(0) }.joined(separator: ", ")
    return Array("rgba(\(channels), \(opacity.trimmed(4)))".utf8)
  }

  // MARK: Motion

  private var curve: [UInt8]? {
    let numbers = arguments.prefix(4).compactMap { $0.text.flatMap(CodeConstants.double) }
    guard numbers.count == 4 else { return nil }
    return Array("cubic-bezier(\(numbers.map { $0.trimmed(4) }.joined(separator: ", ")))".utf8)
  }

  private var time: [UInt8]? {
    guard arguments.count == 1, let text = arguments[0].text, text.allSatisfy(\.isDigit) else { return nil }
    switch arguments[0].label {
    case "milliseconds": return text + Array("ms".utf8)
    case "seconds": return text + Array("s".utf8)
    default: return nil
    }
  }

  // MARK: Type

  /// A font with its size: `Font.system(size: 34, weight: .regular)`, `TextStyle(fontSize = 16.sp, …)`.
  var style: TypeFields? {
    guard name.contains("font") || last == "textstyle" || name.hasSuffix(".system") || name == ".custom" else {
      return nil
    }
    var fields: [String: [UInt8]] = [:]
    for argument in arguments {
      guard let field = Self.fields[argument.label] ?? (argument.label.isEmpty ? "fontfamily" : nil) else { continue }
      let word = field == "fontfamily" ? argument.family : argument.word.map { Array(Self.weight($0).utf8) }
      fields[field] = argument.text ?? word
    }
    let isApples = last != "textstyle" && text(labelled: "fontsize") == nil
    var style = CodeConstants.style(fields, isPoints: isApples)
    guard isApples, style?.families == nil else { return style }
    let design = arguments.first { $0.label == "design" }?.word
    style?.families =
      design.flatMap(FontDesign.families) ?? (last.hasPrefix("system") ? FontDesign.families("system") : nil)
    return style
  }

  private static let fields: [String: String] = [
    "size": "fontsize", "ofsize": "fontsize", "fontsize": "fontsize", "weight": "fontweight",
    "fontweight": "fontweight",
    "lineheight": "lineheight", "height": "lineheight", "letterspacing": "letterspacing", "fontfamily": "fontfamily",
    "name": "fontfamily",
  ]

  /// `700` of `w700`; what has no digits is a word for a weight.
  private static func weight(_ word: String) -> String {
    word.hasPrefix("w") && word.dropFirst().allSatisfy(\.isNumber) ? String(word.dropFirst()) : word
  }
}
