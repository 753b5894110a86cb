package import Files
package import Guide
import Markup
import Plates
import Tokens

/// The lists in which a reader chooses the themes of specimens, one for each modifier of a system, and the stylesheet by
/// which a choice leaves out everything else. Neither needs a script.
package enum ThemeChooser {
  /// The stylesheet of a system's choices; nil if there are none.
  package static func sheet(of system: DesignSystem) -> Artifact? {
    let modifiers = system.themes.choices.map { $0.choices.map(\.choice.id) }
    guard !modifiers.isEmpty else { return nil }
    let hasPresets = !presets(of: system).isEmpty
    let rules = modifiers.flatMap { ids in ids.map { rule($0, among: ids, hasPresets: hasPresets) } }
    return Artifact(path: url(of: system), text: rules.joined(separator: "\n") + "\n")
  }

  private static func presets(of system: DesignSystem) -> [(name: String, choices: [ThemeChoice])] {
    system.settings.presets.map { ($0.name, $0.choices(among: system.themes)) }.filter { !$0.choices.isEmpty }
  }

  private static func url(of system: DesignSystem) -> String { system.url("themes.css") }

  /// A preset's value holds the names of all its choices, and it counts for a modifier as far as that has no choice of
  /// its own. Of fields of colour, those that are left below each other share the height anew.
  ///
  /// With a script the choices are at the root: looking for them again after each change of a large page takes seconds.
  ///
  /// - Parameter others: all choices of the same modifier.
  private static func rule(_ id: String, among others: [String], hasPresets: Bool) -> String {
    let own = ":has(.axis [value=\(id)]:checked)"
    let any = others.map { "[value=\($0)]" }.joined(separator: ",")
    let chosen =
      hasPresets ? ":is(\(own),:has(.preset [value~=\(id)]:checked):not(:has(.axis :is(\(any)):checked)))" : own
    return """
      :root:is([data-themes~=\(id)],:not([data-themes])\(chosen)){--\(id): ;
      [data-without~=\(id)]{display:none}
      .fields:has([data-without~=\(id)])>*>.field{grid-row:auto!important}}
      """
  }

  /// The lists, folded, for the navigation of a system's pages.
  static func node(of system: DesignSystem, from page: String) -> Node {
    let modifiers = system.themes.choices
    guard !modifiers.isEmpty else { return .empty }
    return h("details", .class("reader")) {
      h("summary") { "How specimens are shown" }
      Node.stylesheet(url(of: system), from: page)
      list("Preset", class: "preset", presets(of: system))
      for (modifier, choices) in modifiers {
        list(Plate.spoken(modifier.name), class: "axis", choices.map { (name: $0.context, choices: [$0.choice]) })
      }
    }
  }

  /// One list, with what leaves all themes in sight first; nothing if there is nothing to choose.
  private static func list(
    _ name: String, class kind: String, _ options: [(name: String, choices: [ThemeChoice])]
  ) -> Node {
    guard !options.isEmpty else { return .empty }
    return h("label") {
      name
      h("select", .class(kind)) {
        h("option", .attr("value", "")) { "All" }
        for option in options {
          h("option", .attr("value", option.choices.map(\.id).joined(separator: " "))) { option.name }
        }
      }
    }
  }
}
