/// Every specimen, in the order of the manual.
package enum AllSpecimens {
  package static let all: [any Specimen.Type] = []

  package static let byName: [String: any Specimen.Type] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.info.name, $0) })
}
