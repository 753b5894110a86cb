import Colorimetry
import Diagnostics
import Markup
import Printing
import Tokens

/// Border widths, stroke styles and whole borders around a sheet.
enum Borders: Specimen {
  static let info = SpecimenInfo(
    name: "borders", summary: "Border widths, styles and borders at real size.", example: "border.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let named = request.tokens(of: [.dimension, .border, .strokeStyle], into: &diagnostics)
    guard !named.isEmpty else { return .empty }
    return Plate.figure(info.name, request, note: "Drawn 1 : 1.") { out in
      out.put("<ul class=\"samples\" role=\"list\">")
      for sample in Sample.all(named) { draw(sample, request, into: &out) }
      out.put("</ul>")
    }
  }

  private static func draw(_ sample: Sample, _ request: SpecimenRequest, into out: inout ByteBuffer) {
    let (figures, remarks) = caption(of: sample)
    sample.print(figures, remarks: remarks, request, into: &out) { out in
      for variant in Plate.variants(of: sample.token) {
        guard let css = css(of: variant.token) else { continue }
        out.put("<div class=\"box\" style=\"")
        out.put(text: css)
        if variant.token.type == .border { out.put(text: ground(Surface.under(variant, request))) }
        out.put("\">")
        if let label = variant.label { out.put(text: label) }
        out.put("</div>")
      }
    }
  }

  private static func ground(_ surface: Color) -> String {
    ";background:\(surface.paint);color:\(surface.ink.opaqueHex)"
  }

  private static func css(of token: Token) -> String? {
    switch token.value {
    case .dimension(let width): "border:\(width.css) solid var(--ink)"
    case .strokeStyle(let style): "border:2px \(style.css) var(--ink)"
    case .border(let border): "border:\(border.width.css) \(border.style.css) \(border.color.paint)"
    case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .transition, .shadow, .gradient,
      .typography, .spring, .haptic:
      nil
    }
  }

  private static func caption(of sample: Sample) -> (figure: String, remarks: [String]) {
    guard case .border = sample.token.value else {
      return (
        sample.figure { token in
          if case .strokeStyle(let style) = token.value { return words(style) }
          return token.dimension.map(Plate.measure)
        }, []
      )
    }
    let remarks = Plate.variants(of: sample.token).compactMap { variant -> String? in
      guard case .border(let border) = variant.token.value else { return nil }
      return (variant.label.map { "\($0) " } ?? "") + "\(words(border.style)), \(border.color.figure)"
    }
    let width = sample.figure { token in
      if case .border(let border) = token.value { Plate.measure(border.width) } else { nil }
    }
    return (Plate.variants(of: sample.token).count == 1 ? width : firstWidth(sample), remarks)
  }

  private static func firstWidth(_ sample: Sample) -> String {
    if case .border(let border) = sample.token.value { Plate.measure(border.width) } else { "" }
  }

  private static func words(_ style: StrokeStyle) -> String {
    switch style {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let lengths, let cap):
      "dashes \(lengths.map(Plate.measure).joined(separator: ", ")), \(cap.rawValue) ends"
    }
  }
}
