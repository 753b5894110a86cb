import Colorimetry
import Files
import Grounds
import Motion
import Plates
import Printing
import Recognition
import Scans
import TokenValues
import Tokens
import Wording

/// The values of one figure as samples, each with a distinct name.
struct RecognizedSamples {
  let samples: [Sample]

  /// - Parameters:
  ///   - place: the block that contains the values.
  ///   - remarks: what is said beside the values of a cell.
  init(
    _ entries: [RecognizedValue], _ grounds: Grounds, lengthUnit: Dimension.Unit, place: Span,
    remarks: [Int: String] = [:]
  ) {
    let joined = entries.joinedThemes.namedThemes
    var drafts = SampleDrafts(
      lengthUnit: lengthUnit, pixelsPerRem: grounds.pixelsPerRem, themes: Self.themes(of: joined),
      pairs: joined.pairedNames)
    for entry in joined { drafts.add(entry, grounds.ground(of: entry)) }
    let isMotionOrType = entries.first?.kind.isMotionOrType ?? false
    let paths = drafts.all.map(\.path)
    let names = isMotionOrType ? Plate.names(ofMotion: paths) : Plate.names(of: paths)
    samples = zip(drafts.all, names).map { draft, name in
      Sample(
        name: name.utf8.contains(0xE2) ? name.replacing(SampleDrafts.dot, with: ".") : name,
        note: draft.note(remarks[draft.node], isMotionOrType ? nil : draft.caption),
        path: draft.path, place: place, variants: draft.variants)
    }
  }

  /// The themes named by the colours of some entries, in document order.
  private static func themes(of entries: [RecognizedValue]) -> [String] {
    var themes: [String] = []
    for case .themed(let colors) in entries.lazy.map(\.value) {
      for color in colors where !themes.contains(color.theme) { themes.append(color.theme) }
    }
    return themes
  }

  // MARK: Ramps

  static let fewestSteps = 5

  /// Whether the colours form one scale: one stem with rising numbers, `Gray 50`, `Gray 100`, …
  var areRamp: Bool {
    guard samples.count >= Self.fewestSteps, samples.allSatisfy({ $0.variants[0].themes.isEmpty }) else { return false }
    var stem: Substring?
    var last = -1
    for sample in samples {
      let name = sample.path.description
      let digits = name.utf8.reversed().prefix(while: \.isDigit).count
      guard (1...4).contains(digits), let number = Int(name.suffix(digits)), number > last else { return false }
      let own = name.dropLast(digits)
      guard stem == nil || stem == own else { return false }
      stem = own
      last = number
    }
    return true
  }
}

/// The values of one figure, each under a unique name.
private struct SampleDrafts {
  private(set) var all: [Draft] = []

  struct Draft {
    let path: TokenPath
    let node: Int
    let caption: String?
    /// What of the value is not drawn, such as the smaller size of a range, and what is said with it.
    let remarks: [String]
    var variants: [Sample.Variant]

    /// What is said of it, which is no figure of another column, behind what of it is not drawn.
    func note(_ said: String?, _ caption: String?) -> String? {
      let isColor = variants[0].value.color != nil
      let isSaid = remarks.isEmpty && caption.map { variants[0].written?.contains($0) != true } == true
      let words = (said ?? (isSaid ? caption : nil)).flatMap { isColor || !Self.isFigure($0) ? $0 : nil }
      let all = remarks + [words].compactMap(\.self).filter { !remarks.contains($0) }
      return all.isEmpty ? nil : all.joined(separator: ". ")
    }

    private static func isFigure(_ text: String) -> Bool { Lexeme.split(Array(text.utf8)).allSatisfy { !$0.isWord } }
  }

  private var names: [String: Int] = [:]
  /// The last number behind each name that several have.
  private var numbers: [String: Int] = [:]
  private let pixelsPerRem: Double?
  /// The unit of lengths without one.
  private let lengthUnit: Dimension.Unit
  /// The themes that the document names.
  private let themes: [String]
  /// The names that have a shadow or a gradient in each of several themes.
  private let pairs: Set<String>

