import Differences
import Guide
import Matching
import TokenValues
import Tokens

/// What is another in the parts of a whole, the same for every whole to which the same was done: another family in many type
/// styles, another padding of many components.
struct PartEdit {
  private(set) var before: [String] = []
  private(set) var after: [String] = []

  /// Nil for values of one part, of different types, or without a difference.
  private init?(_ old: TokenValue, _ new: TokenValue) {
    let (former, latter) = (ValueParts.all(of: old), ValueParts.all(of: new))
    guard old.type == new.type, !former.isEmpty, former.map(\.name) == latter.map(\.name) else { return nil }
    for (old, new) in zip(former, latter) where old.text != new.text {
      before.append("\(old.name) \(old.text)")
      after.append("\(new.name) \(new.text)")
    }
    // What changed as a whole is a value of its own.
    if before.isEmpty || before.count == former.count { return nil }
  }

  /// Of a token with another value: a composite, or the property of a component, all sides of it together.
  init?(_ change: Change, _ base: TokenVersion, _ head: TokenVersion) {
    let path = TokenPath(change.subject)
    guard change.kind == .valueChanged else { return nil }
    if let edit = PartEdit(change.values) {
      self = edit
      return
    }
    guard path.isInComponent, change.values.count == 1, change.values[0].label == nil else { return nil }
    let whole = path.isSideInComponent ? path.parent ?? path : path
    before = ["\(whole.name) \(SidedLengths.written(whole, in: base).joined(separator: " "))"]
    after = ["\(whole.name) \(SidedLengths.written(whole, in: head).joined(separator: " "))"]
  }

  /// The same in every theme; nil otherwise.
  private init?(_ values: [ThemedChange]) {
    let edits = values.map { value in
      value.before.flatMap { old in value.after.flatMap { PartEdit(old, $0) } }
    }
    guard let first = edits.first, let first, edits.allSatisfy({ $0?.sides == first.sides }) else { return nil }
    self = first
  }

  var sides: [String] { before + after }
}
