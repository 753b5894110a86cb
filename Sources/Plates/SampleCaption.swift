import Markup
package import Printing
import Tokens

// What stands under a sample: what it is called, its figure, its path.
extension Sample {
  /// Prints the thing with its caption, as a place in a list.
  ///
  /// - Parameters:
  ///   - figure: its value as text, the largest thing of the caption.
  ///   - remarks: further lines.
  package func print(
    _ figure: String, remarks: [String] = [], _ scene: Scene, into out: inout ByteBuffer,
    drawing: (inout ByteBuffer) -> Void
  ) {
    open(into: &out)
    out.put("<div class=\"thing\">")
    drawing(&out)
    out.put("</div><div class=\"under\"><b class=\"size\">")
    out.put(text: figure)
    out.put("</b>")
    title(into: &out)
    self.remarks(remarks, into: &out)
    Plate.path(path, scene).print(into: &out)
    out.put("</div></li>")
  }

  /// The start tag of its place in a list.
  package func open(into out: inout ByteBuffer) {
    out.put("<li data-token=\"")
    out.put(text: path.description)
    out.put("\">")
  }

  /// Its name, unless that only repeats its figure as `8` does of `8 px`.
  package func title(into out: inout ByteBuffer) {
    if !Plate.isNumeric(path.name) { Self.title(name, into: &out) }
  }

  package static func title(_ name: String, into out: inout ByteBuffer) {
    out.put("<b>")
    Plate.breaking(name, into: &out)
    out.put("</b>")
  }

  /// What the author says of it, what is said here and what its source leaves out, a line each.
  package func remarks(_ remarks: [String] = [], into out: inout ByteBuffer) {
    if let remark { Self.line(remark, into: &out) }
    for remark in remarks { Self.line(remark, into: &out) }
    if let missing = Plate.missing(variants[0].missing) { Self.line(missing, into: &out) }
  }

  package static func line(_ text: String, into out: inout ByteBuffer) {
    out.put("<span>")
    out.put(text: text)
    out.put("</span>")
  }
}
