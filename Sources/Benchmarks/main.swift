import Files

// Prints figures without judging them, because machines differ, and so does their load.
// usage: Benchmarks [FOLDER-OF-MARKDOWN...]           races and tables, in a project's folder
//        Benchmarks write FOLDER-OF-MARKDOWN TARGET   writes the pages made of a folder, for a profiler
//        Benchmarks recall FOLDER [--misses]          which values of a folder's documents are drawn
//        Benchmarks mistakes FOLDER [MOST] [--misses] which changed values of a folder's documents the check tells
//        Benchmarks serve                             saves pages of a guide that is being served
//        Benchmarks review [FOLDER-OF-TOKENS]         compares a guide, tokens and many pages with their next versions
//        Benchmarks again                             builds the guide's pages again, with nothing and little changed
let program = RelativePath.folder(of: CommandLine.arguments[0])
let binaries = Folder(path: program.isEmpty ? "." : program)
let guide = Folder(path: "content")
do {
  let arguments = CommandLine.arguments.dropFirst()
  if arguments.first == "write", arguments.count == 3 {
    let corpus =
      arguments[2] == guide.path ? try Corpus.pages(ofGuide: guide) : try Corpus.pages(of: Folder(path: arguments[2]))
    try Folder(path: arguments[3]).write(corpus.files)
    print(corpus.title)
  } else if arguments.first == "recall", arguments.count >= 2 {
    var recall = Recall(
      Folder(path: arguments[2]), binaries: binaries, listsMisses: arguments.contains("--misses"))
    try recall.run()
  } else if arguments.first == "mistakes", arguments.count >= 2 {
    let most = arguments.compactMap { Int($0) }.first ?? 12
    var mistakes = Mistakes(
      Folder(path: arguments[2]), binaries: binaries, most: most, listsMisses: arguments.contains("--misses"))
    try await mistakes.run()
  } else if arguments == ["serve"] {
    try await Saves(guide: guide, binaries: binaries).run()
  } else if arguments.first == "review", arguments.count <= 2 {
    try Reviews(binaries: binaries, guide: guide).run(tokens: arguments.dropFirst().first.map { Folder(path: $0) })
  } else if arguments == ["again"] {
    try Race(try Corpus.pages(ofGuide: guide), binaries: binaries).rebuildAlone()
  } else {
    print("whole builds in \(Folder.scratch.path), in turn; medians, also of the ratio within a round")
    var shuffled = Race(try Corpus.pages(ofGuide: guide), binaries: binaries)
    try shuffled.run()
    try shuffled.rebuild()
    for folder in arguments {
      var race = Race(try Corpus.pages(of: Folder(path: folder)), binaries: binaries)
      try race.run()
    }
    var project = Race(try Corpus.project(Folder(path: ".")), binaries: binaries)
    try project.run()
    let hugo = Race.which("hugo")
    if hugo == nil { print("\nhugo is not installed: left out (make bench installs it)") }
    var synthetic = Race(Corpus.synthetic, binaries: binaries, hugo: hugo)
    try synthetic.run()
    try Linearity(binaries: binaries, guide: guide).run()
    TokenScale.run()
    try Reviews(binaries: binaries, guide: guide).run(tokens: nil)
    try await Saves(guide: guide, binaries: binaries).run()
  }
} catch {
  print("Benchmarks: \(error)")
}
