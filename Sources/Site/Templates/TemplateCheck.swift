import Diagnostics
import Files

/// Reports names in a template that are not slots; the engine itself silently prints nothing for them.
enum TemplateCheck {
  /// The longest name in bytes; the engine parses transforms around a name by recursion.
  private static let longestName = 200

  /// Whether every name is known. Partials and blocks have names of their own, of which only the length is limited.
  static func check(_ file: SourceFile, into diagnostics: inout Diagnostics) -> Bool {
    var isSound = true
    for tag in TemplateTags(file) where tag.range.count > longestName {
      isSound = false
      diagnostics.report(
        .unknownTemplateName, "a name of \(tag.range.count) bytes is too long for a slot, block or template",
        at: file.span(tag.range),
        fix: "use at most \(longestName) bytes")
    }
    if !isSound { return false }
    for tag in TemplateTags(file) where (tag.kind == .variable || tag.kind == .section) && !isKnown(tag.name) {
      isSound = false
      let near = Suggestion.nearest(to: tag.name, in: Slot.allCases.map(\.rawValue))
      diagnostics.report(
        .unknownTemplateName, "\(tag.name) is not a slot of a layout", at: file.span(tag.range),
        why: "nothing would be printed for it; the default template is used in its place",
        fix: near.map { "did you mean {{\($0)}}?" }
          ?? "use one of \(Slot.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return isSound
  }

  private static func isKnown(_ name: String) -> Bool { name == "." || Slot(rawValue: name) != nil }
}
