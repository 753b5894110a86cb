import Colorimetry
import Files
import Printing
import Scans
import Syntax
import TokenValues
import Wording

/// Colours, radii, lengths and shadows in the classes of Tailwind, behind the name of what has them: `Card: bg-white
/// (Light) / bg-zinc-900 (Dark)`, `Sheet: rounded-2xl`.
///
/// Steps that versions 3 and 4 disagree on, such as `rounded-sm`, are left alone.
enum ClassValues {
  /// What a document says of its classes.
  ///
  /// - Parameters:
  ///   - title: what a name belongs to that says no more than a property: `Background`.
  ///   - hasPalette: whether the names of colours are those of the palette that is known here.
  static func values(in scan: TextScan, title: Name?, hasPalette: () -> Bool) -> [RecognizedValue] {
    guard scan.isExplicit, let own = scan.ownName, scan.valueStart < scan.lexemes.count,
      !NumberScan.isClass(own.text)
    else { return [] }
    let name = GenericName.matches(own.text) ? title.map { Name("\($0.text), \(own.text)") } ?? own : own
    var piece = scan.valueStart
    if piece + 1 < scan.lexemes.count, scan.isWord(piece, in: ["usually", "typically", "mostly", "generally"]) {
      piece += 1
    }
    let start = scan.lexemes[piece].start
    let classes = classes(in: scan.text, from: start)
    guard let first = classes.first, !beginsWithClass(own.text), !areExamples(classes, in: scan.text) else { return [] }
    guard first.range.lowerBound == start else { return spoken(classes, name, scan) }
    return values(named: name, from: start, in: scan, isAll: own.text == "className", hasPalette)
  }

  /// What the classes give that begin at a place.
  ///
  /// - Parameter isAll: whether nothing else is said of what has them.
  static func values(
    named name: Name, from start: Int, in scan: TextScan, isAll: Bool, _ hasPalette: () -> Bool
  ) -> [RecognizedValue] {
    let classes = classes(in: scan.text, from: start)
    guard let first = classes.first, first.range.lowerBound == start else { return [] }
    if let color = color(first.name) {
      let isKnown =
        hasPalette()
        || first.name.firstIndex(of: "-").map {
          ClassColors.isOfAllVersions(first.name[first.name.index(after: $0)...])
        } == true
      return isKnown ? colors(color, classes, name, scan) : []
    }
    if let gradient = gradient(classes), hasPalette() {
      return [value(.gradient, .gradient(gradient.value), name, scan.place(gradient.range), scan)]
    }
    if let radius = radius(first.name) {
      return [value(.radius, .quantity(radius), name, scan.place(first.range), scan)]
    }
    if let layer = ClassSteps.layer(named: first.name) {
      let level = Quantity(Double(layer), nil, isFraction: false)
      return [value(.layer, .quantity(level), name, scan.place(first.range), scan)]
    }
    if classes.count == 1 || isAll, let width = ClassSteps.width(named: first.name) {
      return [value(.size, .quantity(Quantity(width, .rem)), name, scan.place(first.range), scan)]
    }
    if var shadow = ClassSteps.shadow(named: first.name) {
      // `shadow-lg shadow-blue-500/25`
      if let tint = classes.dropFirst().first(where: { $0.name.hasPrefix("shadow-") }) {
        guard let color = ClassColors.color(named: tint.name.dropFirst(7)) else { return [] }
        shadow = shadow.map { layer in
          Shadow(
            color: color, offsetX: layer.offsetX, offsetY: layer.offsetY, blur: layer.blur, spread: layer.spread,
            inset: layer.inset)
        }
      }
      return [value(.shadow, .shadow(shadow), name, scan.place(first.range), scan)]
    }
    if let time = classes.lazy.compactMap({ duration($0.name) }).first {
      return [value(.duration, .quantity(time), name, scan.place(first.range), scan)]
    }
    let screens = screens(in: scan.text, from: start)
    let widths = screens.reduce(into: [String?]()) { if !$0.contains($1.screen) { $0.append($1.screen) } }
    // Without a length for all screens those of wider ones belong to something else.
    guard widths.count > 1, screens[0].screen == nil, !spaces([screens[0]], name, scan).isEmpty else {
      return spaces(classes, name, scan)
    }
    return widths.flatMap { width in
      spaces(screens.filter { $0.screen == width }, width.map { Name("\(name.text), \($0)") } ?? name, scan)
    }
  }

