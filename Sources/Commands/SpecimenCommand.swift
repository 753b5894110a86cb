import ArgumentParser

/// The program: its subcommands, in the order a newcomer needs them.
struct SpecimenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "specimen",
    abstract: "A living style guide from design documents and tokens.",
    discussion: """
      Specimen reads Markdown, DTCG token files and stylesheets and makes a site in which every value is drawn.

      Start with what you have: one document, or a folder of them.

        specimen build DESIGN.md     one document, with its values drawn
        specimen build               the project in this folder into public/
        specimen serve               the same, previewed while you edit it
        specimen check               what is wrong with it, with a fix for each
        specimen explain RULE        what a rule means
        specimen diff main           what changed since, how far, and what it touches
        specimen inspect token okta-mobile color.brand.primary

      Exit codes: 0 clean; 1 findings at or above --fail-on; 64 wrong usage; 65 unusable input; 74 disk failure.
      """,
    version: "0.1.0",
    subcommands: [
      BuildCommand.self, ServeCommand.self, CheckCommand.self, DiffCommand.self, InitCommand.self, ExtractCommand.self,
      ExplainCommand.self, InspectCommand.self,
    ])
}
