import ArgumentParser

/// The whole program, for the executable to start.
public enum Program {
  /// Runs the command the arguments name, and ends the process with its exit code.
  public static func main() async { await SpecimenCommand.main() }
}