  /// Whether a name is a class itself: `p-4`, `rounded-lg`.
  static func isClass(_ name: String) -> Bool { beginsWithClass(name) || NumberScan.isClass(name) }

  /// `p-4 sm` of `p-4 sm:p-6 lg:p-8`: classes, and no name before the first colon.
  static func beginsWithClass(_ name: String) -> Bool {
    let first = name.prefix { $0 != " " }
    return first.hasPrefix("text-") || ClassSteps.isLength(Array(first.utf8)[...])
  }

  /// The class of what the name says in a few words of prose: `Corner radius: soft rounding of `rounded-2xl``.
  private static func spoken(_ classes: [Class], _ name: Name, _ scan: TextScan) -> [RecognizedValue] {
    let words = scan.nameWords
    for part in classes where scan.isInSpan(part.range.lowerBound) {
      if words.contains(.radius), let radius = radius(part.name) {
        return [value(.radius, .quantity(radius), name, scan.place(part.range), scan)]
      }
      if words.contains(.shadow), let shadow = ClassSteps.shadow(named: part.name) {
        return [value(.shadow, .shadow(shadow), name, scan.place(part.range), scan)]
      }
      if !words.isDisjoint(with: [.motion, .duration]), let time = duration(part.name) {
        return [value(.duration, .quantity(time), name, scan.place(part.range), scan)]
      }
    }
    return []
  }

  /// The colour and the gradient that stand among the classes of a style: `text-xl text-gray-300`.
  static func colors(besideStyle scan: TextScan, _ name: Name, from start: Int) -> [RecognizedValue] {
    let classes = classes(in: scan.text, from: start)
    if let first = classes.firstIndex(where: { $0.name.hasPrefix("from-") || $0.name.hasPrefix("bg-gradient-to-") }),
      let gradient = gradient(Array(classes[first...]))
    {
      return [value(.gradient, .gradient(gradient.value), name, scan.place(gradient.range), scan)]
    }
    let colors = classes.compactMap { part in
      part.name.hasPrefix("text-") ? color(part.name).map { (color: $0, range: part.range) } : nil
    }
    guard colors.count == 1 else { return [] }
    return [value(.color, .color(colors[0].color), name, scan.place(colors[0].range), scan)]
  }

