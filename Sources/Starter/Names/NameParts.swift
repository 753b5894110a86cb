import Printing
import Tokens

/// The words of names in tokens: `bgColor-muted`, `line_height`, `XSmall`.
enum NameParts {
  /// In lower case, cut where letter case, kind of character or separator changes.
  static func words(of name: String) -> [String] { parts(of: name).map { $0.lowercased() } }

  /// Those of all names of a path.
  static func words(of path: TokenPath) -> [String] { path.segments.flatMap { words(of: $0) } }

  /// The name as a title: `Bg color muted`. Sizes such as `2xl` and `XS` stay as they are.
  static func title(of name: String) -> String {
    let name = name == "$root" ? "default" : name
    let parts = parts(of: name, cutsNumbers: false)
    let spoken = parts.enumerated().map { index, part in
      let isAcronym = part.count > 1 && part.allSatisfy { $0.isUppercase || $0.isNumber }
      return isAcronym ? part : index == 0 ? part.prefix(1).uppercased() + part.dropFirst() : part.lowercased()
    }
    return spoken.isEmpty ? name : spoken.joined(separator: " ")
  }

  /// The name of a token as a title, without a short word in front that its stylesheet explains: `Card` for `--r-card`.
  static func title(ofShort token: Token) -> String {
    let name = token.path.name
    guard token.foreignType != nil, token.isOfStylesheet,
      let dash = name.drop(while: { $0 == "-" }).firstIndex(where: { $0 == "-" || $0 == "_" }),
      name[name.index(after: dash)...].contains(where: \.isLetter)
    else { return title(of: name) }
    return title(of: String(name[name.index(after: dash)...]))
  }

  private static func parts(of name: String, cutsNumbers: Bool = true) -> [String] {
    var parts: [String] = []
    var part = ""
    var last = Kind.sign
    let kinds = name.map { Kind($0) }
    for (letter, (kind, next)) in zip(name, zip(kinds, kinds.dropFirst() + [.sign])) {
      if !part.isEmpty, kind == .sign || begins(kind, after: last, before: next, cutsNumbers) {
        parts.append(part)
        part = ""
      }
      if kind != .sign { part.append(letter) }
      last = kind
    }
    if !part.isEmpty { parts.append(part) }
    return parts
  }

  /// What cuts a name. Most letters are ASCII, and are not looked up in the tables of Unicode.
  private enum Kind {
    case capital, small, letter, number, sign

    init(_ letter: Character) {
      if let byte = letter.utf8.first, byte < 0x80 {
        self = byte.isUppercase ? .capital : byte.isLetter ? .small : byte.isDigit ? .number : .sign
      } else if letter.isNumber {
        self = .number
      } else {
        self = !letter.isLetter ? .sign : letter.isUppercase ? .capital : letter.isLowercase ? .small : .letter
      }
    }
  }

  /// Whether a letter begins a word.
  private static func begins(_ letter: Kind, after last: Kind, before next: Kind, _ cutsNumbers: Bool) -> Bool {
    if letter == .number { return cutsNumbers && last != .number }
    if last == .number { return letter == .capital }
    return letter == .capital && (last == .small || next == .small)
  }
}
