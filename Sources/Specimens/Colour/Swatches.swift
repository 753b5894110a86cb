import Colorimetry
import Diagnostics
import Guide
import Markup
import Printing
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
      out.put(markup: "<ul class=\"fields\" role=\"list\" style=\"--n:\(columns);--s:\(depth + 1)\">")
      for swatch in swatches { swatch.print(depth: depth, request, into: &out) }
      out.put("</ul>")
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
    sides = sample.token.only.map { [$0] } ?? Plate.variants(of: sample.token).filter { $0.token.type == .color }
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
      out.append(atMost: ColorField.longestTag) { field.open(into: &$0) }
      if let label = side.label { out.put(markup: "<b>\(label)</b>") }
      // A guide has the same in words, in the table below.
      out.append(atMost: 128) { readings(on: field, isOnly: request.recognized != nil, into: &$0) }
      if index == 0 {
        out.put("<b>")
        Plate.breaking(sample.name, into: &out)
        out.put("</b>")
      }
      out.append(atMost: Color.longestOKLCH + 64) { out in
        out.put("<code>")
        color.printFigure(into: &out)
        out.put("</code><span>")
        color.withOpacity(1).printOKLCH(into: &out)
        out.put("</span>")
      }
      if index == 0, let caption = sample.caption { line(caption, into: &out) }
      out.put("</div>")
    }
    let start = out.count
    out.put("<div class=\"under\">")
    let open = out.count
    under(request, into: &out)
    if out.count == open { out.removeSubrange(start...) } else { out.put("</div>") }
    out.put("</li>")
  }

  /// What the token's path, its aliases and its source say, where there is anything.
  private func under(_ request: SpecimenRequest, into out: inout [UInt8]) {
    Plate.path(sample.token.path, request).print(into: &out)
    guard let first = sides.first?.token else { return }
    Plate.aliases(of: first, request)?.print(into: &out)
    if let deprecation = first.deprecation {
      line("Deprecated" + (deprecation.reason.map { ": \($0)" } ?? "."), into: &out)
    }
    if let missing = Plate.missing(first) { line(missing, into: &out) }
  }

  private func line(_ text: String, into out: inout [UInt8]) {
    out.put("<span>")
    out.put(text: text)
    out.put("</span>")
  }

  /// How white and black text look on the field: the stylesheet sets a sample before each.
  private func readings(on field: ColorField, isOnly: Bool, into out: inout ByteWriter) {
    out.put(isOnly ? "<i> " : "<i aria-hidden=\"true\"> ")
    ContrastReading.print(field.contrast(ofLuminance: 1), into: &out)
    out.put(isOnly ? "</i><i> " : "</i><i aria-hidden=\"true\"> ")
    ContrastReading.print(field.contrast(ofLuminance: 0), into: &out)
    out.put("</i>")
  }
}
