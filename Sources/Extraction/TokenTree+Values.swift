import Colorimetry
import Files
import Recognition
import Scans
import Syntax
import TokenValues
import Tokens
import Wording

extension TokenTree {
  /// Adds what is recognised in the text of a document: each name once for each of its values.
  ///
  /// What only repeats a token is left out, and so is what a sentence only mentions. A colour of several names has its
  /// value under the first that is its own; the others refer to that.
  mutating func add(_ values: [RecognizedValue], of document: MarkdownDocument, besides set: TokenSet) {
    let tokens = Set(set.tokens.map { ValueKey($0.value) })
    let unit = Self.lengthUnit(of: values)
    let given = Self.joined(values).filter { !$0.isMention && $0.kind.group != nil }
    let names = given.map { OwnName($0, in: document) }
    var owners: [ValueKey: Int] = [:]
    for (index, value) in given.enumerated() {
      guard let color = value.color else { continue }
      let key = ValueKey(.color(color))
      if let owner = owners[key], names[owner].rank <= names[index].rank { continue }
      owners[key] = index
    }
    var known: [[String]: [ValueKey]] = [:]
    // The titles over the values that have a path.
    var sections: [[String]: String] = [:]
    // What colours of several names refer to, once it has a path.
    var paths: [Int: [String]] = [:]
    let owning = Set(owners.values)
    let ordered = given.indices.filter(owning.contains) + given.indices.filter { !owning.contains($0) }
    for index in ordered {
      let value = given[index]
      let owner = value.color.flatMap { owners[ValueKey(.color($0))] }
      // A colour that has a name of its own needs none made of its figures, or of a word that anything may have.
      if let owner, owner != index, names[index].rank > .own { continue }
      for part in parts(of: value, unit) {
        let key = ValueKey(part.value)
        if tokens.contains(key) { continue }
        guard var json = StandardValue.json(part.value) else {
          omit(value.name, "a length in em or per cent depends on where it is used", at: value.range)
          continue
        }
        var path = names[index].path
        path[path.count - 1] += part.suffix
        let words = path.map { $0.lowercased() }
        if known[words]?.contains(key) == true { continue }
        known[words, default: []].append(key)
        // `Margins` below `Mobile` and below `Desktop`
        let title = OwnName.title(over: value, in: document)
        if isTaken(path), path.count == 2, value.theme == nil, let title, sections[path] != title {
          path.insert(title, at: 1)
        }
        path = free(path)
        sections[path] = title
        if let owner, owner == index { paths[index] = path }
        if let owner, owner != index, let target = paths[owner] { json = .string(Self.reference(target)) }
        add(path, part.value.type, json, details(of: value, part))
      }
    }
  }

  /// A path that nothing has yet: with the next free number behind it.
  private func free(_ path: [String]) -> [String] {
    var path = path
    // A token has nothing inside it: the names behind it become a part of its own.
    for end in path.indices.dropFirst() where isToken(Array(path[..<end])) {
      path = path[..<(end - 1)] + [path[(end - 1)...].joined(separator: "-")]
      break
    }
    var free = path
    var number = 2
    while isTaken(free) || isLike(free) {
      free[free.count - 1] = "\(path[path.count - 1])-\(number)"
      number += 1
    }
    return free
  }

  private func details(of value: RecognizedValue, _ part: Part) -> Details {
    var details = Details(range: value.nameRange ?? value.range, description: value.caption)
    if case .themed(let colors) = value.value {
      var modes: [(name: String, value: JSONText)] = []
      for color in colors where !modes.contains(where: { $0.name == color.theme }) {
        StandardValue.json(.color(color.color)).map { modes.append((color.theme, $0)) }
      }
      if modes.count > 1 { details.extensions.append(("mode", .object(modes))) }
    }
    if let unit = Self.platformUnit(of: part.value) {
      details.extensions.append(("specimen.unit", .string(unit.rawValue)))
    }
    if !part.missing.isEmpty {
      details.extensions.append(("specimen.notGiven", .array(part.missing.map { .string($0) })))
    }
    if case .gradient(let gradient) = value.value {
      if let angle = gradient.angleDegrees {
        details.extensions.append(("specimen.angle", .number(angle)))
      } else if gradient.shape == .radial {
        details.extensions.append(("specimen.shape", .string("radial")))
      } else {
        details.extensions.append(("specimen.notGiven", .array([.string("angle")])))
      }
    }
    return details
  }

  // MARK: Themes

