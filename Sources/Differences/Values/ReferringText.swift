/// A text with the references in it: `1px solid {color.line}`.
package struct ReferringText {
  /// The segments of their names.
  package private(set) var references: [[Substring]] = []
  /// The text without these names: `1px solid {}`.
  package private(set) var rest = ""

  package init(_ text: String) {
    var left = text[...]
    while let start = left.firstIndex(of: "{") {
      let name = left[left.index(after: start)...].prefix { $0 != "}" && $0 != "{" && $0 != ":" && $0 != "\"" }
      rest += left[...start]
      left = left[left.index(after: start)...]
      guard !name.isEmpty, name.endIndex < left.endIndex, left[name.endIndex] == "}" else { continue }
      references.append(name.split(separator: "."))
      left = left[name.endIndex...]
    }
    rest += left
  }
}
