import Testing
import TokenValues
import Tokens

/// What the root of a page gives its custom properties: the theme of the device, and the size of a rem.
@Suite struct StylesheetRootTests {
  private func loaded(_ css: String) -> Loaded { Loaded(["tokens.css": css]) }

  /// A page that follows its device has what the sheet says for it there, and not the light theme twice.
  @Test func readsWhatAPageHasThatFollowsADarkDevice() {
    let loaded = loaded(
      """
      :root { --panel: #ffffff; }
      [data-theme="dark"] { --panel: #0d0f14; }
      @media (prefers-color-scheme: dark) { [data-theme="system"] { --panel: #0e1015; } }
      """)
    #expect(loaded.themes.themes.map(\.name) == ["light", "dark", "system-dark"])
    #expect(loaded.values(in: "system-dark") == ["--panel color #0e1015"])
  }

  @Test(arguments: [
    (":root { --gap: 1.6rem; } html { font-size: 62.5%; }", 16), (":root { font-size: 10px; --gap: 2rem; }", 20),
    (":root { --root-font-size: 10px; --gap: 2.4rem; }", 24),
    (":root { --gap: 1.5rem; } body { font-size: 12px; }", 24),
  ])
  func drawsARemAsTheRootIs(_ css: String, _ pixels: Double) {
    guard case .dimension(let gap)? = loaded(css).tokens[TokenPath("--gap")]?.value else {
      Issue.record("no gap is read")
      return
    }
    #expect((gap.pixels * 10).rounded() / 10 == pixels)
  }
}
