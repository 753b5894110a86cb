import Files
import Printing
import Syntax

/// Files that declare the same tokens with other values at places that differ in one word, or in what stands in one place:
/// `tokens.acme.json` beside `tokens.zeta.json`, `acme/font.json` beside `zeta/font.json`, `brand/core.json` beside
/// `core.json`. One of them is chosen; laid over each other, the last would hide all others.
struct AlternativeFiles {
  /// The choices that sources depend on besides their own, by their places.
  private(set) var choices: [Int: [ForeignSource.Choice]] = [:]
  /// The first file of the first alternative, and of the last.
  private(set) var notes: [(first: SourceFile, last: SourceFile, names: [String])] = []

  var overlays: [Int] { choices.keys.sorted() }

  /// Fewer names of two whole files are shared by accident.
  private static let fewOfFiles = 4
  private static let few = 2
  /// A name that so many files declare is compared among the first of them.
  private static let mostOfName = 64
  private static let mostAxes = 3

  /// - Parameter copied: the paths of files that say what others, which are not read, say in other places: they hold there
  ///   too.
  init(_ sources: [ForeignSource], copied: Set<String>) {
    let files = Self.files(of: sources)
    let axes = Self.links(among: files, sources).flatMap { slot, links in
      Self.groups(links).compactMap { fills in
        Axis(slot, fills, needed: Self.needed(among: fills, slot, files, sources)).map { (slot: slot, axis: $0) }
      }
    }
    if axes.isEmpty { return }
    // A choice that has several names at several places has none.
    let given = Dictionary(grouping: axes, by: \.axis.contexts).mapValues { $0.map(\.axis.modifier).uniqued() }
    var used: [[String]: String] = [:]
    var names: Set<String> = Set(sources.flatMap { $0.choices.map(\.modifier) })
    var taken = 0
    let known = Dictionary(
      grouping: files.indices.flatMap { file in files[file].place.keys.map { ($0, file) } }, by: \.0)
    for (slot, axis) in axes where used[axis.contexts] != nil || taken < Self.mostAxes {
      let own = given[axis.contexts]?.count == 1 ? axis.modifier : Axis.unnamed
      let modifier = used[axis.contexts] ?? names.free(own)
      let isNew = used.updateValue(modifier, forKey: axis.contexts) == nil
      var firsts: [String: SourceFile] = [:]
      for file in axis.fills.flatMap({ known[slot.key(of: $0)] ?? [] }).map({ $0.1 }).sorted().map({ files[$0] }) {
        guard let fill = slot.fill(of: file.place), let context = axis.context(of: fill) else { continue }
        firsts[context] = firsts[context] ?? file.file
        if axis.isBase(fill) || copied.contains(file.file.path) { continue }
        for place in file.places {
          // What is laid over others is chosen where there are several.
          if axis.contexts.count == 1 {
            choices[place] = choices[place] ?? []
            continue
          }
          choices[place, default: []].append(
            ForeignSource.Choice(modifier: modifier, contexts: axis.contexts, chosen: [context]))
        }
      }
      names.insert(modifier)
      if axis.contexts.count == 1 { continue }
      if isNew { taken += 1 }
      let shown = axis.contexts.compactMap { firsts[$0] }
      if let first = shown.first, let last = shown.last { notes.append((first, last, axis.contexts)) }
    }
  }

  // MARK: Files

  private struct File {
    let file: SourceFile
    let place: FilePathWords
    var places: [Int] = []
    /// The numbers of the names that it declares.
    var names: [Int] = []
  }

  /// The files that declare a name, the first ones, each with the place of its value.
  private typealias Owners = [(file: Int, value: ByteRange)]

  /// Two files that give names of both different values, and what tells them apart.
  private struct Link {
    let first: (file: Int, fill: PathSlot.Fill)
    let second: (file: Int, fill: PathSlot.Fill)
  }

