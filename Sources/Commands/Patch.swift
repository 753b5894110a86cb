import Files

/// The difference of two versions of a file, as `diff -u` writes it.
enum Patch {
  /// How many lines around a change are shown.
  private static let around = 3

  static func text(_ before: SourceFile, _ after: SourceFile) -> String {
    let (old, new) = (lines(before), lines(after))
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    // Every line of both versions in order, with its sign.
    var all: [(sign: String, text: String, old: Int, new: Int)] = []
    var (a, b) = (0, 0)
    while a < old.count || b < new.count {
      if a < old.count, removed.contains(a) {
        all.append(("-", old[a], a, b))
        a += 1
      } else if b < new.count, inserted.contains(b) {
        all.append(("+", new[b], a, b))
        b += 1
      } else {
        all.append((" ", old[a], a, b))
        (a, b) = (a + 1, b + 1)
      }
    }
    var out = "--- \(before.place)\n+++ \(after.place)\n"
    var index = 0
    while let change = all[index...].firstIndex(where: { $0.sign != " " }) {
      let start = max(index, change - around)
      var last = change
      while let next = all[(last + 1)...].prefix(2 * around + 1).firstIndex(where: { $0.sign != " " }) { last = next }
      let end = min(all.count, last + around + 1)
      out += hunk(all[start..<end])
      index = end
    }
    return out
  }

  private static func hunk(_ lines: ArraySlice<(sign: String, text: String, old: Int, new: Int)>) -> String {
    guard let first = lines.first else { return "" }
    let old = lines.count { $0.sign != "+" }
    let new = lines.count { $0.sign != "-" }
    let head = "@@ -\(place(first.old, old)) +\(place(first.new, new)) @@\n"
    let end = "\n\\ No newline at end of file\n"
    return head + lines.map { $0.sign + $0.text + ($0.text.hasSuffix("\n") ? "" : end) }.joined()
  }

  private static func place(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

  /// The lines of a file with their line feeds.
  private static func lines(_ file: SourceFile) -> [String] {
    var lines: [String] = []
    var rest = file.bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[end...]
    }
    return lines
  }
}
