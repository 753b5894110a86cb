import Colorimetry
import Grounds
import Markup
import Plates
import Previews
import Printing
import Recognition
import Scans
import TokenValues
import Tokens
import Wording

/// The drawing of a component that a document describes.
extension RecognizedComponent {
  func draw(id: String, on ground: Surface?, dark: Surface?, _ lengthUnit: Dimension.Unit) -> Node {
    let themes = themes
    let cells = (themes.isEmpty ? [nil] : themes.map(Optional.some)).flatMap { theme in
      states.map { state in
        let label = [name, state.name.isEmpty ? nil : state.name, theme].compactMap(\.self).joined(separator: ", ")
        let parts = shared.flatMap(\.parts) + atRest + (state.name.isEmpty ? [] : state.parts)
        let surface = theme == "dark" ? dark ?? ground : ground
        return ComponentCell(
          name, label: label, parts.compactMap { $0.given(in: theme, lengthUnit) }, on: surface?.color,
          isInCapitals: state.isInCapitals)
      }
    }
    let scene = Scene.plain(id: id, title: name, on: ground)
    return Plate.figure(ComponentStates.name, scene, note: note(cells, lengthUnit)) {
      ComponentCell.list(cells, scene, narrowest: Self.narrowest)
    }
  }

  /// Five states fit in a row.
  private static let narrowest = 152.0

  private func note(_ cells: [ComponentCell], _ lengthUnit: Dimension.Unit) -> String {
    let taken = shared.compactMap { section -> String? in
      let figures = section.parts.compactMap { $0.text(lengthUnit) }
      guard !figures.isEmpty else { return nil }
      return
        "\(Plate.spoken(figures.joined(separator: ", "))), as given \(section.title.map { "below \($0)" } ?? "on the page")."
    }
    let type =
      cells.contains(where: \.lacksSize)
      ? ["No size of type is given; the words are as large as the reader’s own."]
      : cells.contains(where: \.lacksType) ? ["The words are set in the reader’s own type."] : []
    let left = asides.isEmpty ? [] : ["Described and not drawn: \(Plate.list(asides.map { $0.lowercased() }))."]
    return ([ComponentStates.note(cells)] + taken + type + left).joined(separator: " ")
  }

  /// The themes that its colours are given for, if they differ.
  private var themes: [String] {
    parts.flatMap { part -> [String] in
      if case .themed(let colors) = part.value.value { return colors.map(\.theme) }
      return []
    }.uniqued()
  }
}

extension RecognizedComponent.Part {
  /// The property with its value in a theme.
  fileprivate func given(in theme: String?, _ unit: Dimension.Unit) -> LookProperty? {
    switch value.value {
    case .color(let color): return LookProperty(property, Sample.Variant(.color(color)))
    case .themed(let colors):
      return (colors.first { $0.theme == theme } ?? colors.first).map {
        LookProperty(property, Sample.Variant(.color($0.color)))
      }
    case .type(let type):
      let (style, missing) = type.style(unit: unit)
      return LookProperty(property, Sample.Variant(.typography(style), missing: missing))
    case .shadow(let layers):
      return value.missing.isEmpty ? LookProperty(property, Sample.Variant(.shadow(layers))) : nil
    case .gradient(let gradient):
      guard let angle = gradient.angleDegrees else { return nil }
      return LookProperty(
        property, Sample.Variant(.gradient(gradient.stops), course: .linear(angleDegrees: angle)))
    case .quantity(let quantity):
      guard quantity.high == nil, value.kind != .type || property == "fontsize" else { return nil }
      return LookProperty(property, Sample.Variant(quantity.value(quantity.low, as: value.kind, unit: unit)))
    case .families(let families, _): return LookProperty(property, Sample.Variant(.fontFamily(families)))
    case .easing, .spring: return nil
    }
  }

  /// `height 48 px`
  fileprivate func text(_ unit: Dimension.Unit) -> String? {
    let value = given(in: nil, unit)?.value.value
    if case .typography(let style) = value {
      return "type \(Plate.measure(style.fontSize)) in \(style.fontWeight.value.trimmed(0))"
    }
    guard let length = value?.dimension else { return nil }
    return "\(Self.words[property] ?? property) \(Plate.measure(length))"
  }

  private static let words = [
    "padding.block": "padding above and below", "padding.inline": "padding at the sides", "borderwidth": "border",
    "minheight": "least height",
  ]
}
