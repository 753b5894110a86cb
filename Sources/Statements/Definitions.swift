import Files
import Guide
import Printing
import Wording

/// What a page's lists, tables and code give values, by its names.
struct Definitions {
  /// How a name has to be written to be meant.
  enum Form {
    /// In any way: `Lagoon Orange`.
    case any
    /// As code: `primary`, `emphasized`.
    case code
    /// In bold, or with a capital: `Canvas`.
    case capital
  }

  private var all: [NameWords: [NamedValue]] = [:]
  private var forms: [NameWords: Form] = [:]
  /// The variables of CSS by the rest of their names.
  private var variables: [NameWords: [NamedValue]] = [:]
  var isEmpty: Bool { all.isEmpty && variables.isEmpty }

  init(_ values: [NamedValue]) {
    for value in values where value.isListed {
      if value.name.hasPrefix("--"), !value.isInCode { variables[NameWords(value.name), default: []].append(value) }
      let name = value.isCode ? NameWords(value.name) : Self.canonical(NameWords(value.name))
      guard let form = Self.form(of: name, value) else { continue }
      add(value, name, form)
      // The last part of a path is its name where the rest is said: `emphasized` for `duration/emphasized`.
      if value.isCode, CodeName.isPath(Array(value.name.utf8)[...]), name.words.count > 2,
        let last = name.words.last,
        last.count > 3, !NamedValues.generic.contains(last)
      {
        add(value, NameWords([last]), .code)
      }
    }
  }

  private static func canonical(_ name: NameWords) -> NameWords { NameWords(NamedValues.canonical(name.words)) }

  private mutating func add(_ value: NamedValue, _ name: NameWords, _ form: Form) {
    all[name, default: []].append(value)
    if form == .any || forms[name] == nil { forms[name] = form }
  }

  private static func form(of name: NameWords, _ value: NamedValue) -> Form? {
    guard let first = name.words.first else { return nil }
    guard case .color = value.value else { return value.isCode ? .code : nil }
    if NamedValues.isProper(name.words, value.value), name.words.count > 1 || NamedValues.hues.contains(first) {
      return .any
    }
    // Variables are meant by their own names.
    if CodeName.isVariable(Array(value.name.utf8)[...]) { return nil }
    if value.isCode { return CodeName.isCompound(Array(value.name.utf8)[...]) ? .any : .code }
    return value.reach == .everywhere || value.reach == .document ? .capital : nil
  }

  /// Whether a part of a text is a known name, written as that has to be.
  func has(_ range: Range<Int>, in text: PageText) -> Bool {
    let name = NameWords(text.bytes[range])
    let isCode = text.code.contains(range)
    guard let form = forms[name] ?? (isCode ? nil : forms[Self.canonical(name)]) else { return false }
    // `Dark grays (#2e2e2e, #363636)` are several.
    if text.bytes[range].last == UInt8(ascii: "s"), name.words.last?.utf8.last != UInt8(ascii: "s") { return false }
    return switch form {
    case .any: true
    case .code: isCode
    case .capital: isCode || text.bold.contains(range) || text.bytes[range.lowerBound].isUppercase
    }
  }

  /// The one value of a kind that a list or a table gives a variable: `surface` is `--surface`.
  func variable(_ name: ArraySlice<UInt8>, like value: WrittenValue) -> NamedValue? {
    let own = (variables[NameWords(name)] ?? []).filter { NamedValues.kind($0.value) == NamedValues.kind(value) }
    guard let first = own.first, own.allSatisfy({ $0.key == first.key && $0.limits.isEmpty }) else { return nil }
    return first
  }

  /// What is defined by a name for the case that some words limit, if it is one thing.
  func meant(by name: NameWords, like value: WrittenValue, limits: [String]) -> NamedValue? {
    let own = (all[name] ?? all[Self.canonical(name)] ?? []).filter {
      NamedValues.kind($0.value) == NamedValues.kind(value)
    }
    let exact = own.filter { $0.limits == limits }
    let meant = exact.isEmpty && limits.isEmpty ? own : exact
    guard let first = meant.first, meant.allSatisfy({ $0.key == first.key }) else { return nil }
    return first
  }
}