  private static func files(of sources: [ForeignSource]) -> [File] {
    var files: [File] = []
    var known: [String: Int] = [:]
    for (place, source) in sources.enumerated() where !source.isChosen && !source.isLayer && !source.isVariant {
      let path = source.source.file.path
      let index = known[path] ?? files.count
      if index == files.count {
        known[path] = index
        let name = RelativePath.name(of: path)
        let ending = DataReader.tokenEnding(of: name) ?? name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
        files.append(File(file: source.source.file, place: FilePathWords(path, ending: ending)))
      }
      files[index].places.append(place)
    }
    return files
  }

  /// What tells files apart, the fewest words first: where several choices of one word each join files, those that differ
  /// in all of these words at once say nothing more.
  private static func links(among files: [File], _ sources: [ForeignSource]) -> [(slot: PathSlot, links: [Link])] {
    let (files, owners) = withNames(files, sources)
    var found: [PathSlot: [Link]] = [:]
    for (first, file) in files.enumerated() {
      // Only files that have names in common are looked at in pairs.
      var common: [Int: (shared: Int, different: Int)] = [:]
      for name in file.names {
        guard let own = owners[name].first(where: { $0.file == first })?.value else { continue }
        for other in owners[name] where other.file > first {
          let isSame = file.file[own].elementsEqual(files[other.file].file[other.value])
          let (shared, different) = common[other.file] ?? (0, 0)
          common[other.file] = (shared + 1, different + (isSame ? 0 : 1))
        }
      }
      for (second, (shared, different)) in common.sorted(by: { $0.key < $1.key }) where shared >= few && different > 0 {
        let other = files[second]
        guard let (slot, one, another) = PathSlot.between(file.place, other.place),
          areAlternatives(shared, different, of: (file.names.count, other.names.count), in: slot)
        else { continue }
        found[slot, default: []].append(Link(first: (first, one), second: (second, another)))
      }
    }
    var ordered: [(slot: PathSlot, links: [Link])] = []
    var joined = DisjointSets(files.count)
    for (_, level) in Dictionary(grouping: found, by: \.key.wordsAround).sorted(by: { $0.key > $1.key }) {
      let apart = level.map { slot, links in
        (slot: slot, links: links.filter { joined.root($0.first.file) != joined.root($0.second.file) })
      }
      for (slot, links) in apart where slot.around != nil {
        for link in links { joined.join(link.first.file, link.second.file) }
      }
      ordered += apart.filter { !$0.links.isEmpty }.sorted {
        ($0.links.count, $1.slot.text) > ($1.links.count, $0.slot.text)
      }
    }
    return ordered
  }

  /// The files with their names, and who declares each; of one file alone nothing is read.
  private static func withNames(_ files: [File], _ sources: [ForeignSource]) -> (files: [File], owners: [Owners]) {
    var files = files
    var numbers: [String: Int] = [:]
    var owners: [Owners] = []
    for index in files.indices where files.count > 1 {
      var values: [Int: ByteRange] = [:]
      for source in files[index].places.map({ sources[$0] }) {
        // Names are those behind the choices that they depend on.
        let choice = source.choices.map { "\($0.modifier)=\($0.chosen.sorted()) " }.joined()
        ForeignTokens.walk(source.source.root) { path, member in
          guard case .token(let value) = member else { return }
          let name = choice + path.joined(separator: ".")
          let number = numbers[name] ?? owners.count
          if number == owners.count {
            numbers[name] = number
            owners.append([])
          }
          values[number] = value.range
        }
      }
      files[index].names = Array(values.keys)
      for (name, value) in values where owners[name].count < mostOfName { owners[name].append((index, value)) }
    }
    return (files, owners)
  }

  /// Whether so many of the names of one of two files are in both that it cannot be by accident, with different values.
  private static func areAlternatives(_ shared: Int, _ different: Int, of all: (Int, Int), in slot: PathSlot) -> Bool {
    guard 2 * shared >= min(all.0, all.1) else { return false }
    return !slot.isOfWholeNames
      || shared >= fewOfFiles && 4 * shared >= 3 * max(all.0, all.1) && 2 * different >= shared
  }

