import Printing

/// Two texts compared line by line, as runs of lines that differ with a few on either side.
package struct LineDifference {
  package enum Line: Hashable {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// In the order of the text; between two of them, lines that both texts have are left out.
  package let hunks: [[Line]]

  /// How many lines are kept on either side of one that differs.
  private static let beside = 2

  package init(_ old: String, _ new: String) {
    let lines = Self.lines(old, new)
    var near = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() {
      if case .same = line { continue }
      let around = max(0, index - Self.beside)...min(lines.count - 1, index + Self.beside)
      for neighbour in around { near[neighbour] = true }
    }
    var hunks: [[Line]] = []
    for index in lines.indices where near[index] {
      if index == 0 || !near[index - 1] { hunks.append([]) }
      hunks[hunks.count - 1].append(lines[index])
    }
    self.hunks = hunks
  }

  private static func lines(_ old: String, _ new: String) -> [Line] {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    let gone = Set(difference.removals.map(offset))
    let come = Set(difference.insertions.map(offset))
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, gone.contains(i) {
        lines.append(.removed(String(old[i])))
        i += 1
      } else if j < new.count, come.contains(j) {
        lines.append(.added(String(new[j])))
        j += 1
      } else {
        lines.append(.same(String(old[i])))
        i += 1
        j += 1
      }
    }
    return lines
  }

  private static func offset(of change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
