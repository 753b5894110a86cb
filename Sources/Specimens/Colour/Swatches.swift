import Colorimetry
import Diagnostics
import Guide
import Markup
import Tokens

/// Tall colour fields edge to edge, so that a palette reads as one picture.
enum Swatches: Specimen {
  static let info = SpecimenInfo(
    name: "swatches",
    summary: "Colour fields edge to edge with name, value and contrast; light and dark of one token share a field.",
    example: "color.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let swatches = Sample.all(request.tokens(of: [.color], into: &diagnostics)).map { Swatch($0) }
    guard !swatches.isEmpty else { return .empty }
    let depth = swatches.reduce(1) { max($0, $1.sides.count) }
    let columns = Rows.columns(swatches.count, most: 6)
    return Plate.figure(info.name, request, note: note(swatches, request)) { out in
      out.put(markup: "<div class=\"fields\" role=\"list\" style=\"--n:\(columns);--s:\(depth + 1)\">")
      for swatch in swatches { swatch.print(depth: depth, request, into: &out) }
      out.put("</div>")
      // A plain document has no surfaces; what a table would say of white and black stands on the fields.
      if request.recognized == nil {
        ContrastFigures(swatches.map { ($0.sample.name, $0.sample.token) }, request).node.print(into: &out)
      }
    }
  }

  private static func note(_ swatches: [Swatch], _ request: SpecimenRequest) -> String {
    guard swatches.contains(where: { $0.isTranslucent }) else {
      return "At the head of a field, white and black text on it with their contrast."
    }
    let ground = Surface.ground(request, in: request.system.defaultTheme)?.name ?? "white"
    return """
      At the head of a field, white and black text on it with their contrast; a translucent colour is measured over \
      \(ground).
      """
  }
}

/// One token's field: a side for each different value over the themes.
private struct Swatch {
  let sample: Sample
  let sides: [Plate.Variant]

  init(_ sample: Sample) {
    self.sample = sample
    sides = Plate.variants(of: sample.token).filter { $0.token.type == .color }
  }

  var isTranslucent: Bool {
    for side in sides where side.token.color?.isTranslucent ?? false { return true }
    return false
  }

  /// Straight to bytes: a palette has many, a document many palettes.
  func print(depth: Int, _ request: SpecimenRequest, into out: inout [UInt8]) {
    sample.open(into: &out)
    for (index, side) in sides.enumerated() {
      guard let color = side.token.color else { continue }
      let field = ColorField(
        color: color, ground: Surface.under(side, request), rows: index == sides.count - 1 ? depth - index : 1)
      field.open(into: &out)
      head(of: field, label: side.label, isOnly: request.recognized != nil, into: &out)
      if index == 0 {
        out.put("<b class=\"name\">")
        Plate.breaking(sample.name, into: &out)
        out.put("</b>")
      }
      out.put("<code>")
      color.printFigure(into: &out)
      out.put("</code><span>")
      color.withOpacity(1).printOKLCH(into: &out)
      out.put("</span>")
      if index == 0, let caption = sample.caption { line(caption, into: &out) }
      out.put("</div>")
    }
    out.put("<div class=\"under\">")
    Plate.path(sample.token.path, request).print(into: &out)
    if let first = sides.first?.token {
      Plate.aliases(of: first, request)?.print(into: &out)
      if let deprecation = first.deprecation {
        line("Deprecated" + (deprecation.reason.map { ": \($0)" } ?? "."), into: &out)
      }
      if let missing = Plate.missing(first) { line(missing, into: &out) }
    }
    out.put("</div></div>")
  }

  private func line(_ text: String, into out: inout [UInt8]) {
    out.put("<span>")
    out.put(text: text)
    out.put("</span>")
  }

  /// The theme, and how white and black text look on the field.
  ///
  /// - Parameter isOnly: whether no table below has the same in words.
  private func head(of field: ColorField, label: String?, isOnly: Bool, into out: inout [UInt8]) {
    out.put("<div class=\"head\">")
    if let label { out.put(markup: "<b>\(label)</b>") }
    out.put(
      isOnly
        ? "<span><i role=\"img\" aria-label=\"White text\" style=\"color:#ffffff\">Aa</i> "
        : "<span aria-hidden=\"true\"><i style=\"color:#ffffff\">Aa</i> ")
    ContrastReading.print(field.contrast(ofLuminance: 1), into: &out)
    out.put(
      isOnly
        ? "</span><span><i role=\"img\" aria-label=\"Black text\" style=\"color:#000000\">Aa</i> "
        : "</span><span aria-hidden=\"true\"><i style=\"color:#000000\">Aa</i> ")
    ContrastReading.print(field.contrast(ofLuminance: 0), into: &out)
    out.put("</span></div>")
  }
}