  /// Colours of one name under a heading for light and one for dark as one colour in two themes.
  private static func joined(_ values: [RecognizedValue]) -> [RecognizedValue] {
    var joined: [RecognizedValue] = []
    var places: [String: Int] = [:]
    for value in values {
      guard let theme = value.theme, let color = value.color, !value.isMention else {
        joined.append(value)
        continue
      }
      let themed = ThemedColor(theme: theme, color: color, range: value.range)
      if let place = places[value.name], case .themed(let colors) = joined[place].value {
        if colors.contains(where: { $0.theme == theme }) {
          joined.append(value)
        } else {
          joined[place].value = .themed(colors + [themed])
        }
      } else {
        places[value.name] = joined.count
        var first = value
        first.value = .themed([themed])
        joined.append(first)
      }
    }
    return joined
  }

  // MARK: Values

  private struct Part {
    let value: TokenValue
    var suffix = ""
    var missing: [String] = []
  }

  /// A value as the values of tokens: two for a range.
  private func parts(of value: RecognizedValue, _ unit: Dimension.Unit) -> [Part] {
    switch value.value {
    case .color(let color): [Part(value: .color(color))]
    case .themed(let colors): colors.first.map { [Part(value: .color($0.color))] } ?? []
    case .easing(let curve): [Part(value: .cubicBezier(curve))]
    case .spring(let spring): [Part(value: .spring(spring))]
    case .shadow(let layers): [Part(value: .shadow(layers), missing: value.missing)]
    case .gradient(let gradient): [Part(value: .gradient(gradient.stops))]
    case .families(let names, let weight):
      [Part(value: .fontFamily(names))] + (weight.map { [Part(value: .fontWeight($0), suffix: "-weight")] } ?? [])
    case .type(let fields): Self.styles(fields, unit)
    case .quantity(let quantity): Self.parts(of: quantity, value.kind, unit)
    }
  }

  private static func parts(of quantity: Quantity, _ kind: ValueKind, _ unit: Dimension.Unit) -> [Part] {
    let low = quantity.value(quantity.low, as: kind, unit: unit)
    guard let high = quantity.high else { return [Part(value: low)] }
    return [
      Part(value: low, suffix: "-min"), Part(value: quantity.value(high, as: kind, unit: unit), suffix: "-max"),
    ]
  }

  /// One style of type, or one for each end of a range of sizes.
  private static func styles(_ fields: TypeFields, _ unit: Dimension.Unit) -> [Part] {
    func part(_ size: Quantity, suffix: String = "") -> Part {
      var fields = fields
      fields.size = size
      let (type, missing) = fields.style(unit: unit)
      return Part(value: .typography(type), suffix: suffix, missing: missing.sorted())
    }
    let size = fields.size
    guard let high = size.high else { return [part(size)] }
    return [part(size.at(size.low), suffix: "-min"), part(size.at(high), suffix: "-max")]
  }

  /// The unit of a length without one: the one that the document writes most.
  private static func lengthUnit(of values: [RecognizedValue]) -> Dimension.Unit {
    var counts: [Dimension.Unit: Int] = [:]
    for value in values {
      guard case .quantity(let quantity) = value.value, let unit = quantity.unit, unit.isLength else { continue }
      let known = quantity.unit(or: .px)
      if [.px, .pt, .dp].contains(known) { counts[known, default: 0] += 1 }
    }
    let order: [Dimension.Unit] = [.px, .pt, .dp]
    return order.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? .px
  }
}

/// A value as far as two of them are the same to a reader.
private struct ValueKey: Hashable {
  private let type: TokenType
  private let text: String

  init(_ value: TokenValue) {
    type = value.type
    text = StandardValue.json(value)?.line ?? "\(value)"
  }
}

extension ValueKind {
  /// The group of its tokens; nil for what gives no token.
  var group: String? {
    switch self {
    case .color: "color"
    case .spacing: "space"
    case .size, .box: "size"
    case .icon: "icon"
    case .target: "target"
    case .radius: "radius"
    case .borderWidth: "border-width"
    case .type: "type"
    case .weight: "font-weight"
    case .opacity: "opacity"
    case .duration: "duration"
    case .easing: "easing"
    case .spring: "spring"
    case .shadow: "shadow"
    case .gradient: "gradient"
    case .layer: "z-index"
    case .family: "font-family"
    case .leading: "line-height"
    case .tracking: "letter-spacing"
    case .textStyle, .undrawn: nil
    }
  }
}
