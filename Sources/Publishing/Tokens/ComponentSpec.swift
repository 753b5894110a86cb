import Files
import Guide
import Plates
import Printing
import Site
import Specimens
import Syntax
import Tokens

/// What the page of a component says, for programs: `{"version": 1, "name", "page", "use", "options", "tokens", …}`.
///
/// A member that the page says nothing of is left out.
struct ComponentSpec {
  static let version = 1

  private let page: Page
  private let system: DesignSystem

  init(_ page: Page, of system: DesignSystem) {
    self.page = page
    self.system = system
  }

  func print(into out: inout ByteBuffer) {
    let blocks = blocks
    var json = JSONWriter(pretty: true)
    json.object { json in
      json.member("version", Self.version)
      json.member("name", page.title)
      json.member("system", system.settings.name)
      json.member("page", RelativePath.name(of: page.url))
      facts(&json)
      for part in Self.parts { rows(part, of: blocks, &json) }
      tokens(of: blocks, &json)
    }
    out.put(plain: json.text)
    out.put("\n")
  }

  private func facts(_ json: inout JSONWriter) {
    let facts = page.facts
    for (name, text) in [
      ("status", page.status), ("summary", page.summary.isEmpty ? nil : page.summary), ("since", facts.since),
      ("owner", facts.owner), ("reviewed", facts.reviewed),
    ] {
      if let text { json.member(name, text) }
    }
    if !facts.platforms.isEmpty {
      json.array("platforms") { json in
        for platform in facts.platforms {
          json.object { json in
            json.member("name", platform.name)
            if let state = platform.state { json.member("state", state) }
          }
        }
      }
    }
    strings("alsoCalled", facts.aliases, &json)
    strings("source", facts.source, &json)
    strings("sourceFiles", facts.links.map(\.target), &json)
  }

  private func strings(_ name: String, _ texts: [String], _ json: inout JSONWriter) {
    if !texts.isEmpty { json.array(name) { json in for text in texts { json.string(text) } } }
  }

  // MARK: Blocks

  /// The blocks that are lists, each with the names of its columns.
  private static let parts: [(block: String, columns: [String])] = [
    ("use", []), ("options", ["name", "values", "default", "needed"]),
    ("issues", ["severity", "affected", "what", "meanwhile", "page"]), ("evidence", ["claim", "source", "date"]),
  ]

  private var blocks: [SpecimenRequest] {
    let document = page.document
    return document.nodes.indices.filter { document[$0].kind == .codeBlock }.map { node in
      SpecimenRequest(
        block: FencedBlock(node, in: document), system: system, pageURL: page.url, stylesheet: nil, id: "", page: page)
    }
  }

  private func rows(
    _ part: (block: String, columns: [String]), of blocks: [SpecimenRequest], _ json: inout JSONWriter
  ) {
    let own = blocks.filter { $0.block.name == part.block }
    if own.isEmpty { return }
    json.array(part.block) { json in
      for request in own {
        if part.columns.isEmpty {
          for entry in request.entries {
            let (text, page) = UseBlock.parts(of: entry.text)
            json.object { json in
              json.member(entry.key ?? "text", text)
              if let page { json.member("page", page) }
            }
          }
          continue
        }
        for row in request.rows {
          json.object { json in
            for (column, cell) in zip(part.columns, row.cells) where !cell.isEmpty { json.member(column, cell) }
          }
        }
      }
    }
  }

  /// The tokens that its `tokens` blocks name, with their values in every theme.
  private func tokens(of blocks: [SpecimenRequest], _ json: inout JSONWriter) {
    var seen: Set<TokenPath> = []
    let named = blocks.filter { $0.block.name == "tokens" }.flatMap { request in
      request.block.lines.flatMap { system.tokens.matching(TokenGlob($0.text)) }
    }.filter { seen.insert($0.path).inserted }
    Self.tokens(named, of: system, &json)
  }

  /// Some tokens with their values in every theme.
  static func tokens(_ named: [Token], of system: DesignSystem, _ json: inout JSONWriter) {
    if named.isEmpty { return }
    json.array("tokens") { json in
      for token in named {
        let themed = ThemedToken(path: token.path, system: system)
        json.object { json in
          TokenJSON.members(of: token, &json)
          guard themed.varies else { return }
          json.object("themes") { json in
            for (theme, token) in themed.byTheme { json.member(theme, TokenText.short(token)) }
          }
        }
      }
    }
  }
}
