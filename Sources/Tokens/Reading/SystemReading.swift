import Diagnostics
import Dialects
import Files
import Syntax

/// The token files of one system, each read once, and what they declare.
struct SystemReading {
  let files: [SourceFile]
  let filesByPath: [String: SourceFile]
  let root: String
  var inventory = Inventory()
  var diagnostics = Diagnostics()
  /// What was found in files of a dialect.
  var dialects = DialectReports()
  /// The place of a resolver's modifiers.
  var modifierSpan: Span?
  /// The first file that is part of some themes only, where no resolver says so.
  var chosenFile: SourceFile?
  /// What each source beside the token files declares: the front matter of a document, say.
  private(set) var ofSources: [(file: SourceFile, outline: Outline)] = []
  /// The values of the files read so far; nil for files without one.
  private var values: [String: JSONValue?] = [:]

  init(files: [SourceFile], root: String) {
    self.files = files
    filesByPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    self.root = root
  }

  /// A file's value, read once; nil if it cannot be read, which is reported once.
  mutating func value(of file: SourceFile) -> JSONValue? {
    if let known = values[file.path] { return known }
    // What a stylesheet declares is read as a whole, beside those that it refers to.
    let value =
      Stylesheet.isNamed(file.path)
      ? JSONValue(range: ByteRange(0, 0), kind: .object(JSONObject([]))) : DataReader.read(file, into: &diagnostics)
    values[file.path] = .some(value)
    return value
  }

  /// The plan of other sources and then of all token files, each in path order, with modes as a modifier if tokens
  /// have them.
  mutating func plan(tokenFiles: [SourceFile], after sources: [TokenSource]) -> Plan {
    var plan = Plan()
    var modes: [Mode] = []
    var repeats = RepeatedTokens()
    for source in sources {
      let reading = inventory.read(source)
      diagnostics.append(reading.diagnostics)
      note(reading, in: &repeats)
      addModes(reading, to: &modes)
      if sources.count > 1 || !files.isEmpty { ofSources.append((source.file, reading.outline)) }
      plan.steps.append(.always([reading.outline]))
    }
    var values: [(file: SourceFile, value: JSONValue)] = []
    for file in tokenFiles {
      guard let value = value(of: file) else { continue }
      let isList =
        value.array != nil && FigmaCollections.root(of: value) == nil && !TokenLoader.isTokenFile(file.path)
        && !TokenSets.isAbout(file.path)
      if isList || value.object.map({ TokenShape.isOfItsOwn($0, in: file) }) ?? false {
        diagnostics.report(
          .otherJSON, "\(file.place) is not read as tokens", at: file.start,
          why: "nothing in it has a $value or a value: it has a shape of its own",
          fix: "nothing, or export it in the format of the standard (DTCG 2025.10), if it should be read")
        continue
      }
      if FigmaCollections.root(of: value) == nil, !value.isUnreadable, !TokenSets.isAbout(file.path) {
        reportRoot(value, file)
      }
      inventory.paths.reserve(inventory.paths.count + file.bytes.count / 128)
      values.append((file, value))
    }
    var published: Set<PathNumber> = []
    var themedRepeats = RepeatedTokens()
    for found in ForeignSource.all(of: values, beside: sources, partsThemes: true, into: &dialects) {
      let reading = inventory.read(found.source)
      diagnostics.append(reading.diagnostics)
      if chosenFile == nil, !found.choices.isEmpty { chosenFile = found.source.file }
      // What is chosen, or laid over something, is meant to declare the same tokens again.
      if tokenFiles.count > 1 || !sources.isEmpty {
        if found.dependsOnNothing { note(reading, in: &repeats) }
        // Files of the same theme have no such purpose among themselves.
        if !found.dependsOnNothing, !found.isLayer, found.choices.allSatisfy(\.isDefault) {
          note(reading, in: &themedRepeats)
        }
      }
      addModes(reading, to: &modes)
      plan.steps += found.steps(reading.outline)
      if found.isReferredOnly {
        plan.referredOnly.formUnion(reading.outline.tokens)
      } else {
        published.formUnion(reading.outline.tokens)
      }
    }
    plan.referredOnly.subtract(published)
    plan.unchosen = dialects.unchosenNames
    if !plan.modifiers.isEmpty { (plan.mostThemes, plan.mostTokens) = (ForeignSource.mostThemes, 1_000_000) }
    plan.contested = repeats.contested.union(themedRepeats.contested)
    repeats.report(into: &diagnostics)
    themedRepeats.report(into: &diagnostics)
    addModes(modes, to: &plan)
    return plan
  }

