import Diagnostics
import Files
import Guide
import Plates
import Specimens
import Syntax
import TestSupport
import Testing
import Tokens

/// What is said of the guide as a whole when it is built.
struct OwnContentTests {
  @Test func buildsWithoutAnError() async throws {
    let diagnostics = try await OwnGuide.diagnostics()
    #expect(diagnostics.count(.error) == 0, "\(diagnostics.text)")
  }

  @Test func isWarnedOfNothingButTheDocumentsOwnWord() async throws {
    // UI Foundation asks for a "tick", which no platform has; the guide keeps the word and says so.
    let expected = ["content/ui-foundation/tokens/haptics.tokens.json:34:26 warning unknown-haptic"]
    // What the documents say against themselves is listed in the golden of OwnGuideTests.
    let own = [
      "low-contrast", "component-contrast", "small-target", "off-grid", "spring-claim", "scale-claim", "placeholder",
      "missing-description",
    ]
    let diagnostics = try await OwnGuide.diagnostics()
    let lines = diagnostics.lines.filter { line in !own.contains { line.hasSuffix(" " + $0) } }
    #expect(lines == expected, "\(diagnostics.text)")
  }

  @Test func showsNoBlockThatNamesTokensAsCode() async throws {
    let guide = try await OwnGuide.guide()
    // The manual shows the source of every block on purpose.
    for system in guide.designSystems {
      for page in system.pages {
        let document = page.document
        for node in document.nodes.indices where document[node].kind == .codeBlock {
          let info = document.info(of: node)
          let name = FencedBlock.name(ofInfo: info)
          if name.isEmpty || AllSpecimens.byName[name] != nil { continue }
          let block = FencedBlock(info: info, body: document.string(of: node), span: document.span(of: node))
          let tokens = block.lines.filter { !system.tokens.matching(TokenGlob($0.text)).isEmpty }
          #expect(tokens.isEmpty, "\(page.source.path): \(name)")
        }
      }
    }
  }
}
