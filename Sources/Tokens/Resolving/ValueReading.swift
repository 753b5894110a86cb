import Diagnostics
import Dialects
import Files
import Syntax
import TokenValues

/// The state of reading one token's value: findings, missing tokens and references.
struct ValueReading {
  enum Step {
    case name(String)
    case index(Int)
  }

  /// The file of the value being read; a different one while the target of a pointer is read.
  var file: SourceFile
  /// Whether the value should be written as the standard asks, and not as CSS.
  let isStandard: Bool
  /// Whether the file is another tool's, which has rules of its own; a document is written for this format.
  private var isOfAnotherTool: Bool {
    !isStandard && (DataReader.isData(file.path) || Stylesheet.isNamed(file.path))
  }
  /// The unit of a length that is a bare number.
  let bareUnit: Dimension.Unit
  var diagnostics = Diagnostics()
  var references: [Reference] = []
  /// The fields that the tokens it refers to do not give.
  var notGiven: [String] = []
  /// The tokens that must be resolved before the value can be read.
  var open: [PathNumber] = []
  /// The tokens the value depends on.
  var needs: [PathNumber] = []
  /// False once the value depends on more than whole tokens.
  var isMemorable = true
  /// Above 0 while the target of a pointer is read, whose faults belong to its own token.
  var quiet = 0
  /// The type that a reference being followed should lead to, if that is known.
  var wanted: TokenType?
  /// The size of the font whose parts are being read, which is what an em is; nil elsewhere.
  var emPixels: Double?
  /// The place within the value that is being read.
  var steps: [Step] = []

  init(file: SourceFile, notation: TokenSource.Notation) {
    self.file = file
    isStandard = notation == .standard
    bareUnit = notation == .unitless ? .notGiven : .px
  }

  /// - Parameters:
  ///   - isSure: whether nothing else explains it in another tool's file: what is only likely is a note there.
  ///   - basis: what it rests on, in any file.
  mutating func report(
    _ rule: Rule, _ message: Message, _ range: ByteRange, why: String? = nil, fix: Fix? = nil,
    related: [Diagnostic.Related] = [], isSure: Bool = true, on basis: Basis = .given
  ) {
    guard quiet == 0 else { return }
    let finding = Diagnostic(rule, message, at: file.span(range), why: why, fix: fix, related: related).on(basis)
    let isProved = isSure && basis.isGiven
    diagnostics.report(!isOfAnotherTool ? finding : isProved ? finding.asWarning : finding.with(.note))
  }

  var pointer: [String] {
    steps.map {
      switch $0 {
      case .name(let name): name
      case .index(let index): String(index)
      }
    }
  }
}

/// The identity of a value: its place.
struct Place: Hashable {
  let file: ObjectIdentifier
  let offset: Int

  init(_ file: SourceFile, _ range: ByteRange) {
    self.file = ObjectIdentifier(file)
    offset = range.start
  }
}

/// A value within a token, as reached by a pointer.
struct RawTarget {
  let value: JSONValue
  let file: SourceFile
  /// The token that contains it.
  let owner: PathNumber
  /// Its type, where a reference names it as a part of a value.
  var type: TokenType?
}

/// The target of a reference.
enum ReferenceTarget {
  case token(PathNumber)
  case raw(RawTarget)
  /// None; already reported.
  case failed
}

/// What is known about a pointer.
enum PointerState {
  case open
  case found(ReferenceTarget)
}
