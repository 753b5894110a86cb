import Diagnostics
import Extraction
import Files
import Guide
import Starter
import Syntax
import Tokens

/// One system of a project to start with.
struct StartedSystem {
  let title: String
  /// From the folder of the system.
  private(set) var files: [Artifact]

  /// Nil if there are no tokens in it.
  init?(_ system: ProjectLayout.System, into diagnostics: inout Diagnostics) {
    if system.tokens.isEmpty {
      self.init(documents: system, into: &diagnostics)
    } else {
      self.init(tokens: system, into: &diagnostics)
    }
  }

  // MARK: From tokens

  private init?(tokens system: ProjectLayout.System, into diagnostics: inout Diagnostics) {
    // A resolver may name any JSON file, and so lets all of them in.
    let used = system.tokens.filter { $0.holdsTokens || ProjectLayout.isStylesheet($0.path) }
    let themes = TokenLoader.load(used, root: system.folder, into: &diagnostics)
    title = themes.title ?? system.fallbackName
    files = Self.guide(of: themes, title)
    if files.isEmpty { return nil }
    let hasResolver = used.contains(where: TokenLoader.isResolver)
    let inner = system.folder.isEmpty ? 0 : system.folder.utf8.count + 1
    for file in used {
      let isInside = system.folder.isEmpty || file.path.hasPrefix(system.folder + "/")
      let path = isInside ? String(decoding: file.path.utf8.dropFirst(inner), as: UTF8.self) : "_shared/" + file.path
      files.append(Artifact(path: "tokens/\(Self.tokenPath(path, hasResolver: hasResolver))", bytes: file.bytes))
    }
  }

  private static func guide(of themes: TokenThemes, _ title: String) -> [Artifact] {
    StarterGuide.files(of: themes, name: title).map { Artifact(path: $0.path, text: $0.text) }
  }

  /// The name of a token file in a project: without a resolver, only certain endings are read there.
  private static func tokenPath(_ path: String, hasResolver: Bool) -> String {
    if hasResolver || ProjectLayout.isTokenFile(path) || ProjectLayout.isStylesheet(path) { return path }
    guard let ending = DataReader.endings.first(where: path.hasSuffix) else { return path + ".tokens.json" }
    return String(path.dropLast(ending.count)) + ".tokens" + ending
  }

  // MARK: From documents

  /// Of one document, whatever it is; of several, those that give tokens themselves, with the others beside them.
  private init?(documents system: ProjectLayout.System, into diagnostics: inout Diagnostics) {
    var unreported = Diagnostics()
    let documents = system.pages.map { MarkdownReader.read($0, into: &unreported) }
    let giving = documents.filter { documents.count == 1 || !PageReader.sources(of: $0).isEmpty }
    let inner = system.folder.isEmpty ? 0 : system.folder.utf8.count + 1
    var tokens: [SourceFile] = []
    var left: [Artifact] = []
    for document in documents {
      let path = String(decoding: document.file.path.utf8.dropFirst(inner), as: UTF8.self)
      var bytes = document.file.bytes
      if giving.contains(where: { $0.file === document.file }) {
        let found = ExtractedTokens(of: document.file)
        diagnostics.append(found.diagnostics)
        if found.extraction.count > 0 {
          let name = RelativePath.name(of: path).prefix { $0 != "." }.lowercased()
          tokens.append(SourceFile(path: "tokens/\(name).tokens.json", text: found.extraction.text))
          // A file has one theme; where the document has several, it goes on giving them.
          if found.themes == 1 { bytes = Remainder.bytes(of: document, besides: found.extraction) }
        }
      }
      left.append(Artifact(path: Self.pagePath(path), bytes: bytes))
    }
    guard let first = giving.first, !tokens.isEmpty else { return nil }
    title = Self.title(of: first) ?? system.fallbackName
    let themes = TokenLoader.load(tokens, root: "", into: &unreported)
    files = Self.guide(of: themes, title)
    if files.isEmpty { return nil }
    files += tokens.map { Artifact(path: $0.path, bytes: $0.bytes) }
    let taken = Set(files.map(\.path))
    files += left.filter { !taken.contains($0.path) }
  }

  private static func title(of document: MarkdownDocument) -> String? {
    let settings = document.frontMatter?.value
    let named = settings?["name"]?.string ?? settings?["title"]?.string ?? document.titleHeading?.text
    return named?.isEmpty == true ? nil : named
  }

  /// The name of a page in a project: the front page is another one there.
  private static func pagePath(_ path: String) -> String {
    let folder = RelativePath.folder(of: path)
    let name = RelativePath.name(of: path).lowercased()
    let stem = name.prefix { $0 != "." }
    let shown = folder.isEmpty && ["index", "readme"].contains(stem) ? "document" + name.dropFirst(stem.count) : name
    return folder.isEmpty ? shown : folder + "/" + shown
  }
}
