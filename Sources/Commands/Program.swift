import ArgumentParser

/// The whole program, for the executable to start.
public enum Program {
  public static func main() async { await SpecimenCommand.main() }
}
