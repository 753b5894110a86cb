import Diagnostics
import Files
import Printing

/// The tokens that several files of a system declare, gathered by files that repeat each other: those have one cause,
/// whatever their number.
struct RepeatedTokens {
  /// Where each token was declared last, as an index of `files`, with its value there.
  private var declared: [PathNumber: (file: Int, value: ByteRange)] = [:]
  private var files: [SourceFile] = []
  /// The files, joined where they repeat each other.
  private var joined = DisjointSets()
  /// The tokens that were declared again, each once, with the file and the place of the second declaration.
  private var repeated: [(path: PathNumber, file: Int, range: ByteRange)] = []
  private var seen: Set<PathNumber> = []
  /// How many tokens each file declares.
  private var sizes: [Int] = []

  /// What is said twice in the same words does no harm.
  ///
  /// - Parameter isTaken: whether the token says itself that it comes from a file.
  mutating func add(
    _ path: PathNumber, at range: ByteRange, value: ByteRange, in file: SourceFile, isTaken: (SourceFile) -> Bool
  ) {
    if files.last !== file {
      files.append(file)
      joined.append()
      sizes.append(0)
    }
    let own = files.count - 1
    sizes[own] += 1
    if let (earlier, text) = declared[path], files[earlier] !== file, !isTaken(files[earlier]),
      !files[earlier][text].elementsEqual(file[value])
    {
      joined.join(earlier, own)
      if seen.insert(path).inserted { repeated.append((path, own, range)) }
    }
    declared[path] = (own, value)
  }

  /// The tokens that files give different values.
  var contested: Set<PathNumber> { seen }

  /// Reports each set of files that repeat each other, at the first token that is declared again.
  func report(into diagnostics: inout Diagnostics) {
    var sets: [Int: (count: Int, first: Int)] = [:]
    var order: [Int] = []
    for (index, item) in repeated.enumerated() {
      let root = joined.root(item.file)
      if sets[root] == nil { order.append(root) }
      sets[root] = (sets[root].map { $0.count + 1 } ?? 1, sets[root]?.first ?? index)
    }
    for root in order {
      guard let set = sets[root] else { continue }
      let first = repeated[set.first]
      let others = files.indices.filter { joined.root($0) == root && $0 != first.file }.map { files[$0].place }
      let shown = others.count > 3 ? others.prefix(2) + ["\(others.count - 2) more files"] : others[...]
      let names =
        shown.count > 1 ? shown.dropLast().joined(separator: ", ") + " and \(shown[shown.endIndex - 1])" : others[0]
      // Files with mostly the same names are versions of one another, of which a build takes one.
      let smallest = files.indices.filter { joined.root($0) == root }.map { sizes[$0] }.min() ?? 0
      let finding = Diagnostic(
        .repeatedToken, "\(set.count == 1 ? "one token is" : "\(set.count) tokens are") also declared in \(names)",
        at: files[first.file].span(first.range),
        why: "without a resolver, all token files of a system are read as one, and the last file counts",
        fix: others.count == 1
          ? "if one is built from the other, leave it out; else keep one of the two, put what is in each file into a group of its own, or make the files contexts of a modifier in a *.resolver.json"
          : "if one is built from the others, leave it out; else keep one of them, put what is in each file into a group of its own, or make the files contexts of a modifier in a *.resolver.json"
      )
      diagnostics.report(set.count * 2 > smallest ? finding.with(.note) : finding)
    }
  }
}
