import Files

// Prints figures and judges nothing: machines differ, and so do their neighbours.
let binaries = RelativePath.folder(of: CommandLine.arguments[0])
do {
  try Competition.run(binaries: binaries.isEmpty ? "." : binaries)
  TokenScale.run()
} catch {
  print("Benchmarks: \(error)")
}
