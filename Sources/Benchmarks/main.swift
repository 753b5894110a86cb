import Files

// Prints figures without judging them, because machines differ, and so does their load.
let binaries = RelativePath.folder(of: CommandLine.arguments[0])
do {
  try Competition.run(binaries: binaries.isEmpty ? "." : binaries)
  TokenScale.run()
} catch {
  print("Benchmarks: \(error)")
}
