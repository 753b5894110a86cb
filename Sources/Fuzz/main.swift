#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

let usage = "usage: Fuzz gfm|mutate [--seconds N] [--seed N] [--documents FOLDER]"

/// Ends the program because its command line cannot be understood.
func reject(_ problem: String) -> Never {
  print("Fuzz: \(problem)\n\(usage)")
  exit(64)
}

var arguments = CommandLine.arguments.dropFirst()
let command = arguments.popFirst() ?? ""
var seconds = 60
var run = 0
var seed = UInt64.random(in: 0...999_999_999)
var documents: String?
while let option = arguments.popFirst() {
  let text = arguments.popFirst()
  if option == "--documents", let text {
    documents = text
    continue
  }
  guard let number = text.flatMap({ UInt64($0) }) else { reject("\(option) needs a whole number") }
  switch option {
  case "--seconds": seconds = Int(number)
  case "--seed": seed = number
  case "--run": run = Int(number)
  default: reject("\(option) is not an option")
  }
}

// What `mutate` starts; it writes nothing but the numbers of its runs.
if command == "mutate-from" {
  try await MutationRuns(seed: seed, first: run, seconds: seconds, documents: documents).run()
  exit(0)
}

print("fuzz \(command): seed \(seed), \(seconds) s")
// The seed is to be known even if a document ends the program.
fflush(nil)
switch command {
case "gfm": exit(try await GFMComparison(seed: seed, seconds: seconds).run() ? 0 : 1)
case "mutate": exit(try await Mutation(seed: seed, seconds: seconds, documents: documents).run() ? 0 : 1)
default: reject("\(command) is not a command")
}
