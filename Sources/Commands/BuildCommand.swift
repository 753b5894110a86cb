import ArgumentParser
import Audit
import Diagnostics
import Files
import Guide
import Pipeline

/// `specimen build`: builds a site from sources.
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build the site.",
    discussion: """
      Give it a project's folder, any folder of Markdown, or one document. The new site is built beside the old one and \
      takes its place at the end, so a failed build changes nothing. Files in the output folder that Specimen did not \
      write are kept.

        specimen build NOTES.md --output /tmp/notes
        specimen build --only okta-mobile --strict
      """)

  @Argument(help: ArgumentHelp("A project's folder, or one document.", valueName: "dir|doc.md"))
  var input = "."

  @Option(name: .shortAndLong, help: "Where the site goes; by default `public` in the project's folder.")
  var output: String?

  @Option(
    name: .customLong("base-url"),
    help: "The site's public address, for its sitemap, canonical links, link previews and 404 page.")
  var baseURL: String?

  @Option(help: ArgumentHelp("Build only one system, named by its folder.", valueName: "system"))
  var only: String?

  @Flag(help: "Exit with 1 on warnings too.")
  var strict = false

  @Option(help: "How many tasks run at once; by default, one for each processor. The site is the same for any number.")
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 256") }
    if output?.isEmpty == true { throw ValidationError("--output takes the name of a folder") }
    if let baseURL, !GuideSettings.isWebAddress(baseURL) {
      throw ValidationError("--base-url takes an address that begins with https:// or http://")
    }
  }

  func run() async throws {
    let start = ContinuousClock.now
    let terminal = Terminal.standardError
    let jobs = jobs ?? Terminal.processors
    try await ExitStatus.translatingErrors {
      let target = output ?? SourceLoader.defaultOutput(for: input)
      let loader = try SourceLoader(input, output: target)
      let writer = try SiteWriter(target, root: loader.root)
      let progress = ProgressLine(terminal, since: start)
      let (sources, unreadable) = await loader.load(jobs: jobs)
      let options = BuildOptions(only: only, baseURL: baseURL, jobs: jobs)
      let readHistory: HistoryReader = { [input] source throws(FileSystemError) in
        try await HistoryLoader(input, jobs: jobs).history(by: source)
      }
      let plan = await Build.plan(sources, options, beside: loader.beside, readHistory: readHistory) { stage, count in
        progress.show("\(stage.rawValue) \(count)")
      }
      if let only, !plan.guide.systems.contains(where: { $0.slug == only }) {
        let near = Suggestion.nearest(to: only, in: plan.slugs.filter { !$0.isEmpty }).map { "; did you mean \($0)?" }
        throw UsageError(
          "\(only) is not a system of this guide" + (near ?? ""), in: "build", "[<dir|doc.md>] [<options>]")
      }
      progress.show("rendering and writing \(plan.files.count)")
      let (report, drawn) = try await writer.write(plan.files, jobs: jobs)
      progress.clear()
      var found = plan.diagnostics
      found.append(drawn)
      var diagnostics = unreadable
      diagnostics.append(plan.judgement.judged(found))
      var style = TextStyle(color: terminal.hasColor)
      try terminal.write(style.grouped(diagnostics.atLeast(.warning)))
      let time = start.duration(to: .now)
      try Terminal.standardOutput.write(Summary.text(plan, report, diagnostics, time, output: target) + "\n")
      let hasFailed = diagnostics.reach(strict ? .warning : .error)
      // The process ends without freeing memory, because freeing a large site piece by piece takes time for nothing.
      withExtendedLifetime((sources, plan)) { Terminal.endProgram(hasFailed ? 1 : 0) }
    }
  }
}
