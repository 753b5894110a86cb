package import Plates
import Printing
import TokenValues

/// How a gradient runs between its stops, which the standard's value does not say: `135°`, `radial circle at top`.
package struct GradientRun: Hashable, Sendable {
  /// `linear`, `radial` or `conic`.
  package let kind: String
  /// `135°`, `circle at top`; empty if nothing is said.
  package let course: String
  /// The beginning of the CSS function, up to its first stop.
  package let css: String

  /// Of a text in CSS; nil if it is no gradient.
  package init?(css text: String) {
    guard let written = CSSGradient.Written(css: text, isColor: { !Self.isCourse($0) }) else { return nil }
    if let degrees = written.angleDegrees {
      self.init(.linear(angleDegrees: degrees))
      return
    }
    // What is printed into a page is words and figures.
    let course = written.course.filter { $0.isLetter || $0.isNumber || " .%-".contains($0) }
    let kind = written.shape.rawValue
    self.init(kind: kind, course: course, css: "\(kind)-gradient(" + (course.isEmpty ? Self.plain(kind) : course))
  }

  package init(_ course: GradientCourse) {
    switch course {
    case .linear(let degrees): self.init(kind: "linear", course: "\(degrees.trimmed(2))°", css: course.css)
    case .radial: self.init(kind: "radial", course: "", css: course.css)
    }
  }

  private init(kind: String, course: String, css: String) {
    (self.kind, self.course, self.css) = (kind, course, css)
  }

  /// What a gradient does whose text says nothing of it.
  private static func plain(_ kind: String) -> String { kind == "radial" ? "farthest-corner" : "from 0deg" }

  package var words: String {
    kind == "linear" ? course : course.isEmpty ? kind : "\(kind) \(course)"
  }

  /// Whether a word begins what is before the stops.
  private static func isCourse(_ word: String) -> Bool {
    let word = word.lowercased()
    if ["to", "at", "from", "in", "circle", "ellipse"].contains(word) || word.hasSuffix("-side") { return true }
    return word.hasSuffix("-corner") || word.first.map { $0.isNumber || "+-.".contains($0) } ?? false
  }
}