  /// The tokens of a value as sources: of the standard, or of a dialect, with what it chooses by default.
  mutating func sources(_ value: JSONValue, in file: SourceFile) -> [TokenSource] {
    ForeignSource.all(of: [(file, value)], partsThemes: false, into: &dialects)
      .filter { $0.choices.allSatisfy(\.isDefault) }.map(\.source)
  }

  private mutating func reportRoot(_ value: JSONValue, _ file: SourceFile) {
    diagnostics.report(
      .notAGroup, "the file contains \(value.kindName), not an object", at: file.span(value.range),
      why: "a token file is itself a group of tokens", fix: "write an object with the tokens in it")
  }

  /// Whether a token says itself that it comes from another file.
  private func isTaken(_ token: Int32, from file: SourceFile) -> Bool {
    SourceMark.file(in: inventory.tokens[Int(token)].extensions) == RelativePath.name(of: file.path)
  }

  /// Whether a file is outside the system's folder, so that the system's own files may say otherwise.
  private func isShared(_ file: SourceFile) -> Bool { !root.isEmpty && !file.path.hasPrefix(root + "/") }

  private func note(_ reading: SourceReading, in repeats: inout RepeatedTokens) {
    for item in reading.outline.items {
      guard case .token(let index) = item.content else { continue }
      let token = inventory.tokens[Int(index)]
      repeats.add(item.path, at: token.nameRange, value: token.value.range, in: reading.file) { earlier in
        isTaken(index, from: earlier) || isShared(earlier) && !isShared(reading.file)
      }
    }
  }
}

/// One value of `$extensions.mode`, as a source.
struct Mode {
  let name: String
  var outline = Outline()
  /// Whether every token has the same value in this mode as without a mode.
  var isDefault = true
}

extension SystemReading {
  private mutating func addModes(_ reading: SourceReading, to modes: inout [Mode]) {
    for (item, values) in reading.modes {
      let item = reading.outline.items[item]
      guard case .token(let index) = item.content else { continue }
      for member in values.members {
        let base = inventory.tokens[Int(index)]
        let known = modes.firstIndex { $0.name == member.name }
        if known == nil, modes.count >= Self.mostModes { continue }
        if known == nil { modes.append(Mode(name: member.name)) }
        let mode = known ?? modes.count - 1
        let isSame = base.file[base.value.range].elementsEqual(base.file[member.value.range])
        modes[mode].isDefault = modes[mode].isDefault && isSame
        guard !isSame else { continue }
        modes[mode].outline.items.append(
          Outline.Item(path: item.path, parent: item.parent, content: .token(Int32(inventory.tokens.count))))
        inventory.tokens.append(
          TokenDeclaration(
            file: base.file, nameRange: base.nameRange, value: member.value, isPointer: false, type: base.type,
            description: base.description, deprecation: base.deprecation, extensions: base.extensions,
            remarks: base.remarks, notation: base.notation == .standard ? .css : base.notation,
            modifier: base.modifier))
      }
    }
  }

  private static let mostModes = 16

  private func addModes(_ modes: [Mode], to plan: inout Plan) {
    guard !modes.isEmpty else { return }
    // The themes of other sources that are called as the modes are the same choice.
    if let known = plan.modifiers.first(where: { Set($0.contexts.map(\.name)) == Set(modes.map(\.name)) }) {
      let contexts = known.contexts.map { context in
        (name: context.name, outlines: modes.filter { $0.name == context.name }.map(\.outline))
      }
      plan.steps.append(.modifier(Plan.Modifier(name: known.name, contexts: contexts, hasDefault: true)))
      return
    }
    let base = modes.first { $0.isDefault }?.name ?? "default"
    var contexts: [(name: String, outlines: [Outline])] = [(base, [])]
    contexts += modes.filter { $0.name != base }.map { ($0.name, [$0.outline]) }
    plan.steps.append(.modifier(Plan.Modifier(name: "mode", contexts: contexts, hasDefault: true)))
  }
}