  init(lengthUnit: Dimension.Unit, pixelsPerRem: Double?, themes: [String], pairs: Set<String>) {
    self.lengthUnit = lengthUnit
    self.pixelsPerRem = pixelsPerRem
    self.themes = themes
    self.pairs = pairs
  }

  /// What the document writes for the entry that is added.
  private var ground = ValueGround()

  mutating func add(_ entry: RecognizedValue, _ ground: ValueGround) {
    self.ground = ground
    switch entry.value {
    case .color(let color): add(entry, [Sample.Variant(.color(color))])
    case .themed(let colors): add(entry, variants(of: colors))
    case .easing(let curve): add(entry, [Sample.Variant(.cubicBezier(curve))])
    case .spring(let spring): add(entry, [Sample.Variant(.spring(spring))])
    case .shadow(let layers): add(entry, .shadow(layers), missing: entry.missing)
    case .gradient(let gradient):
      let isOpen = gradient.shape == .linear && gradient.angleDegrees == nil
      let course =
        gradient.angleDegrees.map { GradientCourse.linear(angleDegrees: $0) } ?? (isOpen ? .toTheRight : .radial)
      add(entry, .gradient(gradient.stops), missing: isOpen ? ["angle"] : [], course: course)
    case .families(let families, let weight):
      let missing = weight == nil ? ["fontSize", "fontWeight"] : ["fontSize"]
      add(entry, [Self.setting(in: families, weight ?? FontWeight(400), missing: missing)])
    case .type(let type): add(entry, type)
    case .quantity(let quantity): add(entry, quantity)
    }
  }

  /// A colour in each theme that the document gives it for.
  private func variants(of colors: [ThemedColor]) -> [Sample.Variant] {
    var found: [(color: Color, themes: [String])] = []
    for theme in themes {
      guard let color = colors.first(where: { $0.theme == theme })?.color else { continue }
      if let index = found.firstIndex(where: { $0.color == color }) {
        found[index].themes.append(theme)
      } else {
        found.append((color, [theme]))
      }
    }
    // What the document gives for one theme holds for no other.
    let isOfAll = found.count == 1 && found[0].themes.count == themes.count
    return found.map { color, themes in
      Sample.Variant(.color(color), label: isOfAll ? nil : themes.joined(separator: ", "), themes: themes)
    }
  }

  /// Adds a shadow or a gradient, that of another theme to the sample of its name.
  private mutating func add(
    _ entry: RecognizedValue, _ value: TokenValue, missing: [String], course: GradientCourse = .toTheRight
  ) {
    guard let theme = entry.theme, pairs.contains(entry.name) else {
      return add(entry, [Sample.Variant(value, missing: missing, course: course)])
    }
    var variant = Sample.Variant(value, label: theme, themes: [theme])
    variant.missing = missing
    variant.course = course
    if let place = names[Self.pathName(entry.name)], !all[place].variants.contains(where: { $0.themes == [theme] }) {
      all[place].variants.append(variant)
    } else {
      add(entry, [variant])
    }
  }

  private mutating func add(_ entry: RecognizedValue, _ quantity: Quantity) {
    let unit = lengthUnit
    func value(_ number: Double) -> Sample.Variant {
      Sample.Variant(quantity.value(number, as: entry.kind, unit: unit))
    }
    if entry.kind == .type {
      var fields = TypeFields(size: quantity)
      fields.weight = ground.weight
      add(entry, fields)
    } else if entry.kind == .weight {
      let weight = FontWeight(quantity.low)
      add(
        entry,
        [Self.setting(in: ["system-ui"], weight, leading: ground.leading, missing: ["fontSize", "fontFamily"])])
    } else if entry.kind == .leading || entry.kind == .tracking {
      add(entry, [part(quantity, isLeading: entry.kind == .leading)])
    } else if let high = quantity.high, entry.kind.isLength {
      add(entry, [value(quantity.low), value(high)])
    } else if let high = quantity.high {
      add(entry, [value(quantity.low)], part: "-min")
      add(entry, [value(high)], part: "-max")
    } else {
      add(entry, [value(quantity.low)])
    }
  }

