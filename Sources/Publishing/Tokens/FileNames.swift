/// Names of files made of names that may hold anything: `dark, compact` becomes `dark-compact`. Names that differ only in
/// punctuation are numbered.
struct FileNames {
  private var taken: Set<String> = []

  /// - Parameter other: the name for a text without letters and digits.
  mutating func next(for text: String, orElse other: String) -> String {
    let words = text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let plain = words.isEmpty ? other : words.joined(separator: "-")
    var name = plain
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(plain)-\(number)"
      number += 1
    }
    return name
  }
}
