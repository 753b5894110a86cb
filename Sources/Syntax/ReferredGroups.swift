package import Files
import Printing

/// The groups whose tokens some files refer to by their full names, `{color.dark.ink}` or `#/color/dark/ink`; read once
/// somebody asks.
package final class ReferredGroups {
  private let files: [SourceFile]

  package init(in files: [SourceFile]) { self.files = files }

  /// Whether a file refers to what is in a group.
  package func contains(_ group: [String]) -> Bool {
    Self.notations.contains { names.contains($0.sign + group.joined(separator: $0.separator) + $0.separator) }
  }

  private static let notations: [(sign: String, separator: String)] = [("{", "."), ("#/", "/")]
  private static let longest = 400

  /// Every beginning of a reference up to a separator: `{color.` and `{color.dark.`.
  private lazy var names: Set<String> = {
    var names: Set<String> = []
    for file in files {
      for (sign, separator) in Self.notations {
        Self.collect(in: file.bytes[...], Array(sign.utf8), Array(separator.utf8)[0], &names)
      }
    }
    return names
  }()

  private static func collect(
    in text: ArraySlice<UInt8>, _ sign: [UInt8], _ separator: UInt8, _ names: inout Set<String>
  ) {
    var start = text.startIndex
    while let place = text[start...].firstPlace(of: sign[...]) {
      start = place.upperBound
      let reference = text[start...].prefix(longest).prefix { !$0.isOne(of: "}\"\n") }
      for index in reference.indices where reference[index] == separator {
        names.insert(String(decoding: text[place.lowerBound...index], as: UTF8.self))
      }
    }
  }
}