  private mutating func add(_ entry: RecognizedValue, _ type: TypeFields) {
    guard let high = type.size.high else { return add(entry, [variant(of: type)]) }
    var largest = type
    largest.size = type.size.at(high)
    let smallest = Dimension(type.size.low, type.size.unit(or: lengthUnit))
    add(entry, [variant(of: largest)], remark: "From \(Plate.measure(smallest))")
  }

  // MARK: Type

  private func variant(of type: TypeFields) -> Sample.Variant {
    let (style, missing) = type.style(unit: lengthUnit)
    return Sample.Variant(.typography(style), missing: missing)
  }

  /// The style in which a weight or a family alone is shown, if its document gives no more.
  private static func setting(
    in families: [String], _ weight: FontWeight = FontWeight(400), leading: Double? = nil, missing: [String]
  ) -> Sample.Variant {
    Sample.Variant(
      .typography(
        Typography(
          fontFamily: families, fontSize: Dimension(20, leading == nil ? .px : .notGiven), fontWeight: weight,
          letterSpacing: .zero,
          lineHeight: leading ?? TypeFields.usualLeading)),
      missing: missing + ["letterSpacing"] + (leading == nil ? ["lineHeight"] : []))
  }

  /// A leading or a tracking alone, in a size that only shows it.
  private func part(_ quantity: Quantity, isLeading: Bool) -> Sample.Variant {
    let unit = quantity.unit == .percent || quantity.unit == nil ? Dimension.Unit.em : quantity.unit(or: lengthUnit)
    let share = quantity.unit == .percent ? quantity.low / 100 : quantity.low
    let isLength = isLeading && quantity.unit?.isLength == true && quantity.unit != .em
    let missing = ["fontSize", "fontWeight", "fontFamily", isLeading ? "letterSpacing" : "lineHeight"]
    return Sample.Variant(
      .typography(
        Typography(
          fontFamily: ["system-ui"],
          fontSize: isLength
            ? Dimension(quantity.low / TypeFields.usualLeading, quantity.unit(or: lengthUnit))
            : Dimension(20, .notGiven),
          fontWeight: FontWeight(400), letterSpacing: isLeading ? .zero : Dimension(share, unit),
          lineHeight: isLeading && !isLength ? share : TypeFields.usualLeading)), missing: missing)
  }

  // MARK: Names

  /// Adds a sample under the entry's name, with the next free number if that is taken: `Grey`, `Grey 2`.
  ///
  /// Nothing is added if the name already has the same value.
  ///
  /// - Parameter part: the suffix after the number: `-min`.
  private mutating func add(
    _ entry: RecognizedValue, _ variants: [Sample.Variant], part: String = "", remark: String? = nil
  ) {
    let base = Self.pathName(entry.name)
    var name = base + part
    if let place = names[name] {
      // The four corners of `16px 16px 0 0` are one radius.
      if entry.kind.isLength, all[place].node == entry.node, let whole = ground.whole {
        all[place].variants += variants.filter { new in !all[place].variants.contains { $0.value == new.value } }
        for index in all[place].variants.indices { all[place].variants[index].written = whole }
        return
      }
      if part != "-max", all[place].variants[0].value == variants[0].value { return }
      var number = numbers[name] ?? 1
      let plain = name
      repeat {
        number += 1
        name = "\(base) \(number)\(part)"
      } while names[name] != nil
      numbers[plain] = number
    }
    names[name] = all.count
    var variants = variants
    // A style and a time say in their own figures what they are, unless something limits them.
    let isOwn = entry.kind.isMotionOrType || !part.isEmpty
    for index in variants.indices {
      variants[index].written = isOwn && !ground.isLimited ? nil : ground.figure
      variants[index].draw(pixelsPerRem: pixelsPerRem)
    }
    let remarks = (ground.isLimited ? [ground.remark] : [remark, ground.remark]).compactMap(\.self)
    all.append(
      Draft(path: TokenPath(name), node: entry.node, caption: entry.caption, remarks: remarks, variants: variants))
  }

