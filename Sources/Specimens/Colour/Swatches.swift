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
    let samples = Sample.all(request.tokens(of: [.color], into: &diagnostics))
    guard !samples.isEmpty else { return .empty }
    let depth = samples.reduce(1) { max($0, $1.token.only == nil ? sides(of: $1).count : 1) }
    return Plate.figure(info.name, request, note: note(samples, request)) { out in
      open(samples.count, depth: depth, into: &out)
      for sample in samples { swatch(sample, depth: depth, request, into: &out) }
      out.put("</ul>")
      if request.recognized == nil {
        ContrastFigures(samples.map { ($0.name, $0.token) }, request).node.print(into: &out)
      }
    }
  }

  /// The same of the colours of a plain document: what a table would say of white and black stands on the fields.
  static func draw(_ colors: [PlainValue<Color>], title: String?, into out: inout ByteBuffer) {
    let note = note(ground: colors.contains { $0.value.isTranslucent } ? "white" : nil)
    Plate.figure(info.name, title: title, note: note, into: &out) { out in
      open(colors.count, depth: 1, into: &out)
      colors.withUnsafeBufferPointer { colors in
        for index in colors.indices {
          swatch(colors[index].value, colors[index].mark, remark: colors[index].remark, into: &out)
        }
      }
      out.put("</ul>")
    }
  }

  private static func open(_ count: Int, depth: Int, into out: inout ByteBuffer) {
    let columns = Rows.columns(count, most: 6)
    out.put(markup: "<ul class=\"fields\" role=\"list\" style=\"--n:\(columns);--s:\(depth + 1)\">")
  }

  private static func note(_ samples: [Sample], _ request: SpecimenRequest) -> String {
    guard samples.contains(where: isTranslucent) else { return note(ground: nil) }
    return note(ground: Surface.ground(request, in: request.system.defaultTheme)?.name ?? "white")
  }

  /// - Parameter ground: what translucent colours are measured over; nil where none is one.
  private static func note(ground: String?) -> String {
    guard let ground else { return "At the head of a field, white and black text on it with their contrast." }
    return """
      At the head of a field, white and black text on it with their contrast; a translucent colour is measured over \
      \(ground).
      """
  }

  private static func isTranslucent(_ sample: Sample) -> Bool {
    if let only = sample.token.only { return only.token.color?.isTranslucent ?? false }
    return sides(of: sample).contains { $0.token.color?.isTranslucent ?? false }
  }

  /// The different colours of a token over its themes.
  private static func sides(of sample: Sample) -> [Plate.Variant] {
    Plate.variants(of: sample.token).filter { $0.token.type == .color }
  }

  // MARK: Fields

  private static func swatch(_ color: Color, _ mark: String, remark: String?, into out: inout ByteBuffer) {
    Sample.open(mark, into: &out)
    let field = ColorField(color: color)
    field.open(into: &out)
    readings(on: field, isOnly: true, into: &out)
    Sample.title(spoken: mark, into: &out)
    values(of: color, into: &out)
    if let remark { Sample.line(remark, into: &out) }
    out.put("</div></li>")
  }

  /// One token's field, a side for each colour: straight to bytes, for a palette has many, a document many palettes.
  private static func swatch(
    _ sample: Sample, depth: Int, _ request: SpecimenRequest, into out: inout ByteBuffer
  ) {
    sample.open(into: &out)
    let first: Token
    if let only = sample.token.only {
      first = only.token
      side(only, of: sample, isFirst: true, rows: depth, request, into: &out)
    } else {
      let sides = sides(of: sample)
      first = sides.first?.token ?? sample.token.token
      for (index, side) in sides.enumerated() {
        let rows = index == sides.count - 1 ? depth - index : 1
        self.side(side, of: sample, isFirst: index == 0, rows: rows, request, into: &out)
      }
    }
    // A plain name has no path to show, and a recognised value nothing else.
    if request.recognized == nil || sample.token.path.parent != nil { under(first, request, into: &out) }
    out.put("</li>")
  }

  private static func side(
    _ side: Plate.Variant, of sample: Sample, isFirst: Bool, rows: Int, _ request: SpecimenRequest,
    into out: inout ByteBuffer
  ) {
    guard let color = side.token.color else { return }
    let field = ColorField(color: color, ground: Surface.under(side, request), rows: rows)
    field.open(into: &out)
    if let label = side.label {
      out.put("<b>")
      out.put(text: label)
      out.put("</b>")
    }
    // A guide has the same in words, in the table below.
    readings(on: field, isOnly: request.recognized != nil, into: &out)
    if isFirst { Sample.title(sample.name, into: &out) }
    values(of: color, into: &out)
    if isFirst, let caption = sample.caption { Sample.line(caption, into: &out) }
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

  /// The token's path, what it is an alias of, and what its source says of it.
  private static func under(_ token: Token, _ request: SpecimenRequest, into out: inout ByteBuffer) {
    out.put("<div class=\"under\">")
    Plate.path(token.path, request).print(into: &out)
    Plate.aliases(of: token, request)?.print(into: &out)
    if let deprecation = token.deprecation {
      Sample.line("Deprecated" + (deprecation.reason.map { ": \($0)" } ?? "."), into: &out)
    }
    if let missing = Plate.missing(token) { Sample.line(missing, into: &out) }
    out.put("</div>")
  }
}
