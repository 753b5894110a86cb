import ArgumentParser

/// `specimen inspect`: one value, in full.
struct InspectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Say everything there is to say of one value.",
    subcommands: [InspectTokenCommand.self])
}