  /// A name as a single path segment, unless it contains dots already.
  private static func pathName(_ name: String) -> String {
    let bytes = name.utf8
    guard bytes.contains(UInt8(ascii: ".")),
      bytes.contains(0x20) || bytes.last == UInt8(ascii: ".") || bytes.first == UInt8(ascii: ".")
    else { return name }
    return name.split(separator: ".").joined(separator: dot)
  }

  /// What stands for a dot that parts no groups.
  static let dot = "\u{2024}"
}

extension ValueKind {
  /// Whether both ends of its ranges are drawn beside each other.
  fileprivate var isLength: Bool { [.spacing, .size, .box, .radius, .borderWidth].contains(self) }

  fileprivate var isMotionOrType: Bool {
    switch self {
    case .type, .weight, .duration, .easing, .spring, .family, .textStyle, .leading, .tracking: true
    case .color, .spacing, .size, .box, .icon, .target, .radius, .borderWidth, .opacity, .shadow, .gradient, .layer,
      .undrawn:
      false
    }
  }
}

extension [RecognizedValue] {
  /// `color.card.light` and `color.card.dark` as one colour in two themes, at the position of the first.
  fileprivate var joinedThemes: [RecognizedValue] {
    guard first?.kind == .color, contains(where: { $0.themeName != nil }) else { return self }
    var joined: [RecognizedValue] = []
    var places: [String: Int] = [:]
    for entry in self {
      guard case .color(let color) = entry.value, let (stem, theme) = entry.themeName else {
        joined.append(entry)
        continue
      }
      if let place = places[stem], case .themed(let colors) = joined[place].value, colors.count == 1,
        colors[0].theme != theme
      {
        joined[place].value = .themed(colors + [ThemedColor(theme: theme, color: color, range: entry.range)])
        joined[place].name = stem
        joined[place].caption = nil
      } else {
        places[stem] = joined.count
        var first = entry
        first.value = .themed([ThemedColor(theme: theme, color: color, range: entry.range)])
        joined.append(first)
      }
    }
    // Where all are for one theme, the caption says so once.
    let isOfOne = Set(map(\.theme)).count == 1
    for index in joined.indices {
      if case .themed(let colors) = joined[index].value, colors.count == 1 {
        joined[index].value = .color(colors[0].color)
        if !isOfOne { joined[index].name.addTheme(colors[0].theme) }
      }
    }
    return joined
  }

  /// Shadows and gradients of which only one theme is given, with its name; one that is called nothing else, behind what it
  /// stands beside.
  fileprivate var namedThemes: [RecognizedValue] {
    guard let first, first.kind == .shadow || first.kind == .gradient, Set(map(\.theme)).count > 1 || count > 1 else {
      return self
    }
    let pairs = pairedNames
    var named = self
    for index in named.indices {
      if let theme = ThemeName.theme(ofName: [UInt8](named[index].name.utf8)[...]), index > 0,
        named[index - 1].node == named[index].node
      {
        named[index].name = named[index - 1].name
        named[index].name.addTheme(theme)
      } else if let theme = named[index].theme, !pairs.contains(named[index].name), Set(map(\.theme)).count > 1 {
        named[index].name.addTheme(theme)
      }
    }
    return named
  }
}

extension String {
  /// Adds the theme that it is for, unless it says so.
  fileprivate mutating func addTheme(_ theme: String) {
    if !lowercased().contains(theme.lowercased()) { self += ", \(theme)" }
  }
}

extension [RecognizedValue] {
  /// The names under which shadows or gradients are given for more than one theme.
  fileprivate var pairedNames: Set<String> {
    var themes: [String: Set<String>] = [:]
    for entry in self where entry.kind == .shadow || entry.kind == .gradient {
      if let theme = entry.theme { themes[entry.name, default: []].insert(theme) }
    }
    return Set(themes.filter { $0.value.count > 1 }.keys)
  }
}

extension RecognizedValue {
  /// Its theme, and the name without it.
  fileprivate var themeName: (stem: String, theme: String)? {
    if let theme { return (name, theme) }
    guard name.utf8.contains(UInt8(ascii: ".")) else { return nil }
    for theme in ["light", "dark"] where name.hasSuffix("." + theme) {
      return (String(name.dropLast(theme.count + 1)), theme)
    }
    return nil
  }
}
