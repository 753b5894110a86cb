package import Diagnostics
package import Files
import Printing

/// On what basis the files of a system are read together, and there are the themes that it has.
///
/// Settings and resolvers say so, and so do lists of themes. Where there is none, a folder holds what somebody has put into
/// it, and names tell of themes: then only what one file shows by itself is proved, and files that refer to each other belong
/// together.
package struct SystemBasis: Sendable {
  /// That files without a reference from one to the other are of one system.
  package var files = Basis.given
  /// That no other file has what is missing in all of these.
  package var whole = Basis.given
  /// That there are the themes.
  package var themes = Basis.given
  /// The tokens to which several files that are read as one give different values.
  var contested: Set<TokenPath> = []
  /// The number of each file, and those that refer to each other as one.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var joined = DisjointSets()

  package init() {}

  /// What is inferred of files of which nobody says anything.
  static func inferred(areSeveral: Bool, guessThemes: Bool) -> SystemBasis {
    var basis = SystemBasis()
    basis.whole = .assumed("no file is missing here that has it")
    if areSeveral { basis.files = .assumed("both files are of one system, which nothing here says") }
    if guessThemes { basis.themes = .assumed("there are the themes that names of files and groups tell of") }
    return basis
  }

  /// Notes which files refer to each other.
  mutating func join(_ themes: [Theme]) {
    if files.isGiven { return }
    for theme in themes {
      for token in theme.tokens.tokens {
        for reference in token.references {
          guard let target = theme.tokens[reference.target] else { continue }
          join(token.span.file, target.span.file)
        }
      }
    }
  }

  private mutating func join(_ a: SourceFile, _ b: SourceFile) {
    if a === b { return }
    let (first, second) = (number(of: a), number(of: b))
    joined.join(first, second)
  }

  private mutating func number(of file: SourceFile) -> Int {
    if let known = numbers[ObjectIdentifier(file)] { return known }
    joined.append()
    numbers[ObjectIdentifier(file)] = numbers.count
    return numbers.count - 1
  }

  /// On what basis a token has its value.
  package func basis(of token: Token) -> Basis {
    contested.contains(token.path) && !files.isGiven
      ? .assumed("\(RelativePath.name(of: token.span.file.path)) counts, and not another file that declares it too")
      : .given
  }

  /// On what basis what two files say is held together.
  package func basis(of a: SourceFile, with b: SourceFile) -> Basis {
    if files.isGiven || a === b { return .given }
    guard let first = numbers[ObjectIdentifier(a)], let second = numbers[ObjectIdentifier(b)] else { return files }
    return files.unless(joined.root(first) == joined.root(second))
  }
}