  /// The classes from a place on with the width of the screen that each is for.
  private static func screens(in text: [UInt8], from start: Int) -> [Class] {
    text[start...].prefix(longest).split { $0 == 0x20 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "`") }
      .compactMap { word in
        let parts = word.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let part = parts.last, part.contains(UInt8(ascii: "-")),
          part.allSatisfy({ $0.isLetter && !$0.isUppercase || $0.isDigit || $0.isOne(of: "-.[]") })
        else { return nil }
        let screen = parts.count == 2 ? String(decoding: parts[0], as: UTF8.self) : nil
        guard screen.map({ ["sm", "md", "lg", "xl", "2xl"].contains($0) }) ?? true else { return nil }
        return Class(
          name: Substring(decoding: part, as: UTF8.self), range: part.startIndex..<part.endIndex, screen: screen)
      }
  }

  /// `rounded-2xl`, and `rounded-full` in pixels.
  private static func radius(_ name: Substring) -> Quantity? {
    ClassSteps.radius(named: name).map { Quantity($0, $0 > 100 ? .px : .rem) }
  }

  /// `duration-200`
  private static func duration(_ name: Substring) -> Quantity? {
    guard name.hasPrefix("duration-"), let time = Double(name.dropFirst(9)), time > 0, time <= 5000 else { return nil }
    return Quantity(time, .ms)
  }

  private struct Class {
    let name: Substring
    let range: Range<Int>
    /// The width of the screen from which on it applies: `sm` of `sm:px-6`.
    var screen: String?
  }

  /// The words from a place on that may be classes, without those for a state or a size of the screen.
  private static func classes(in text: [UInt8], from start: Int) -> [Class] {
    text[start...].prefix(longest).split { $0 == 0x20 || $0 == UInt8(ascii: ",") }.compactMap { word in
      guard word.allSatisfy({ $0.isLetter && !$0.isUppercase || $0.isDigit || $0.isOne(of: "-./[]") }),
        word.contains(UInt8(ascii: "-"))
      else { return nil }
      return Class(name: Substring(decoding: word, as: UTF8.self), range: word.startIndex..<word.endIndex)
    }
  }

  private static let longest = 160

  private static func value(
    _ kind: ValueKind, _ value: RecognizedValue.Value, _ name: Name, _ range: ByteRange, _ scan: TextScan
  ) -> RecognizedValue {
    RecognizedValue(kind, value, name: name, range: range, node: scan.node, evidence: [.notation])
  }

  /// `text-blue-600, text-indigo-500, etc.`: classes of one property that are some of many.
  private static func areExamples(_ classes: [Class], in text: [UInt8]) -> Bool {
    guard classes.count > 1, let last = classes.last else { return false }
    let rest = text[last.range.upperBound...].drop { $0.isSpace || $0.isOne(of: "`,") }
    guard ["etc", "usw", "...", "…"].contains(where: { rest.starts(with: $0.utf8) }) else { return false }
    return Set(classes.map { $0.name.prefix { $0 != "-" } }).count == 1
  }

  // MARK: Colours

  private static func color(_ name: Substring) -> Color? {
    guard let dash = name.firstIndex(of: "-"), properties.contains(name[..<dash]) else { return nil }
    return ClassColors.color(named: name[name.index(after: dash)...])
  }

  private static let properties: Set<Substring> = [
    "bg", "text", "border", "ring", "fill", "stroke", "outline", "divide",
  ]

  /// The first colour, or the first of each theme where the text names themes behind its colours.
  private static func colors(
    _ first: Color, _ classes: [Class], _ name: Name, _ scan: TextScan
  ) -> [RecognizedValue] {
    let found = classes.compactMap { part in color(part.name).map { (color: $0, range: part.range) } }
    // `text-white/60`, `text-white/40`: what may be used.
    let stems = Set(classes.map { $0.name.prefix { $0 != "/" } })
    if found.count > 1, stems.count == 1, Set(found.map(\.color)).count > 1 { return [] }
    let ends = found.dropFirst().map(\.range.lowerBound) + [scan.text.count]
    var sides: [ThemedColor] = []
    var open: (color: Color, range: Range<Int>)?
    for (part, end) in zip(found, ends) {
      open = open ?? part
      let behind = scan.text[part.range.upperBound..<end].drop { $0 == 0x20 || $0 == UInt8(ascii: "`") }
      let remark = behind.first == UInt8(ascii: "(") ? behind.dropFirst().prefix { $0 != UInt8(ascii: ")") } : []
      guard let theme = ThemeName.theme(ofName: remark[...]), let side = open else { continue }
      if !sides.contains(where: { $0.theme == theme }) {
        sides.append(ThemedColor(theme: theme, color: side.color, range: scan.place(side.range)))
      }
      open = nil
    }
    if sides.count == 2 {
      let range = ByteRange(sides[0].range.start, sides[1].range.end)
      return [value(.color, .themed(sides), name, range, scan)]
    }
    return [value(.color, .color(first), name, scan.place(found[0].range), scan)]
  }

  /// The colours of a cell that has nothing but classes, `bg-slate-50`, `text-slate-400 / text-slate-500`, or one name of
  /// the palette: `emerald-500`.
  static func colors(ofCell scan: TextScan, _ tailwind: inout TailwindUse) -> [ColorScan.Found] {
    let state = scan.text.prefix { $0.isLetter && !$0.isUppercase || $0 == UInt8(ascii: "-") }
    let start = scan.text[state.endIndex...].first == UInt8(ascii: ":") ? state.endIndex + 1 : 0
    let classes = classes(in: scan.text, from: start)
    guard let first = classes.first, first.range.lowerBound == start else { return [] }
    if first.range.upperBound == scan.text.count, let color = ClassColors.color(named: first.name) {
      return tailwind.gives(first.name, otherThan: color)
        ? [] : [ColorScan.Found(range: first.range, color: color)]
    }
    guard let dash = first.name.firstIndex(of: "-"), properties.contains(first.name[..<dash]) else { return [] }
    // `bg-danger text-white`: the ground, which has a name of its own, is what is meant.
    if first.name.hasPrefix("bg-"), color(first.name) == nil { return [] }
    return classes.compactMap { part in
      guard let color = color(part.name), let dash = part.name.firstIndex(of: "-"),
        !tailwind.gives(part.name[part.name.index(after: dash)...], otherThan: color)
      else { return nil }
      return ColorScan.Found(range: part.range, color: color)
    }
  }

  // MARK: Gradients

  /// `bg-gradient-to-r from-blue-600 via-sky-500 to-indigo-600`; without the first its angle is not given.
  private static func gradient(_ classes: [Class]) -> (value: CSSGradient, range: Range<Int>)? {
    var stops: [(color: Color, position: Double?)] = []
    var angle: Double?
    guard let first = classes.first else { return nil }
    var end = first.range.upperBound
    for (part, role) in zip(classes, classes.map { $0.name.prefix { $0 != "-" } }) {
      if part.range == first.range, let side = part.name.split(separator: "-").last, role == "bg",
        part.name.contains("-to-")
      {
        angle = ClassSteps.angles[side]
        continue
      }
      guard role == (stops.isEmpty ? "from" : role == "via" ? "via" : "to"),
        let color = ClassColors.color(named: part.name.dropFirst(role.count + 1))
      else { break }
      stops.append((color, nil))
      end = part.range.upperBound
      if role == "to" { break }
    }
    guard stops.count > 1, let value = GradientScan.gradient(stops, angle: angle) else { return nil }
    return (value, first.range.lowerBound..<end)
  }

  // MARK: Lengths

  /// The lengths of `px-4 py-2`, one a side; of several for one side the first.
  private static func spaces(_ classes: [Class], _ name: Name, _ scan: TextScan) -> [RecognizedValue] {
    guard name.text.split(separator: " ").count <= mostWords else { return [] }
    var found: [(side: String?, quantity: Quantity, range: Range<Int>)] = []
    for part in classes {
      guard let dash = part.name.lastIndex(of: "-"), let side = ClassSteps.sides[part.name[..<dash]],
        let length = length(part.name[part.name.index(after: dash)...])
      else { break }
      // `gap-4 or space-y-4` are two ways and not two sides.
      if let last = found.last {
        guard side != nil, last.side != nil, part.range.lowerBound == last.range.upperBound + 1,
          !found.contains(where: { $0.side == side })
        else { break }
      }
      found.append((side, length, part.range))
    }
    return found.map { part in
      let own = found.count > 1 ? part.side.map { Name("\(name.text), \($0)") } : nil
      return value(.spacing, .quantity(part.quantity), own ?? name, scan.place(part.range), scan)
    }
  }

  /// `6`, steps of a quarter of a rem, or `[4.5rem]`.
  private static func length(_ text: Substring) -> Quantity? {
    if let steps = Double(text) { return steps > 0 && steps <= 96 ? Quantity(steps / 4, .rem) : nil }
    guard text.hasPrefix("["), text.hasSuffix("]"), case let bytes = Array(text.utf8.dropFirst().dropLast()),
      bytes.first?.isDigit == true
    else { return nil }
    var reader = QuantityReader(bytes, at: 0)
    guard let length = reader.read(), reader.index == bytes.count, let unit = length.unit, unit.isLength,
      length.high == nil, length.low > 0
    else { return nil }
    return Quantity(length.low, unit)
  }

  private static let mostWords = 5
}
