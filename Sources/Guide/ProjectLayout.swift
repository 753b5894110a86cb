import Dialects
package import Files
import Printing
import Syntax
import Tokens

/// The role of each file in a project: the guide's settings, and each system's settings, tokens, pages and styles.
///
/// A project has its systems in `content/`. Without that folder, all Markdown and token files belong to one nameless
/// system at the root of the site, so that a plain document or folder needs no settings. Of several design documents
/// in such a folder, each makes a system of its own.
package struct ProjectLayout: Sendable {
  package struct System: Sendable {
    package let slug: String
    /// The folder that its pages' addresses are relative to; empty at the root of the project.
    package let folder: String
    package let settings: SourceFile?
    package let tokens: [SourceFile]
    package fileprivate(set) var pages: [SourceFile]
    package let stylesheets: [SourceFile]
    /// Whether values in running text are drawn: true without settings. Tokens beside documents say how something is built,
    /// and the documents what is meant, which need not be the same.
    package let isPlain: Bool
    /// Whether there is nothing but tokens, so that pages are made of them.
    package var isTokensAlone: Bool { isForeign && pages.isEmpty && !tokens.isEmpty }
    /// Whether there are documents beside its tokens, outside of any project, which need not be about them.
    package var hasTokensBesideDocuments: Bool { isForeign && !isDeclared && !pages.isEmpty && !tokens.isEmpty }
    /// The stylesheet that the previews of all its pages share: `previews.css` in its folder, unless a page is called that.
    package var sharedStyles: SourceFile? {
      let path = PageAddress.joined(folder, "previews.css")
      if isForeign || pages.contains(where: { PageAddress.withoutExtension($0.path) + ".css" == path }) { return nil }
      return stylesheets.first { $0.path == path }
    }
    /// Whether its files are outside of any project, so that other programs may have keys of their own in them.
    package var isForeign: Bool { mayBePlain && settings == nil }
    /// Whether there are settings of its own or of the guide: without them, a folder called `content` may be another tool's.
    package let isDeclared: Bool
    /// Whether it is only the documents that belong to none of several systems.
    fileprivate(set) var isRest = false
    fileprivate let mayBePlain: Bool
    /// What it is called if nothing in its files says so.
    package let fallbackName: String
  }

  package let settings: SourceFile?
  package private(set) var systems: [System]
  /// The slugs of all systems, including those left out.
  package let slugs: [String]

  /// - Parameter only: the slug of the one system to include.
  package init(_ sources: Sources, only: String? = nil) {
    let content = Self.hasProject(sources.files.lazy.map(\.path)) ? sources.files(under: "content") : []
    settings = sources["content/guide.yml"]
    guard !content.isEmpty else {
      let files = sources.files.filter { !$0.path.hasPrefix("templates/") }
      if let folders = ResolverFolders(files) {
        slugs = folders.folders.map(\.slug)
        systems = folders.folders.filter { only == nil || $0.slug == only }.map(Self.system)
      } else if let designs = DesignFolders(files) {
        slugs = designs.folders.map(\.slug)
        systems = designs.folders.filter { only == nil || $0.slug == only }.map(Self.system)
      } else if let products = ProductFolders(files) {
        slugs = products.folders.map(\.slug)
        systems = products.folders.filter { only == nil || $0.slug == only }.map(Self.system)
      } else {
        slugs = [""]
        systems = [Self.system(slug: "", folder: "", files, mayBePlain: true)]
      }
      return
    }
    var slugs: [String] = []
    var files: [String: [SourceFile]] = [:]
    for file in content {
      let rest = file.path.dropFirst("content/".count)
      guard let slash = rest.firstIndex(of: "/") else { continue }
      let slug = String(rest[..<slash])
      if files[slug] == nil { slugs.append(slug) }
      files[slug, default: []].append(file)
    }
    self.slugs = slugs
    let isDeclared = settings != nil
    systems = slugs.filter { only == nil || $0 == only }.map {
      Self.system(slug: $0, folder: "content/" + $0, files[$0] ?? [], isDeclared: isDeclared, mayBePlain: false)
    }
  }

  private static func system(_ folder: SystemFolder) -> System {
    var system = system(slug: folder.slug, folder: folder.folder, folder.files, mayBePlain: true)
    system.isRest = folder.isRest && system.tokens.isEmpty
    return system
  }

  private static func system(
    slug: String, folder: String, _ files: [SourceFile], isDeclared: Bool = false, mayBePlain: Bool
  ) -> System {
    let prefix = folder.isEmpty ? "" : folder + "/"
    var pages: [SourceFile] = []
    var others: [SourceFile] = []
    for file in files {
      if isPage(file.path) { pages.append(file) } else { others.append(file) }
    }
    // A resolver may name any JSON file, and a command may ask about any of them.
    let takesAnyJSON = files.count == 1 || others.contains(where: TokenLoader.isResolver)
    let settings = others.first { $0.path == prefix + "system.yml" }
    let ofPages = mayBePlain && settings == nil ? [] : Set(pages.map { PageAddress.withoutExtension($0.path) + ".css" })
    /// Whether a stylesheet may be one of tokens: in a project they have their folder, and those of pages are for these.
    func mayHoldTokens(_ path: String) -> Bool {
      (mayBePlain || path.hasPrefix(prefix + "tokens/")) && !ofPages.contains(path)
    }
    let tokens = others.filter { file in
      isTokenFile(file.path)
        || DataReader.isJSON(file.path) && takesAnyJSON
        || DataReader.isData(file.path) && !isSettings(file.path) && (mayBePlain || files.count == 1)
          && TokenShape(file) != nil
        || Stylesheet.isNamed(file.path) && (files.count == 1 || mayHoldTokens(file.path) && TokenShape(file) != nil)
    }
    return System(
      slug: slug, folder: folder, settings: settings, tokens: tokens, pages: pages,
      stylesheets: others.filter { $0.path.hasSuffix(".css") },
      isPlain: mayBePlain && settings == nil,
      isDeclared: isDeclared || settings != nil, mayBePlain: mayBePlain,
      fallbackName: slug.isEmpty ? name(of: tokens) : Title.spoken(slug))
  }

  /// A name for tokens in files that do not give one: that of the resolver or of the only file.
  private static func name(of tokens: [SourceFile]) -> String {
    guard let file = tokens.first(where: TokenLoader.isResolver) ?? (tokens.count == 1 ? tokens.first : nil) else {
      return folderName(of: tokens) ?? "Design tokens"
    }
    if Stylesheet.isNamed(file.path) { return folderName(of: tokens) ?? "Design tokens" }
    let name = RelativePath.name(of: file.path).prefix { $0 != "." }
    return ["", "tokens", "resolver"].contains(name.lowercased()) ? "Design tokens" : Title.spoken(String(name))
  }

  /// The name of the nearest folder around all files that is called more than others of its kind are; nil without one.
  private static func folderName(of files: [SourceFile]) -> String? {
    var common = files.first.map { RelativePath.folder(of: $0.path).split(separator: "/") } ?? []
    for file in files.dropFirst() {
      let folders = RelativePath.folder(of: file.path).split(separator: "/")
      common = zip(common, folders).prefix { $0 == $1 }.map(\.0)
    }
    let usual: Set = [
      "tokens", "design-tokens", "token", "src", "source", "sources", "data", "packages", "properties", "dist", "build",
      "lib", "json", "figma", "design", "internal", "app", "assets", "css", "scss", "less", "style", "styles",
      "stylesheets", "theme", "themes",
    ]
    return common.last { !usual.contains($0.lowercased()) }.map { Title.spoken(String($0)) }
  }

  /// Whether two versions of a page are both design documents, or none, and give tokens, or none: each that does may have a
  /// system of its own.
  package static func areAlike(_ old: SourceFile, _ new: SourceFile) -> Bool {
    DesignFolders.isDesign(old) == DesignFolders.isDesign(new)
      && DesignDocument.seemsToBe(old) == DesignDocument.seemsToBe(new)
  }

  /// The same with other versions of some pages, which are alike.
  package func with(_ pages: [(old: SourceFile, new: SourceFile)]) -> ProjectLayout {
    let versions = Dictionary(pages.map { (ObjectIdentifier($0.old), $0.new) }) { first, _ in first }
    var layout = self
    for system in systems.indices {
      layout.systems[system].pages = systems[system].pages.map { versions[ObjectIdentifier($0)] ?? $0 }
    }
    return layout
  }

  /// The same with settings for some systems that have none, and with pages after those that they have.
  ///
  /// - Parameter started: for each of those systems, by its place, its new files.
  package func with(_ started: [Int: [SourceFile]]) -> ProjectLayout {
    var layout = self
    for (index, files) in started {
      let system = systems[index]
      layout.systems[index] = System(
        slug: system.slug, folder: system.folder,
        settings: files.first { RelativePath.name(of: $0.path) == "system.yml" }, tokens: system.tokens,
        pages: system.pages + files.filter { Self.isPage($0.path) },
        stylesheets: system.pages.isEmpty ? [] : system.stylesheets,
        isPlain: system.isPlain && !system.pages.isEmpty,
        isDeclared: system.pages.isEmpty, mayBePlain: true, fallbackName: system.fallbackName)
    }
    return layout
  }

  /// Whether a file is a page: Markdown, or MDX, whose ending may be in capitals.
  package static func isPage(_ path: String) -> Bool {
    path.withBytes { bytes in
      pageEndings.contains { ending in
        bytes.count >= ending.count
          && zip(bytes[(bytes.count - ending.count)...], ending).allSatisfy { $0 | 0x20 == $1 }
      }
    }
  }

  private static let pageEndings = [".md", ".markdown", ".mdx"].map { Array($0.utf8) }

  package static func isTokenFile(_ path: String) -> Bool {
    let name = RelativePath.name(of: path)
    return DataReader.tokenEnding(of: path) != nil || TokenLoader.isResolver(path)
      || DataReader.endings.contains { name == "tokens" + $0 }
  }

  /// Whether a file is a stylesheet, whose properties may be tokens.
  package static func isStylesheet(_ path: String) -> Bool { Stylesheet.isNamed(path) }

  /// Whether a file holds the settings of a guide or a system.
  package static func isSettings(_ path: String) -> Bool {
    ["guide.yml", "system.yml"].contains(RelativePath.name(of: path))
  }

  /// Whether the folder `content` among some files makes a project of them.
  ///
  /// Other programs have folders of that name too. Without settings, it has to hold folders with files for systems, no
  /// design document may be beside it, and more documents elsewhere tell that they are what the files are about,
  /// unless there are tokens in it.
  package static func hasProject(_ paths: some Sequence<String>) -> Bool {
    var holdsSystem = false
    var hasDesign = false
    var hasTokens = false
    var (inside, outside) = (0, 0)
    for path in paths {
      guard path.hasPrefix("content/") else {
        if path.utf8.count == "design.md".utf8.count, path.lowercased() == "design.md" { hasDesign = true }
        if isPage(path), LinkedFiles.isVisible(path), !["templates/", "public/"].contains(where: path.hasPrefix) {
          outside += 1
        }
        continue
      }
      if isSettings(path) { return true }
      if isPage(path) { inside += 1 }
      if isTokenFile(path) { hasTokens = true }
      if !holdsSystem, path.dropFirst("content/".count).utf8.contains(UInt8(ascii: "/")), isInput(path) {
        holdsSystem = true
      }
    }
    return holdsSystem && !hasDesign && (hasTokens || outside <= inside)
  }

  /// Whether a file of a project is read at all.
  ///
  /// - Parameter isBare: whether the project has no folder `content`; then any JSON or YAML file and any stylesheet may hold tokens.
  package static func isInput(_ path: String, isBare: Bool = false) -> Bool {
    if path.hasPrefix("templates/") { return true }
    if isBare, DataReader.isData(path), !isOtherData(RelativePath.name(of: path)) { return true }
    if isBare, Stylesheet.isNamed(path) { return true }
    return isPage(path) || isTokenFile(path) || path.hasSuffix(".yml") || path.hasSuffix(".css")
      || (DataReader.isJSON(path) || Stylesheet.isNamed(path))
        && (path.hasPrefix("tokens/") || path.contains("/tokens/"))
  }

  /// Whether a file of data is known by its name to be something else.
  private static func isOtherData(_ name: String) -> Bool {
    ["package.json", "package-lock.json", "composer.json", "lerna.json", "nx.json", "turbo.json"].contains(name)
      || name.hasPrefix("tsconfig") || name.hasSuffix(".schema.json") || name.hasSuffix("-lock.yaml")
  }
}

extension SourceFile {
  /// Whether it holds tokens, by its name or by what is in it.
  package var holdsTokens: Bool {
    ProjectLayout.isTokenFile(path)
      || (DataReader.isData(path) || Stylesheet.isNamed(path)) && TokenShape(self) != nil
  }
}
