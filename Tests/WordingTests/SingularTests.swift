import Testing

@testable import Wording

/// Words in the singular.
@Suite struct SingularTests {
  @Test(arguments: [
    ("cards", "card"), ("bodies", "body"), ("boxes", "box"), ("switches", "switch"), ("flashes", "flash"),
    ("glasses", "glass"), ("sizes", "size"), ("ties", "tie"), ("menus", "menu"), ("h1s", "h1"),
  ])
  func endsNoPlural(word: String, singular: String) {
    #expect(word.singular == singular)
  }

  @Test(arguments: ["glass", "radius", "axis", "bus", "gas", "ios", "canvas", "series", "card", "s", ""])
  func leavesWordsThatAreNoPlurals(word: String) {
    #expect(word.singular == word)
  }
}
