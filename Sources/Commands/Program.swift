import ArgumentParser

/// The whole program, as started by the executable.
public enum Program {
  /// Runs the command named by the arguments, and ends the process with its exit code.
  public static func main() async { await SpecimenCommand.main() }
}
