import Diagnostics
import Files
import Syntax

/// The reading of one token's value: what was found, what is missing, what was referred to.
struct ValueReading {
  enum Step {
    case name(String)
    case index(Int)
  }

  /// The file of the value being read; another while a pointer's target is read.
  var file: SourceFile
  var diagnostics = Diagnostics()
  var references: [Reference] = []
  /// The tokens that must be resolved before the value can be read.
  var open: [PathNumber] = []
  /// The tokens the value depends on.
  var needs: [PathNumber] = []
  /// False once the value depends on more than whole tokens.
  var isMemorable = true
  /// Above 0 while a pointer's target is read: its faults are its own token's.
  var quiet = 0
  /// Where in the value the reading stands.
  var steps: [Step] = []

  init(file: SourceFile) { self.file = file }

  mutating func report(
    _ rule: Rule, _ message: String, _ range: ByteRange, why: String? = nil, fix: Fix? = nil,
    related: [Diagnostic.Related] = []
  ) {
    guard quiet == 0 else { return }
    diagnostics.report(rule, message, at: file.span(range), why: why, fix: fix, related: related)
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

/// A value's place, to tell values apart.
struct Place: Hashable {
  let file: ObjectIdentifier
  let offset: Int

  init(_ file: SourceFile, _ range: ByteRange) {
    self.file = ObjectIdentifier(file)
    offset = range.start
  }
}

/// A value within a token that a pointer leads to.
struct RawTarget {
  let value: JSONValue
  let file: SourceFile
  /// The token it is a part of.
  let owner: PathNumber
}

/// Where a reference leads.
enum ReferenceTarget {
  case token(PathNumber)
  case raw(RawTarget)
  /// Nowhere; reported.
  case failed
}

/// What is known of a pointer.
enum PointerState {
  case open
  case found(ReferenceTarget)
}
