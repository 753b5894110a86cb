import ArgumentParser
import Diagnostics
import Files
import Guide
import Pipeline
import Plates
import Printing
import TokenValues
import Tokens

/// `specimen inspect token`: type, resolved value, alias chain, users and place of one token.
struct InspectTokenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "token", abstract: "Describe a token: its value, its aliases and the tokens that use it.")

  @Argument(help: "The system's folder name.")
  var system: String

  @Argument(help: "The token's path, such as color.brand.primary.")
  var path: String

  @Option(help: "The theme to resolve it in; by default, the system's default theme.")
  var theme: String?

  @Option(name: .customLong("project"), help: "The project's folder.")
  var project = "."

  @Option(help: "The format of the answer.")
  var format = OutputFormat.text

  func run() async throws {
    try await ExitStatus.translatingErrors {
      let project = SourceLoader.project(at: project)
      let loader = try SourceLoader(project, output: SourceLoader.defaultOutput(for: project))
      let (sources, _) = await loader.load(jobs: Terminal.processors)
      let (guide, _, _) = await Build.model(sources, BuildOptions(only: nil, jobs: Terminal.processors))
      // The one system of a folder without settings has no name, and answers to any.
      let nameless = guide.systems.count == 1 && guide.systems[0].slug.isEmpty ? guide.systems[0] : nil
      guard let system = guide.system(system) ?? nameless else {
        throw fault(unknown("system", self.system, guide.systems.map(\.slug)))
      }
      let theme = try chosenTheme(of: system)
      guard let token = theme.tokens[TokenPath(path)] else { throw fault(missing(in: theme)) }
      let facts = TokenDescription(token, in: theme, origin: system.settings.origin(of: token.path))
      try Terminal.standardOutput.write(format == .json ? facts.json : facts.text)
    }
  }

  private func chosenTheme(of system: DesignSystem) throws -> Theme {
    guard let theme else { return system.defaultTheme }
    guard let found = system.themes[theme] else {
      throw fault(unknown("theme", theme, system.themes.themes.map(\.name)))
    }
    return found
  }

  private func fault(_ message: String) -> UsageError {
    UsageError(message, in: "inspect token", "<system> <path> [--theme <theme>] [--project <project>]")
  }

  /// Why a path does not name a token; a path of a group does not either.
  private func missing(in theme: Theme) -> String {
    let known = theme.tokens.tokens.map(\.path.description)
    let inside = known.filter { $0.hasPrefix(path + ".") }
    guard let first = inside.first else { return unknown("token", path, known) }
    return
      "\(path) is a group of \(inside.count == 1 ? "one token" : "\(inside.count) tokens"); name one, such as \(first)"
  }

  private func unknown(_ noun: String, _ name: String, _ names: [String]) -> String {
    if let near = Suggestion.nearest(to: name, in: names) {
      return "there is no \(noun) \(name); did you mean \(near)?"
    }
    return "there is no \(noun) \(name)"
      + (names.isEmpty || names.count > 12 ? "" : ": name one of \(names.joined(separator: ", "))")
  }
}

/// The description of a token.
private struct TokenDescription {
  private let token: Token
  private let theme: Theme
  private let origin: NameOrigin?
  private let users: [TokenPath]
  private let place: (path: String, position: Position)

  init(_ token: Token, in theme: Theme, origin: NameOrigin?) {
    self.token = token
    self.theme = theme
    self.origin = origin
    users = AliasGraph(theme.tokens).directUsers(of: token.path)
    place = (token.span.file.place, LineIndex(token.span.file.bytes).position(at: token.span.range.start))
  }

  var text: String {
    var lines = [
      "\(token.path)  \(token.type.rawValue)", "  value        \(TokenText.short(token))",
      "  theme        \(theme.name)",
    ]
    if !token.notGiven.isEmpty { lines.append("  not given    \(Plate.list(token.notGiven))") }
    if !token.aliases.isEmpty { lines.append("  alias of     \(list(token.aliases, " → "))") }
    if let origin { lines.append("  name         \(origin.words)") }
    if let description = token.description { lines.append("  description  \(description)") }
    lines.append("  used by      \(users.isEmpty ? "no token" : list(users, ", "))")
    lines.append("  source       \(place.path):\(place.position.line):\(place.position.column)")
    return lines.joined(separator: "\n") + "\n"
  }

  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("path", token.path.description)
      json.member("type", token.type.rawValue)
      json.member("theme", theme.name)
      json.member("value", TokenText.short(token))
      if !token.notGiven.isEmpty {
        json.array("notGiven") { json in for field in token.notGiven { json.string(field) } }
      }
      if let origin { json.member("name", origin.rawValue) }
      paths("aliases", token.aliases, &json)
      paths("users", users, &json)
      json.key("description")
      if let description = token.description { json.string(description) } else { json.null() }
      json.object("source") { json in
        json.member("path", place.path)
        json.member("line", place.position.line)
        json.member("column", place.position.column)
      }
    }
    return json.text + "\n"
  }

  private func list(_ paths: [TokenPath], _ separator: String) -> String {
    paths.map(\.description).joined(separator: separator)
  }

  private func paths(_ name: String, _ paths: [TokenPath], _ json: inout JSONWriter) {
    json.key(name)
    json.array { json in for path in paths { json.string(path.description) } }
  }
}
