import Dialects
import Files
import Syntax
import TokenValues

/// The content of a `$type`.
enum DeclaredType: Equatable {
  case none
  case known(TokenType)
  /// Not a type, as it is written; reported at its place.
  case unusable(String)
}

/// The content of a `$deprecated`.
enum DeclaredDeprecation: Equatable {
  case none
  /// `false`: not deprecated, even if the group is.
  case current
  case deprecated(reason: String?)
}

/// What `$extensions` say of a token's value.
struct ValueRemarks {
  /// `specimen.unit`: the unit that the document speaks of, where it is not the system's.
  var unit: Dimension.Unit?
  /// `specimen.notGiven`: the fields that its source leaves out.
  var notGiven: [String] = []
}

/// A token as written.
struct TokenDeclaration {
  let file: SourceFile
  let nameRange: ByteRange
  /// The `$value`, or the string of a `$ref`.
  let value: JSONValue
  /// Whether `value` is the string of a `$ref` in place of a `$value`.
  let isPointer: Bool
  let type: DeclaredType
  let description: String?
  let deprecation: DeclaredDeprecation
  let extensions: JSONObject?
  /// What its `$extensions` say of its value.
  var remarks = ValueRemarks()
  let notation: TokenSource.Notation
  /// How opaque its colour is, where that is written beside the value.
  var alpha: Double?
  /// What another tool makes of its colour.
  var modifier: ColorModifier?

  /// Whether it stands for one of a dialect that could not be read.
  var isUnread: Bool { notation != .standard && value.isUnreadable }
}

/// A group as written.
struct GroupDeclaration {
  let file: SourceFile
  let nameRange: ByteRange
  var type = DeclaredType.none
  var description: String?
  var deprecation = DeclaredDeprecation.none
  /// The unit of the lengths in it, unless a token says another.
  var unit: Dimension.Unit?
  /// The value of `$extends`, or of a `$ref` in its place.
  var extends: JSONValue?
  /// Whether nobody wrote it as a group: it holds the parts of one written value.
  var isOneValue = false
}

/// One token source as a flat list, parents before children, in the author's order.
struct Outline {
  enum Content {
    /// An index into the inventory's tokens.
    case token(Int32)
    /// An index into the inventory's groups.
    case group(Int32)
  }

  struct Item {
    let path: PathNumber
    let parent: PathNumber
    let content: Content
  }

  var items: [Item] = []

  /// The paths of its tokens.
  var tokens: [PathNumber] {
    items.compactMap { item in
      if case .token = item.content { item.path } else { nil }
    }
  }
}

/// Everything that the sources of a system declare.
struct Inventory {
  var paths = PathTable()
  var tokens: [TokenDeclaration] = []
  var groups: [GroupDeclaration] = []
}

extension Inventory {
  /// Whether any group extends another.
  var hasInheritance: Bool { groups.contains { $0.extends != nil } }
}
