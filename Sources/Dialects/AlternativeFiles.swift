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
      Self.groups(links).compactMap { fills in Axis(slot, fills).map { (slot: slot, axis: $0) } }
    }
    if axes.isEmpty { return }
    // A choice that has several names at several places has none.
    let given = Dictionary(grouping: axes, by: \.axis.contexts).mapValues { $0.map(\.axis.modifier).uniqued() }
    var used: [[String]: String] = [:]
    var names: Set<String> = Set(sources.flatMap { $0.choices.map(\.modifier) })
    var taken = 0
    for (slot, axis) in axes where used[axis.contexts] != nil || taken < Self.mostAxes {
      let own = given[axis.contexts]?.count == 1 ? axis.modifier : Axis.unnamed
      let modifier = used[axis.contexts] ?? names.free(own)
      let isNew = used.updateValue(modifier, forKey: axis.contexts) == nil
      var firsts: [String: SourceFile] = [:]
      for file in files {
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
    let place: PathWords
    var places: [Int] = []
    /// How many names it declares.
    var count = 0
    /// The places of the values of those that others declare too, by the numbers of the names.
    var shared: [Int: ByteRange] = [:]
  }

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
        files.append(File(file: source.source.file, place: PathWords(path, ending: ending)))
      }
      files[index].places.append(place)
    }
    return files
  }

  /// What tells files apart, the fewest words first: where several choices of one word each join files, those that differ
  /// in all of these words at once say nothing more.
  private static func links(among files: [File], _ sources: [ForeignSource]) -> [(slot: PathSlot, links: [Link])] {
    let files = withShared(files, sources)
    let sharing = files.indices.filter { files[$0].shared.count >= few }
    var found: [PathSlot: [Link]] = [:]
    for (offset, first) in sharing.enumerated() {
      for second in sharing.dropFirst(offset + 1) {
        let (a, b) = (files[first], files[second])
        guard let (slot, one, other) = PathSlot.between(a.place, b.place), areAlternatives(a, b, in: slot) else {
          continue
        }
        found[slot, default: []].append(Link(first: (first, one), second: (second, other)))
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

  /// The files with the names that others at such places declare too; the names of all others are not read.
  private static func withShared(_ files: [File], _ sources: [ForeignSource]) -> [File] {
    var files = files
    var numbers: [String: Int] = [:]
    var owners: [Int] = []
    let read = files.indices.filter { index in
      files.indices.contains { $0 != index && PathSlot.between(files[index].place, files[$0].place) != nil }
    }
    for index in read {
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
            owners.append(0)
          }
          values[number] = value.range
        }
      }
      files[index].count = values.count
      for number in values.keys { owners[number] += 1 }
      files[index].shared = values.filter { owners[$0.key] <= mostOfName }
    }
    for index in read { files[index].shared = files[index].shared.filter { owners[$0.key] > 1 } }
    return files
  }

  /// Whether so many of the names of one are in both that it cannot be by accident, with different values.
  private static func areAlternatives(_ a: File, _ b: File, in slot: PathSlot) -> Bool {
    let (few, many) = a.shared.count < b.shared.count ? (a, b) : (b, a)
    var (shared, different) = (0, 0)
    for (number, value) in few.shared {
      guard let other = many.shared[number] else { continue }
      shared += 1
      if !few.file[value].elementsEqual(many.file[other]) { different += 1 }
    }
    guard different > 0, shared >= Self.few, 2 * shared >= min(a.count, b.count) else { return false }
    return !slot.isOfWholeNames
      || shared >= fewOfFiles && 4 * shared >= 3 * max(a.count, b.count) && 2 * different >= shared
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

  // MARK: Choices

  /// What one chooses among.
  private struct Axis {
    /// What chooses where nothing says by what.
    static let unnamed = "variant"

    /// The default first.
    let contexts: [String]
    let modifier: String
    private let base: PathSlot.Fill?

    /// Nil where the names are those of kinds of tokens, or of parts, which belong together, or where nothing is left to
    /// choose.
    init?(_ slot: PathSlot, _ fills: [PathSlot.Fill]) {
      let names = fills.compactMap(\.name)
      guard fills.count > 1, names.allSatisfy({ DesignKind(key: $0) == nil }),
        slot.folders.last.map({ !["components", "component"].contains($0.lowercased()) }) ?? true,
        fills.count <= ForeignSource.mostThemes
      else { return nil }
      let under =
        fills.first { $0.name == nil }
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
