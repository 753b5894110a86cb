import Plates
import Testing

/// Families as CSS text.
@Suite struct FontStackTests {
  @Test(arguments: [
    (["Inter"], "'Inter', system-ui"), (["IBM Plex Mono"], "'IBM Plex Mono', monospace"),
    (["Fira Code", "Menlo"], "'Fira Code', 'Menlo', monospace"), (["Source Serif 4"], "'Source Serif 4', serif"),
    (["Noto Sans Serif"], "'Noto Sans Serif', system-ui"), (["Monomaniac One"], "'Monomaniac One', system-ui"),
    (["DM Mono", "sans-serif"], "'DM Mono', sans-serif"),
  ])
  func endsInAGenericFamily(_ families: [String], _ css: String) {
    #expect(FontStack.css(families) == css)
  }
}
