package import Diagnostics
import Files

/// The faults of token and resolver files, by the ids in their diagnostics; those of JSON itself are `JSONRule`s.
///
/// What the standard forbids is an error, even if the token has one clear meaning and is kept.
package enum TokenRule: String, CaseIterable, Sendable {
  // Structure
  case incompleteToken = "incomplete-token"
  case invalidName = "invalid-name"
  case invalidProperty = "invalid-property"
  case legacySyntax = "legacy-syntax"
  case modesInExtensions = "modes-in-extensions"
  case notAGroup = "not-a-group"
  case pathTooLong = "path-too-long"
  case repeatedToken = "repeated-token"
  case tokenAndGroup = "token-and-group"
  case unknownKey = "unknown-key"
  case valueAndReference = "value-and-reference"
  // Types and values
  case colorString = "color-string"
  case componentOutOfRange = "component-out-of-range"
  case fontListInString = "font-list-in-string"
  case hexMismatch = "hex-mismatch"
  case invalidValue = "invalid-value"
  case legacyType = "legacy-type"
  case legacyValue = "legacy-value"
  case missingKey = "missing-key"
  case missingType = "missing-type"
  case missingUnit = "missing-unit"
  case nestedList = "nested-list"
  case nestedListTooLarge = "nested-list-too-large"
  case nullValue = "null-value"
  case positionOutOfRange = "position-out-of-range"
  case stringValue = "string-value"
  case unknownHaptic = "unknown-haptic"
  case unknownType = "unknown-type"
  case unknownUnit = "unknown-unit"
  case wrongType = "wrong-type"
  // References
  case aliasCycle = "alias-cycle"
  case aliasToGroup = "alias-to-group"
  case aliasToRoot = "alias-to-root"
  case danglingAlias = "dangling-alias"
  case danglingPointer = "dangling-pointer"
  case extendsCycle = "extends-cycle"
  case extendsTooLarge = "extends-too-large"
  case extendsToken = "extends-token"
  case indexOutOfRange = "index-out-of-range"
  case invalidReference = "invalid-reference"
  case metadataReference = "metadata-reference"
  case misplacedAlias = "misplaced-alias"
  // Resolver files
  case emptyModifier = "empty-modifier"
  case invalidResolver = "invalid-resolver"
  case missingFile = "missing-file"
  case misplacedReference = "misplaced-reference"
  case referenceCycle = "reference-cycle"
  case referenceOutsideProject = "reference-outside-project"
  case remoteReference = "remote-reference"
  case repeatedName = "repeated-name"
  case resolverVersion = "resolver-version"
  case severalResolvers = "several-resolvers"
  case singleContext = "single-context"
  case tooManyThemes = "too-many-themes"
  case unknownContext = "unknown-context"
  case unknownModifier = "unknown-modifier"
  case unusedSource = "unused-source"

  package var severity: Severity {
    switch self {
    case .incompleteToken, .repeatedToken, .fontListInString, .hexMismatch, .positionOutOfRange, .unknownHaptic:
      .warning
    case .severalResolvers, .singleContext, .tooManyThemes, .unusedSource: .warning
    case .modesInExtensions: .note
    case .invalidName, .invalidProperty, .legacySyntax, .notAGroup, .pathTooLong, .tokenAndGroup, .unknownKey: .error
    case .valueAndReference, .colorString, .componentOutOfRange, .invalidValue, .legacyType, .legacyValue: .error
    case .missingKey, .missingType, .missingUnit, .nestedList, .nestedListTooLarge, .nullValue: .error
    case .stringValue, .unknownType: .error
    case .unknownUnit, .wrongType, .aliasCycle, .aliasToGroup, .aliasToRoot, .danglingAlias, .danglingPointer: .error
    case .extendsCycle, .extendsTooLarge, .extendsToken, .indexOutOfRange, .invalidReference: .error
    case .metadataReference, .misplacedAlias, .emptyModifier, .invalidResolver, .missingFile: .error
    case .misplacedReference, .referenceCycle, .referenceOutsideProject, .remoteReference, .repeatedName: .error
    case .resolverVersion, .unknownContext, .unknownModifier: .error
    }
  }

  /// The fault in one sentence.
  package var summary: String {
    switch self {
    case .incompleteToken: "An object with a type but without a value looks like an unfinished token"
    case .invalidName: "A name begins with $, is empty, or holds a dot or a curly bracket"
    case .invalidProperty: "A property such as $description or $deprecated has a value of the wrong kind"
    case .legacySyntax: "Tokens are written with value and type instead of $value and $type"
    case .modesInExtensions: "Modes are kept in $extensions instead of a resolver file"
    case .notAGroup: "A member of a group is neither a token nor a group"
    case .pathTooLong: "A token's path is longer than what is read"
    case .repeatedToken: "Files that are read together declare one token twice"
    case .tokenAndGroup: "An object is a token and a group at once"
    case .unknownKey: "A property is not one the standard defines for its place"
    case .valueAndReference: "A token has both $value and $ref"
    case .colorString: "A colour is a string instead of an object"
    case .componentOutOfRange: "A colour component or alpha is outside the range of its colour space"
    case .fontListInString: "One string holds several font names"
    case .hexMismatch: "A colour's hex is not the colour of its components"
    case .invalidValue: "A value does not have the shape its type asks for"
    case .legacyType: "A type's name is another tool's word for one of the standard's types"
    case .legacyValue: "A value is written the way another tool or an older draft wrote it"
    case .missingKey: "A value lacks a part its type asks for"
    case .missingType: "A token has no type, nor has its target or any of its groups"
    case .missingUnit: "A dimension or duration has no unit"
    case .nestedList: "An element of a list refers to a whole list"
    case .nestedListTooLarge: "Lists that refer to lists multiply beyond what is read"
    case .nullValue: "A value is null"
    case .positionOutOfRange: "A gradient stop lies outside 0 … 1 and is clamped"
    case .stringValue: "A value with a number and a unit, or a number, is a string"
    case .unknownHaptic: "A haptic uses a platform or a word nobody publishes"
    case .unknownType: "A type is none the standard defines"
    case .unknownUnit: "A unit is none the standard defines"
    case .wrongType: "A reference leads to a token or value of another type"
    case .aliasCycle: "References lead back to where they began"
    case .aliasToGroup: "A reference leads to a group"
    case .aliasToRoot: "A reference names a group where it means the group's $root"
    case .danglingAlias: "A reference in curly brackets names nothing"
    case .danglingPointer: "A JSON Pointer leads nowhere"
    case .extendsCycle: "Groups extend each other, or their own parent, in a circle"
    case .extendsTooLarge: "$extends multiplies the tokens beyond what is read"
    case .extendsToken: "$extends leads to a token"
    case .indexOutOfRange: "A JSON Pointer's array index is no element of the array"
    case .invalidReference: "A reference is not written as {path} or as a JSON Pointer"
    case .metadataReference: "A reference leads to metadata such as $type or $description"
    case .misplacedAlias: "A reference in curly brackets stands where only a JSON Pointer may"
    case .emptyModifier: "A modifier has no contexts"
    case .invalidResolver: "A part of a resolver file is missing or of the wrong kind"
    case .missingFile: "A resolver refers to a file that is not there"
    case .misplacedReference: "A resolver's reference leads where none may"
    case .referenceCycle: "A resolver's references lead back to where they began"
    case .referenceOutsideProject: "A file reference leaves the project"
    case .remoteReference: "A file reference is a URL"
    case .repeatedName: "Two items of resolutionOrder have one name"
    case .resolverVersion: "A resolver's version is missing or unknown"
    case .severalResolvers: "A system has more than one resolver file"
    case .singleContext: "A modifier has only one context"
    case .tooManyThemes: "A resolver has more permutations than are made"
    case .unknownContext: "A context is none of its modifier's"
    case .unknownModifier: "An input names no modifier, or leaves one out that has no default"
    case .unusedSource: "A set, modifier or file is never used"
    }
  }
}

extension Diagnostics {
  mutating func report(
    _ rule: TokenRule, _ message: String, at span: Span?, why: String? = nil, fix: String? = nil,
    related: [Diagnostic.Related] = []
  ) {
    report(Diagnostic(rule.severity, rule.rawValue, message, at: span, why: why, fix: fix, related: related))
  }
}
