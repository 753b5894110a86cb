package import Files
package import Syntax
import Wording

/// A source that a token file holds, and the choices on which it depends in its dialect.
package struct ForeignSource {
  /// What chooses a source: contexts of a modifier, the first of which is the default.
  package struct Choice {
    package let modifier: String
    package let contexts: [String]
    package let chosen: Set<String>

    /// Whether the default is among what is chosen.
    package var isDefault: Bool { contexts.first.map(chosen.contains) ?? false }
  }

  package let source: TokenSource
  /// The path of its file, with the name of its set where the file holds several.
  let name: String
  /// Whether themes choose among it and others, as its dialect has them.
  var isChosen = false
  /// Empty for a source that is part of every theme.
  package internal(set) var choices: [Choice] = []
  /// Whether it depends on all of its choices at once, and not on any of them: a rule within another.
  package internal(set) var needsAllChoices = false
  /// Whether it is meant to be laid over what stands before it.
  package internal(set) var isLayer = false
  /// Whether its tokens are there only for others to refer to.
  package internal(set) var isReferredOnly = false
  /// Whether it is one of several themes that a file keeps in groups.
  var isOfThemes = false
  /// Whether it is one of several variants that declare the same tokens.
  var isVariant = false

  /// Whether it is part of every theme and overrides nothing.
  package var dependsOnNothing: Bool { choices.isEmpty && !isLayer }

  /// The most permutations that are made of choices in a dialect, which nobody has thought of together.
  package static let mostThemes = 64
}

