import Colorimetry
import Diagnostics
import Guide
import Markup
import Plates
import Printing
import Tokens

/// Tall colour fields edge to edge, so that a palette reads as one picture.
enum Swatches: Specimen {
  static let info = SpecimenInfo(
    name: "swatches",
    summary: "Colour fields edge to edge with name, value and contrast; light and dark of one token share a field.",
    example: "color.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.color], into: &diagnostics)
    return samples.isEmpty ? .empty : draw(samples, request.scene)
  }

  static func draw(_ samples: [Sample], _ scene: Scene) -> Node {
    let depth = samples.reduce(1) { max($0, sides(of: $1).count) }
    return Plate.figure(info.name, scene, note: note(samples, scene)) { out in
      open(samples.count, depth: depth, into: &out)
      for sample in samples { swatch(sample, depth: depth, scene, into: &out) }
      out.put("</ul>")
      if scene.system != nil { ContrastFigures(samples, scene).node.print(into: &out) }
    }
  }

  private static func open(_ count: Int, depth: Int, into out: inout ByteBuffer) {
    let columns = Rows.columns(count, most: 6)
    out.put(markup: "<ul class=\"fields\" role=\"list\" style=\"--n:\(columns);--s:\(depth + 1)\">")
  }

  /// Names what translucent colours are measured over, where there are any.
  private static func note(_ samples: [Sample], _ scene: Scene) -> String {
    let note = "At the head of a field, white and black text on it with their contrast"
    guard samples.contains(where: { sides(of: $0).contains { $0.value.color?.isTranslucent ?? false } }) else {
      return note + "."
    }
    let ground = Surface.ground(scene, in: scene.defaultTheme)?.name ?? "white"
    return "\(note); a translucent colour is measured over \(ground)."
  }

  /// The different colours of a sample over its themes.
  private static func sides(of sample: Sample) -> [Sample.Variant] {
    sample.variants.filter { $0.value.type == .color }
  }

  // MARK: Fields

  /// One sample's field, a side for each colour.
  private static func swatch(_ sample: Sample, depth: Int, _ scene: Scene, into out: inout ByteBuffer) {
    sample.open(into: &out)
    let sides = sides(of: sample)
    for (index, side) in sides.enumerated() {
      let rows = index == sides.count - 1 ? depth - index : 1
      self.side(side, of: sample, isFirst: index == 0, rows: rows, scene, into: &out)
    }
    // A plain name has no path to show, and a recognised value nothing else.
    if scene.system != nil || sample.path.parent != nil, let first = sides.first {
      under(first, sample.path, scene, into: &out)
    }
    out.put("</li>")
  }

  private static func side(
    _ side: Sample.Variant, of sample: Sample, isFirst: Bool, rows: Int, _ scene: Scene, into out: inout ByteBuffer
  ) {
    guard let color = side.value.color else { return }
    let field = ColorField(color: color, ground: Surface.under(side, scene), rows: rows)
    field.open(into: &out)
    if let label = side.label {
      out.put("<b>")
      out.put(text: label)
      out.put("</b>")
    }
    // A guide has the same in words, in the table below.
    readings(on: field, isOnly: scene.system == nil, into: &out)
    if isFirst { Sample.title(sample.name, into: &out) }
    values(of: color, into: &out)
    if isFirst, let remark = sample.remark { Sample.line(remark, into: &out) }
    out.put("</div>")
  }

  private static func values(of color: Color, into out: inout ByteBuffer) {
    out.put("<code>")
    color.printFigure(into: &out)
    out.put("</code><span>")
    color.printOKLCH(into: &out, withOpacity: false)
    out.put("</span>")
  }

  /// How white and black text look on a field: the stylesheet sets a sample before each.
  private static func readings(on field: ColorField, isOnly: Bool, into out: inout ByteBuffer) {
    out.put(isOnly ? "<i> " : "<i aria-hidden=\"true\"> ")
    ContrastReading.print(field.contrast(ofLuminance: 1), into: &out)
    out.put(isOnly ? "</i><i> " : "</i><i aria-hidden=\"true\"> ")
    ContrastReading.print(field.contrast(ofLuminance: 0), into: &out)
    out.put("</i>")
  }

  /// The path, what it is an alias of, and what its source says of it.
  private static func under(
    _ variant: Sample.Variant, _ path: TokenPath, _ scene: Scene, into out: inout ByteBuffer
  ) {
    out.put("<div class=\"under\">")
    Plate.path(path, scene).print(into: &out)
    Plate.aliases(variant.aliases, scene)?.print(into: &out)
    if let deprecation = variant.deprecation {
      Sample.line("Deprecated" + (deprecation.reason.map { ": \($0)" } ?? "."), into: &out)
    }
    if let missing = Plate.missing(variant.missing) { Sample.line(missing, into: &out) }
    out.put("</div>")
  }
}
