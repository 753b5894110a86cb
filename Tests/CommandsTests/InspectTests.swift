import TestSupport
import Testing

struct InspectTests {
  private static let project = [
    "content/one/index.md": "# One\n",
    "content/one/tokens/a.tokens.json": """
    {
      "color": {
        "$type": "color",
        "blue": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc" }, "$description": "The blue" },
        "brand": { "$value": "{color.blue}" },
        "link": { "$value": "{color.brand}" }
      }
    }
    """,
  ]

  private func token(_ arguments: String...) async throws -> Program.Run {
    try await TemporaryFolder.with { folder in
      try folder.write(Self.project)
      return try await Program.run(["inspect", "token"] + arguments, in: folder.path)
    }
  }

  @Test(arguments: ["color.blue", "color.brand", "color.link"])
  func saysWhatATokenIsAsItsGoldenDoes(path: String) async throws {
    let text = try await token("one", path)
    let json = try await token("one", path, "--format", "json")
    #expect(text.status == 0 && json.status == 0)
    try Golden.expect(text.output + json.output, named: "token-\(path).txt")
  }

  @Test func saysTheUnitOfATokenAndWhatItsSourceLeavesOut() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write([
        "content/one/index.md": "# One\n",
        "content/one/system.yml": "name: One\nunit: pt\n",
        "content/one/tokens/a.tokens.json": """
        {"touch": {"$type": "dimension", "$value": {"value": 48, "unit": "px"}, "$extensions": {"specimen.unit": "dp"}},
         "open": {"$type": "dimension", "$value": {"value": 9, "unit": "px"},
           "$extensions": {"specimen.notGiven": ["value"]}},
         "pill": {"$value": "{open}"}}
        """,
      ])
      let touch = try await Program.run(["inspect", "token", "one", "touch"], in: folder.path)
      #expect(touch.output.contains("  value        48dp\n"))
      let pill = try await Program.run(["inspect", "token", "one", "pill", "--format", "json"], in: folder.path)
      #expect(pill.output.contains(#""value":"not given","notGiven":["value"],"aliases":["open"]"#))
    }
  }

  @Test func takesAnyNameForTheOneSystemOfBareTokens() async throws {
    try await TemporaryFolder.with { folder in
      let tokens = ##"{"size": {"s": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}}"##
      try folder.write(tokens, to: "a.tokens.json")
      let token = try await Program.run(["inspect", "token", "acme", "size.s"], in: folder.path)
      #expect(token.output.contains("  value        4px\n"))
      let wrong = try await Program.run(["inspect", "token", "acme", "size.m"], in: folder.path)
      #expect(wrong.errors.contains("there is no token size.m"))
    }
  }

  @Test func saysWhatMayHaveBeenMeant() async throws {
    let wrongToken = try await token("one", "color.bleu")
    #expect(wrongToken.status == 64)
    #expect(wrongToken.errors.contains("there is no token color.bleu; did you mean color.blue?"))
    let wrongSystem = try await token("oen", "color.blue")
    #expect(wrongSystem.errors.contains("there is no system oen; did you mean one?"))
    let wrongTheme = try await token("one", "color.blue", "--theme", "dark")
    #expect(wrongTheme.errors.contains("there is no theme dark: name one of default"))
    let group = try await token("one", "color")
    #expect(
      group.errors.hasPrefix(
        "Error: color is a group of 3 tokens; name one, such as color.blue\nUsage: specimen inspect token "))
    #expect(group.errors.hasSuffix("See 'specimen inspect token --help' for more information.\n"))
  }

  @Test(arguments: [
    (["spring", "--stiffness", "-5", "--damping", "3"], 1, "stiffness is -5"),
    (["spring", "--duration", "0.5", "--bounce", "-0.2"], 0, ""), (["spring"], 64, "Usage: specimen inspect spring "),
    (["easing", "ease", "--at", "-1, 0.5"], 0, ""),
    (["easing", "ease", "--at", "x"], 64, "Usage: specimen inspect easing "),
  ]) func takesNumbersBelowZeroAndSaysHowItIsUsed(arguments: [String], status: Int32, words: String) async throws {
    let run = try await Program.run(["inspect"] + arguments)
    #expect(run.status == status)
    if !words.isEmpty { #expect((run.output + run.errors).contains(words)) }
  }

  @Test(arguments: [
    ("color", ["#0066cc", "oklch(70% 0.4 150)", "nonsense"]), ("contrast", ["#6b7280", "#ffffff"]),
    ("spring", ["--stiffness", "200", "--damping", "18", "--at", "0,0.1,0.2"]),
    ("easing", ["cubic-bezier(0.2, 0.8, 0.2, 1)", "--at", "0,0.5,1"]),
  ])
  func answersInTextAndJSONAsItsGoldenDoes(kind: String, query: [String]) async throws {
    let text = try await Program.run(["inspect", kind] + query)
    let json = try await Program.run(["inspect", kind] + query + ["--format", "json"])
    #expect(!text.output.contains("\u{1B}"))
    #expect(text.errors == "" && json.errors == "")
    try Golden.expect(text.output + json.output, named: "inspect-\(kind).txt")
  }

  @Test func answersEveryLineOfItsInputInOrder() async throws {
    let run = try await Program.run(
      ["inspect", "color", "-", "--format", "json"], input: "#ffffff\nnonsense\n#000000\n")
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 1)
    try #require(lines.count == 3)
    #expect(lines[0].contains("\"valid\":true") && lines[0].contains("\"hex\":\"#ffffff\""))
    #expect(lines[1].contains("\"valid\":false") && lines[1].contains("\"error\":"))
    #expect(lines[2].contains("\"hex\":\"#000000\""))
  }
}
