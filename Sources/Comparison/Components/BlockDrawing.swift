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
    let own = Self.withoutSheetNames(markup).parts(between: id).joined(separator: "id".utf8)
    // A figure’s own rules are one to a line; those of the page's sheet begin with a class, those of tokens declare.
    let text = Array(Array(own)[...].parts(between: "</style>").joined(separator: "\n</style>".utf8))
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let (declaring, others) = (
      lines.filter { $0.firstPlace(of: "{--") != nil }, lines.filter { $0.firstPlace(of: "{--") == nil }
    )
    let structure = Array(others.filter { $0.first != UInt8(ascii: ".") }.joined(separator: [UInt8(ascii: "\n")]))
    let classes = structure[...].parts(between: " class=\"").dropFirst().map { $0.prefix { $0 != UInt8(ascii: "\"") } }
      .uniqued().map { Set($0.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }) }
    let declarations = stylesheet?.winners(for: classes) ?? []
    let used = Set(
      declarations.joined().flatMap { declaration in
        Array(declaration.utf8)[...].parts(between: "var(--").dropFirst().map(Self.name)
      })
    return Look(
      structure: String(decoding: structure, as: UTF8.self), declarations: declarations,
      properties: Self.properties(in: declaring).filter { used.contains($0.key) })
  }

  /// Without the names of the figures' sheets, which are made of all their bytes: another value gives another name.
  private static func withoutSheetNames(_ markup: [UInt8]) -> ArraySlice<UInt8> {
    var markup = markup[...]
    for start in ["sp-themes[sheet=", "<sp-themes sheet=\""] {
      let parts = markup.parts(between: start)
      markup = ArraySlice(
        ([parts[0]] + parts.dropFirst().map { $0.drop(while: isPartOfName) }).joined(separator: start.utf8))
    }
    return markup
  }

  /// The custom properties that a figure declares in some lines, with their values: `space-4` and `16px`. Those of themes
  /// that differ are joined.
  private static func properties(in lines: [ArraySlice<UInt8>]) -> [String: String] {
    var found: [String: String] = [:]
    for line in lines {
      for part in line.parts(between: "--").dropFirst() {
        guard let colon = part.firstIndex(of: UInt8(ascii: ":")), part[..<colon].allSatisfy(isPartOfName) else {
          continue
        }
        let value = part[(colon + 1)...].prefix { !$0.isOne(of: ";}") }
        found[name(part), default: ""] += String(decoding: value, as: UTF8.self) + ";"
      }
    }
    return found
  }

  /// The name that a text begins with.
  private static func name(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: text.prefix(while: isPartOfName), as: UTF8.self)
  }

  /// The tokens that parts of the drawing are marked with.
  var tokens: Set<String> {
    let parts = markup[...].parts(between: " data-token=\"").dropFirst()
    return Set(parts.map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self) })
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}

extension ArraySlice<UInt8> {
  /// What is before, between and after all places of another text.
  fileprivate func parts(between text: String) -> [ArraySlice<UInt8>] {
    let text = Array(text.utf8)
    var parts: [ArraySlice<UInt8>] = []
    var rest = self
    while let place = rest.firstPlace(of: text[...]) {
      parts.append(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    return parts + [rest]
  }
}
