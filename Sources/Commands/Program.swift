import ArgumentParser
import Diagnostics
import Pipeline

/// The whole program, as started by the executable.
public enum Program {
  /// Runs the command named by the arguments, and ends the process with its exit code.
  public static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let hint = hint(for: arguments) { SpecimenCommand.exit(withError: ValidationError(hint)) }
    await SpecimenCommand.main()
  }

  /// What is meant by a first word that is not a command: one with a similar name, or the build of a file or folder.
  static func hint(for arguments: [String]) -> String? {
    let names = SpecimenCommand.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let first = arguments.first, !first.hasPrefix("-"), !names.contains(first) else { return nil }
    let problem = "\(first) is not a command"
    if let near = Suggestion.nearest(to: first, in: names) { return "\(problem); did you mean \(near)?" }
    if SourceLoader.exists(first) { return "\(problem); to build a site of it, write specimen build \(first)" }
    return "\(problem); the commands are \(names.sorted().joined(separator: ", "))"
  }
}
