import Guide
import Testing
import Tokens

/// The components that tokens describe, and the states that groups and properties name.
struct DescribedComponentTests {
  @Test(
    arguments: [
      ("components.button.padding", ["button", "padding"]), ("tokens.component.button", ["button"]),
      ("Components.button", ["button"]), ("components", nil), ("tokens.components", nil), ("color.components.x", nil),
    ] as [(String, [String]?)])
  func knowsTheGroupsOfComponents(path: String, own: [String]?) {
    #expect(TokenPath(path).inComponents.map { Array($0) } == own)
  }

  @Test func takesStatesFromTheNamesOfGroupsAndProperties() throws {
    let joined = Joined([
      "DESIGN.md": """
      ---
      name: Acme
      colors:
        primary: "#0055cc"
        dark: "#003388"
      components:
        link:
          textColor: "{colors.primary}"
          visitedTextColor: "{colors.dark}"
          pressTextColor: "{colors.dark}"
        link-hover:
          textColor: "{colors.dark}"
      ---
      # Text
      """
    ])
    let components = try #require(joined.guide.systems.first).describedComponents
    #expect(components.paths.map(\.description) == ["components.link"])
    let link = try #require(components[TokenPath("components.link")])
    #expect(link.states.map(\.name) == ["", "press", "visited", "hover"])
  }
}
