import Diagnostics
import Diagrams
import Differences
import Files
import Guide
import Markup
import Plates
import Previews
import Printing

/// One version of a block that shows a component or a screen, drawn.
struct BlockDrawing {
  let markup: [UInt8]
  private let stylesheet: PreviewStylesheet?
  private let id: String

  /// The blocks whose drawings are compared. Those that draw tokens are not among them: the tokens are.
  private static let specimens: [any Specimen.Type] = [
    Preview.self, States.self, Anatomy.self, Redlines.self, DoDont.self, ScreenFrame.self, Mermaid.self,
  ]

  private static let byName: [String: any Specimen.Type] = Dictionary(
    specimens.map { ($0.info.name, $0) }
  ) { first, _ in first }

  static func isDrawn(_ block: PageBlock) -> Bool { block.fenceName.map { byName[$0] != nil } ?? false }

  static func isDrawn(_ name: String) -> Bool { byName[name] != nil }

  /// - Parameters:
  ///   - stylesheet: that of the page.
  ///   - id: unique on the page of the review.
  /// - Returns: nil for a block that draws nothing.
  init?(_ block: PageBlock, on page: Page, of system: DesignSystem, _ stylesheet: PreviewStylesheet?, id: String) {
    guard case .fence(let info) = block.kind, let specimen = Self.byName[FencedBlock.name(ofInfo: info)] else {
      return nil
    }
    let fenced = FencedBlock(info: info, body: block.text + "\n", span: page.source.span(block.range))
    self.stylesheet = stylesheet
    let request = SpecimenRequest(
      block: fenced, system: system, pageURL: page.url, stylesheet: stylesheet, id: id, page: page)
    // Its faults are among the findings of the version.
    var unheard = Diagnostics()
    var out = ByteBuffer()
    specimen.draw(request, into: &unheard).print(into: &out)
    if out.bytes.isEmpty { return nil }
    markup = out.bytes
    self.id = id
  }

  /// What decides how a drawing looks, whatever else its markup says.
  struct Look: Equatable {
    /// Its markup, without ids and without what the page's stylesheet and the tokens give.
    let structure: String
    /// The declarations that reach its elements: those of a sheet that others override are not seen.
    let declarations: [[String]]
    /// The custom properties that these use, with their values in all themes.
    let properties: [String: String]
  }

  /// Reads the markup: only worth it where that of another version is another.
  func look() -> Look {
    let printed = Self.withoutSheetNames(String(decoding: markup, as: UTF8.self))
    let text = printed.replacing(id, with: "id").replacing("</style>", with: "\n</style>")
    // A figure's own rules stand one a line; those of the page's sheet begin with a class, those of tokens declare.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let structure = lines.filter { !$0.hasPrefix(".") && !$0.contains("{--") }.joined(separator: "\n")
    let classes = structure.split(separator: " class=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
      .uniqued().map { Set($0.split(separator: " ").map(String.init)) }
    let declarations = stylesheet?.winners(for: classes) ?? []
    let used = Set(
      declarations.joined().flatMap { declaration in
        declaration.split(separator: "var(--").dropFirst().map { String($0.prefix(while: Self.isPartOfName)) }
      })
    return Look(
      structure: structure, declarations: declarations,
      properties: Self.properties(in: lines).filter { used.contains($0.key) })
  }

  /// Without the names of the figures' sheets, which are made of all their bytes: another value gives another name.
  private static func withoutSheetNames(_ markup: String) -> String {
    var markup = markup
    for start in ["sp-themes[sheet=", "<sp-themes sheet=\""] {
      let parts = markup.split(separator: start, omittingEmptySubsequences: false)
      markup = ([parts[0]] + parts.dropFirst().map { $0.drop(while: isPartOfName) }).joined(separator: start)
    }
    return markup
  }

  /// The custom properties that a figure declares, with their values: `space-4` and `16px`. Those of themes that differ
  /// are joined.
  private static func properties(in lines: [Substring]) -> [String: String] {
    var found: [String: String] = [:]
    for line in lines where line.contains("{--") {
      for part in line.split(separator: "--").dropFirst() {
        guard let colon = part.firstIndex(of: ":"), part[..<colon].allSatisfy(isPartOfName) else { continue }
        let value = part[part.index(after: colon)...].prefix { $0 != ";" && $0 != "}" }
        found[String(part[..<colon]), default: ""] += value + ";"
      }
    }
    return found
  }

  /// The tokens that parts of the drawing are marked with.
  var tokens: Set<String> {
    let parts = String(decoding: markup, as: UTF8.self).split(separator: " data-token=\"").dropFirst()
    return Set(parts.map { String($0.prefix { $0 != "\"" }) })
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }
}
