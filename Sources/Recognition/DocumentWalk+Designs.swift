import Files
import Scans
import Wording

/// Styles that name their family by its design alone: `10px / mono`.
extension DocumentWalk {
  /// Gives them the family that the document has of the design, where it has but one.
  mutating func resolveDesigns() {
    var faces: [FontDesign.Design: Set<[String]>] = [:]
    for value in values {
      guard case .families(let families, _) = value.value,
        let design = FontDesign.design(of: families, called: value.name + " " + (value.caption ?? ""))
      else { continue }
      faces[design, default: []].insert(families)
    }
    guard !faces.isEmpty else { return }
    for index in values.indices {
      guard case .type(var fields) = values[index].value, !namesFamily(values[index]), let design = fields.design,
        let found = faces[design], found.count == 1
      else { continue }
      fields.families = found.first
      values[index].value = .type(fields)
    }
  }

  /// Whether a value is a style with a family of its own; what code asks the system for is one.
  func namesFamily(_ value: RecognizedValue) -> Bool {
    guard case .type(let fields) = value.value, fields.families != nil else { return false }
    return fields.design == nil || value.evidence.first == .notation
  }
}

extension TypeFields {
  /// The design that is all that it says of its family.
  var design: FontDesign.Design? {
    FontDesign.Design.allCases.first { families != nil && families == FontDesign.families($0.rawValue) }
  }
}