extension ForeignSource {
  /// The sources of some token files, in the order in which they count: those of the standard as they are, those of a
  /// dialect as it has them.
  ///
  /// - Parameters:
  ///   - files: in the order of their paths, with those that say something of the others, such as `$themes.json`.
  ///   - documents: the tokens that documents of the system give.
  ///   - partsThemes: whether groups called light and dark are themes.
  ///   - reports: takes what was found in each dialect; nothing is reported here.
  package static func all(
    of files: [(file: SourceFile, value: JSONValue)], beside documents: [TokenSource] = [], partsThemes: Bool,
    into reports: inout DialectReports
  ) -> [ForeignSource] {
    let folder = TokenSets(files)
    let members = Dictionary((folder?.sets ?? []).map { ($0.file.path, $0) }) { first, _ in first }
    let roots = files.compactMap { file, value in
      FigmaCollections.root(of: value).map { (file: file, object: $0) }
    }
    .filter { !TokenSets.isAbout($0.file.path) }
    let dialects = ForeignDialect.dialects(
      of: roots.map { (file: $0.file, root: $0.object, isSet: members[$0.file.path] != nil) })
    let objects = NamesakeGroups(Dictionary(roots.map { ($0.file.path, $0.object) }) { first, _ in first })
    let referred = ReferredGroups(in: files.map(\.file))
    let stylesheets = ReadStylesheets(
      zip(roots, dialects).filter { $1 == .stylesheet }.map { Stylesheet($0.0.file) },
      beside: zip(roots, dialects).filter { $1 != .stylesheet }.map { ($0.0.file, $0.0.object) }
        + documents.map { ($0.file, $0.root) })
    reports.copies += stylesheets.copies
    reports.stale = stylesheets.stale
    reports.strangers = stylesheets.strangers
    reports.pixelsPerRem =
      stylesheets.sheets.lazy.compactMap(\.pixelsPerRem).first
      ?? documents.lazy.compactMap { RemRoot.pixels(in: $0.file.bytes[...]) }.first
    let sheets = StylesheetThemes(stylesheets.sheets)
    let trees = PairedThemes.Trees(partsThemes ? roots.map(\.object) : [])
    let unread = Set((stylesheets.copies.map(\.copy) + stylesheets.strangers.map(\.sheet)).map(\.path))
    let known = zip(roots, dialects).filter { !unread.contains($0.0.file.path) }.map { root, dialect in
      FileReading(
        file: root.file, root: root.object, dialect: dialect, isSet: members[root.file.path] != nil || !partsThemes,
        referred, objects, trees, sheets)
    }
    let read = known.filter { reading in
      guard let folder, let sets = reading.sets, folder.replaces(sets, in: reading.file.path) else { return true }
      reports.copies.append((reading.file, folder.sets[0].file))
      return false
    }
    let sets = read.compactMap(\.sets) + [folder].compactMap(\.self)
    reports.empty = sets.flatMap(\.empty)
    reports.missing = sets.flatMap(\.missing)
    reports.alternatives = sets.flatMap(\.alternativeSets).map { ($0[0].file, $0[$0.count - 1].file, $0.map(\.name)) }
    reports.branches = read.filter { $0.branches != nil }.map(\.file)
    var names = KnownNames()
    names.isWhole = documents.isEmpty && read.allSatisfy { $0.dialect == .figma }
    for reading in read where reading.dialect != nil {
      let set = members[reading.file.path]?.name
      for part in reading.parts {
        names.note(
          part.root, set: reading.sets == nil ? set : part.name, file: TokenSets.stem(reading.file.path),
          nests: reading.dialect?.nests ?? false, areVariables: reading.dialect == .figma)
      }
    }
    let computing = read.filter { $0.dialect == .tokensStudio }.flatMap(\.parts).map(\.root)
    let factors =
      computing.isEmpty
      ? Factors() : Factors(computing, names, ForeignValue(dialect: .tokensStudio, names: names))
    let sheetValue = StylesheetValue(read.filter { $0.dialect == .stylesheet }.flatMap(\.parts).map(\.root), names)
    let figmaModes = FigmaModes(read.filter { $0.dialect == .figma }.map(\.file.path))

    func sources(of reading: FileReading) -> [ForeignSource] {
      guard let dialect = reading.dialect else {
        let source = TokenSource(reading.root, in: reading.file, notation: .standard)
        return [ForeignSource(source: source, name: reading.file.path)]
      }
      return reading.parts.compactMap { part in
        let own = reading.sets ?? (members[part.file.path] == nil ? nil : folder)
        let set = reading.sets == nil ? members[part.file.path] ?? part : part
        let listed =
          reading.collections?.choices(of: part) ?? reading.groups?.choices(of: part)
          ?? reading.branches?.choices(of: part)
          ?? (dialect == .stylesheet ? sheets.choices(of: part) : figmaModes.choices(of: part.file.path))
        guard let choices = own.map({ $0.choices(of: set) }) ?? listed else {
          reports[dialect].unchosen.append((set.name, part.file.start))
          ForeignTokens.walk(part.root) { path, member in
            if case .token = member { reports.unchosenNames.insert(path.joined(separator: ".")) }
          }
          return nil
        }
        let source =
          switch dialect {
          case .plain: PlainValues.source(of: part.root, in: part.file, into: &reports[dialect])
          case .stylesheet:
            StylesheetTokens.source(of: part.root, in: part.file, sheetValue, into: &reports[dialect])
          case .tokensStudio, .styleDictionary, .theo, .figma, .draft:
            ForeignTokens.read(part.root, dialect, in: part.file, names, factors, into: &reports[dialect])
          }
        return ForeignSource(
          source: source, name: reading.parts.count > 1 ? part.file.path + "/" + part.name : part.file.path,
          isChosen: own?.hasThemes ?? false, choices: choices, needsAllChoices: dialect == .stylesheet,
          isLayer: own != nil,
          isReferredOnly: own?.isReferredOnly(set) ?? false,
          isOfThemes: !choices.isEmpty && (reading.groups != nil || reading.branches != nil || dialect == .stylesheet))
      }
    }
    // What a tool has made of others comes first, so that what people wrote counts.
    let free = read.filter { members[$0.file.path] == nil }
    let isMade = free.map { Copies.isCalledMade($0.file.path) }
    let others = zip(free, isMade).filter(\.1).map(\.0) + zip(free, isMade).filter { !$0.1 }.map(\.0)
    let byPath = Dictionary(read.map { ($0.file.path, $0) }) { first, _ in first }
    let layers = (folder?.sets ?? []).compactMap { byPath[$0.file.path] }
    let all = (others + layers).flatMap { reading in
      if let dialect = reading.dialect { reports[dialect].files += 1 }
      return sources(of: reading)
    }
    let copies = Copies(all)
    reports.copies += copies.pairs
    reports.former = copies.former
    reports.forget(Set((copies.pairs.map(\.copy) + copies.former.map(\.old)).map(\.path)))
    let kept = all.indices.filter { !copies.places.contains($0) }.map { all[$0] }
    return arranged(WrappedThemes(kept, referred).sources, copied: Set(copies.pairs.map(\.of.path)), into: &reports)
  }