  /// The fills that links join, each group in the order of names.
  private static func groups(_ links: [Link]) -> [[PathSlot.Fill]] {
    let fills = links.flatMap { [$0.first.fill, $0.second.fill] }.uniqued()
    let numbers = Dictionary(uniqueKeysWithValues: zip(fills, fills.indices))
    var sets = DisjointSets(fills.count)
    for link in links {
      if let a = numbers[link.first.fill], let b = numbers[link.second.fill] { sets.join(a, b) }
    }
    return Dictionary(grouping: fills.indices, by: sets.root).values.map { $0.map { fills[$0] }.sorted() }
      .sorted { ($0.first?.name ?? "") < ($1.first?.name ?? "") }
  }

  /// The one of some alternatives that others refer to for tokens which neither they nor the files of none of them have.
  private static func needed(
    among fills: [PathSlot.Fill], _ slot: PathSlot, _ files: [File], _ sources: [ForeignSource]
  ) -> PathSlot.Fill? {
    var own: [PathSlot.Fill?: (names: KnownNames, references: Set<String>)] = [:]
    for file in files {
      let fill = slot.fill(of: file.place).flatMap { fills.contains($0) ? $0 : nil }
      for place in file.places {
        let root = sources[place].source.root
        own[fill, default: (KnownNames(), [])].names.note(root)
        if fill != nil { PairedThemes.visitReferences(in: root) { name, _ in own[fill]?.references.insert(name) } }
      }
    }
    let bases = fills.filter { fill in
      own.contains { other, told in
        guard let base = own[fill]?.names, let other, other != fill else { return false }
        let missed = told.references.count { name in
          base.hasToken(name) && !told.names.hasToken(name) && own[nil]?.names.hasToken(name) != true
        }
        return missed >= few
      }
    }
    return bases.count == 1 ? bases.first : nil
  }

  // MARK: Choices

  /// What one chooses among.
  private struct Axis {
    /// What chooses where nothing says by what.
    static let unnamed = "variant"

    /// The default first.
    let contexts: [String]
    let modifier: String
    let fills: [PathSlot.Fill]
    private let base: PathSlot.Fill?

    /// Nil where the names are those of kinds of tokens, or of parts, which belong together, or where nothing is left to
    /// choose.
    ///
    /// - Parameter needed: the one over which the others are laid, as their references say.
    init?(_ slot: PathSlot, _ fills: [PathSlot.Fill], needed: PathSlot.Fill?) {
      self.fills = fills
      let names = fills.compactMap(\.name)
      guard fills.count > 1, names.allSatisfy({ DesignKind(key: $0) == nil }),
        slot.folders.last.map({ !["components", "component"].contains($0.lowercased()) }) ?? true,
        fills.count <= ForeignSource.mostThemes
      else { return nil }
      let under =
        fills.first { $0.name == nil } ?? needed
        ?? fills.first { fill in AlternativeFiles.bases.contains(fill.name?.lowercased() ?? "") }
      base = under
      // What lies under all is chosen by itself where it is called the default, and not where it is what others share.
      let isShared =
        slot.around == nil
        && under.map { $0.name.map { ThemeFolders.shared.contains($0.lowercased()) } ?? (names.count == 1) }
          ?? false
      let first = isShared ? nil : under.map { $0.name ?? "default" }
      contexts = (first.map { [$0] } ?? []) + names.filter { $0 != first && $0 != under?.name }
      let words = slot.around?[0].joined(separator: "-") ?? slot.folders.last ?? ""
      let isKind = ThemeFolders.kinds.contains(words.lowercased())
      modifier = isKind || slot.around != nil && !words.isEmpty ? words : Self.unnamed
      if contexts.isEmpty { return nil }
    }

    /// Nil for what is no part of it.
    func context(of fill: PathSlot.Fill) -> String? {
      let name = fill.name ?? "default"
      return contexts.contains(name) ? name : nil
    }

    func isBase(_ fill: PathSlot.Fill) -> Bool { fill == base }
  }

  /// What lies under others.
  private static let bases = ThemeFolders.shared.union(ThemeFolders.bases).union(["main", "light"])
}
