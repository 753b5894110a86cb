/// A wrong argument that is found only after the sources are read.
struct UsageError: Error, CustomStringConvertible {
  let message: String
  /// The subcommand, without the program's name: `inspect token`.
  let command: String
  let arguments: String

  init(_ message: String, in command: String, _ arguments: String) {
    self.message = message
    self.command = command
    self.arguments = arguments
  }

  /// Worded like ArgumentParser's own errors.
  var description: String {
    """
    Error: \(message)
    Usage: specimen \(command) \(arguments)
      See 'specimen \(command) --help' for more information.

    """
  }
}