  /// The sources with the choices that their names and their tokens tell, in the order in which they count.
  ///
  /// - Parameter copied: the paths of files that others repeat.
  private static func arranged(
    _ all: [ForeignSource], copied: Set<String>, into reports: inout DialectReports
  ) -> [ForeignSource] {
    var all = all
    let themes = ThemeFiles(all)
    for index in all.indices {
      if let choice = themes.choice(of: index) { all[index].choices += [choice] }
      all[index].isVariant = themes.isVariant(index)
    }
    reports.themes = themes.pairs
    reports.variants = themes.variants.map { $0.map(\.file) }
    let modes = ModeFiles(all)
    for (index, choice) in modes.choices { all[index].choices = [choice] }
    reports.modes = modes.notes
    let folders = ThemeFolders(all)
    for (index, choice) in folders.choices { all[index].choices = [choice] }
    reports.folders = folders.notes
    let alternatives = AlternativeFiles(all, copied: copied)
    for (index, choices) in alternatives.choices {
      all[index].choices += choices
      all[index].isLayer = all[index].choices.isEmpty
      if all[index].choices.count > 1 { all[index].needsAllChoices = true }
    }
    reports.folders += alternatives.notes
    // What is laid over others comes after them, and what is for one theme after what is for all.
    let laid = places(ofThemesRepeatedIn: all) + folders.overlays + themes.overlays + modes.overlays
    let isLaid = Set(laid)
    let over = alternatives.overlays.filter { !isLaid.contains($0) } + laid
    let overlays = Set(over)
    return all.indices.filter { !overlays.contains($0) }.map { all[$0] } + over.map { all[$0] }
  }

  /// The places of the themes of a file whose tokens a later source declares again for every theme: the one that knows
  /// themes counts.
  private static func places(ofThemesRepeatedIn all: [ForeignSource]) -> [Int] {
    let themed = all.indices.filter { all[$0].isOfThemes }
    guard let first = themed.first else { return [] }
    let later = all.indices.filter { $0 > first && all[$0].choices.isEmpty }.map { place in
      var names = KnownNames()
      names.note(all[place].source.root)
      return (place: place, file: all[place].source.file, names: names)
    }
    return themed.filter { place in
      var own = KnownNames()
      own.note(all[place].source.root)
      return later.contains { $0.place > place && $0.file !== all[place].source.file && $0.names.shares(with: own) }
    }
  }

  /// A file with its dialect, and the trees of tokens that it holds.
  private struct FileReading {
    let file: SourceFile
    let root: JSONObject
    let dialect: ForeignDialect?
    /// Its sets, if it holds several.
    let sets: TokenSets?
    /// Its collections, if it holds some with their modes.
    let collections: FigmaCollections?
    /// Its themes, if it holds values alone with a group for each.
    let groups: ThemeGroups?
    /// Its themes, if it holds tokens with a group for each.
    let branches: ThemeBranches?
    let parts: [TokenSets.Member]

    /// - Parameter isSet: whether something else says for which themes it is.
    init(
      file: SourceFile, root: JSONObject, dialect: ForeignDialect?, isSet: Bool,
      _ referred: ReferredGroups, _ objects: NamesakeGroups, _ trees: PairedThemes.Trees, _ sheets: StylesheetThemes
    ) {
      (self.file, self.root, self.dialect) = (file, root, dialect)
      sets = dialect == .tokensStudio && TokenSets.isOne(root) ? TokenSets(root, in: file) : nil
      let name = RelativePath.name(of: file.path)
      let tree =
        dialect == .figma && FigmaVariables.isOne(root)
        ? FigmaVariables.tree(of: root)
        : dialect == .theo ? Theo.tree(of: root, at: file.path, among: objects.objects) : root
      collections =
        dialect == .figma && FigmaCollections.isOne(root) ? FigmaCollections(root, in: file) : nil
      groups = dialect == .plain ? ThemeGroups(root, in: file) : nil
      let isOne =
        sets == nil && collections == nil && dialect != nil && dialect != .plain && dialect != .stylesheet && !isSet
      branches =
        isOne ? ThemeBranches(tree, in: file, referred, trees, objects) : nil
      parts =
        dialect == .stylesheet
        ? sheets.parts(of: file)
        : sets?.sets ?? collections?.parts ?? groups?.parts ?? branches?.parts ?? [
          TokenSets.Member(name: name, root: tree, file: file)
        ]
    }
  }
}

/// Files with the variables of one mode each, as Figma exports them: `Spacing.Compact.json`, `Spacing.Wide.json`.
private struct FigmaModes {
  private var modes: [String: [String]] = [:]

  init(_ paths: [String]) {
    for path in paths {
      guard let (collection, mode) = Self.parts(of: path) else { continue }
      modes[collection, default: []].append(mode)
    }
  }

  private static func parts(of path: String) -> (collection: String, mode: String)? {
    let name = RelativePath.name(of: path)
    guard name.hasSuffix(".json") else { return nil }
    let stem = name.dropLast(".json".count)
    guard let dot = stem.lastIndex(of: "."), dot > stem.startIndex else { return nil }
    return (String(stem[..<dot]), String(stem[stem.index(after: dot)...]))
  }

  /// The mode of a file; none if its collection has no other.
  func choices(of path: String) -> [ForeignSource.Choice] {
    guard let (collection, mode) = Self.parts(of: path), let all = modes[collection], all.count > 1 else { return [] }
    return [ForeignSource.Choice(modifier: collection, contexts: all, chosen: [mode])]
  }
}
