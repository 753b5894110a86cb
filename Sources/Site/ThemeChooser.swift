package import Files
package import Guide
import Plates
import Printing
import Tokens

/// The lists in which a reader chooses the themes of specimens, one for each modifier of a system, and the stylesheet by
/// which a choice leaves out everything else. Neither needs a script.
package enum ThemeChooser {
  /// The stylesheet of a system's choices; nil if there are none.
  package static func sheet(of system: DesignSystem) -> Artifact? {
    let choices = system.themes.choices.flatMap(\.choices).map(\.choice)
    guard !choices.isEmpty else { return nil }
    return Artifact(path: url(of: system), text: choices.map { rule($0.id) }.joined(separator: "\n") + "\n")
  }

  private static func url(of system: DesignSystem) -> String { system.url("themes.css") }

  /// Of fields of colour, those that are left below each other share the height anew.
  private static func rule(_ id: String) -> String {
    """
    :root:has([value=\(id)]:checked){--\(id): ;
    [data-without~=\(id)]{display:none}
    .fields:has([data-without~=\(id)])>*>.field{grid-row:auto!important}}
    """
  }

  /// Prints the lists, folded, for the navigation of a system's pages.
  static func print(of system: DesignSystem, from page: String, into out: inout ByteBuffer) {
    let modifiers = system.themes.choices
    guard !modifiers.isEmpty else { return }
    out.put("<details class=\"reader\"><summary>Specimens</summary><link rel=\"stylesheet\" href=\"")
    out.put(linkTo: url(of: system), from: page)
    out.put("\">")
    for (modifier, choices) in modifiers {
      out.put("<label>")
      out.put(text: Plate.spoken(modifier.name))
      out.put("<select class=\"axis\"><option value=\"\">All</option>")
      for (context, choice) in choices {
        out.put("<option value=\"")
        out.put(text: choice.id)
        out.put("\">")
        out.put(text: context)
        out.put("</option>")
      }
      out.put("</select></label>")
    }
    out.put("</details>")
  }
}
