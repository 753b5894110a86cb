import Colorimetry
import Scans
import Wording

/// The colours that a document has named so far.
struct KnownColors {
  /// The first name of each colour, by its hex.
  private var byHex: [String: Name] = [:]
  /// The colours with a name that `byHex` does not have yet.
  private var pending: [(color: Color, name: Name)] = []
  /// The first colour of each name, in lower case, of so many values of the document.
  private var byName: [String: Color] = [:]
  private var themed: Set<String> = []
  private var count = 0

  /// Takes colours whose names others of the same value may take.
  mutating func add(_ values: [RecognizedValue]) {
    for value in values where !value.isMention {
      if let color = value.color { pending.append((color, Name(value.name, value.nameRange))) }
    }
  }

  /// The first name of each colour, by its hex.
  mutating func names() -> [String: Name] {
    for (color, name) in pending where byHex[color.hex] == nil { byHex[color.hex] = name }
    pending.removeAll()
    return byHex
  }

  /// The colours that variables stand for, by their names in small letters; those that have one in each theme are left
  /// out, since a shadow of theirs is one in each.
  mutating func variables(of values: [RecognizedValue]) -> [String: Color] {
    colors(of: values).filter { !themed.contains($0.key) }
  }

  /// The first colour of each name, in lower case.
  ///
  /// - Parameter values: those of the document so far.
  mutating func colors(of values: [RecognizedValue]) -> [String: Color] {
    // Some may have been taken back since.
    for value in values.dropFirst(count) where !value.isMention {
      let name = String(value.name.lowercased().drop { $0 == "-" })
      guard let color = value.color else {
        if case .themed = value.value { themed.insert(name) }
        continue
      }
      if value.theme != nil { themed.insert(name) }
      if byName[name] == nil { byName[name] = color }
    }
    count = values.count
    return byName
  }
}
