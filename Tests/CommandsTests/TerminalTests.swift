import TestSupport
import Testing

struct TerminalTests {
  private func check(onTerminal: Bool, _ environment: [String: String]) async throws -> String {
    try await TemporaryFolder.with { folder in
      try folder.write(["p/a.md": "[c](c.md)", "p/b.md": ""])
      let arguments = ["check", folder.path + "/p"]
      return onTerminal
        ? try await Program.runOnTerminal(arguments, environment: environment).output
        : try await Program.run(arguments, environment: environment).output
    }
  }

  @Test func coloursFindingsOnATerminal() async throws {
    let output = try await check(onTerminal: true, ["TERM": "xterm-256color"])
    #expect(output.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
  }

  @Test(arguments: [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb"]])
  func coloursNothingWhereThatIsNotWanted(environment: [String: String]) async throws {
    let output = try await check(onTerminal: true, environment)
    #expect(output.contains("warning:"))
    #expect(!output.contains("\u{1B}"))
  }

  @Test func takesAnEmptyNOCOLORForNone() async throws {
    #expect(try await check(onTerminal: true, ["TERM": "xterm", "NO_COLOR": ""]).contains("\u{1B}[1;33m"))
  }

  @Test func writesNoEscapeCodesOffATerminal() async throws {
    let output = try await check(onTerminal: false, ["TERM": "xterm-256color"])
    #expect(output.contains("warning:"))
    #expect(!output.contains("\u{1B}"))
  }

  @Test func coloursFindingsOfABuildOnATerminal() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["p/a.md": "[c](c.md)", "p/b.md": ""])
      let arguments = ["build", folder.path + "/p", "-o", folder.path + "/out"]
      let colored = try await Program.runOnTerminal(arguments, environment: ["TERM": "xterm"])
      let plain = try await Program.run(arguments, environment: ["TERM": "xterm"])
      #expect(colored.output.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
      #expect(!(plain.output + plain.errors).contains("\u{1B}"))
    }
  }

  @Test func findsTheBinaryByAnAbsolutePath() throws {
    #expect(try Program.folder().hasPrefix("/"))
  }
}
