import Files
import Guide
import Pipeline
import TestSupport
import Testing

/// The site of the repository's own guide, built once for all browser tests beside the test binary.
struct BuiltGuide: Sendable {
  let guide: Guide
  let paths: [String]
  private let folder: String

  static let shared = Task { () throws -> BuiltGuide in
    let output = try Program.folder() + "/browser-tests-site"
    let loader = try SourceLoader(Repository.root, output: output)
    let plan = await Build.plan(await loader.load(jobs: 2).sources, BuildOptions(jobs: 2))
    _ = try await SiteWriter(output, root: Repository.root).write(plan.files, jobs: 2)
    return BuiltGuide(guide: plan.guide, paths: plan.files.map(\.path), folder: output)
  }

  /// The pages in the order of the navigation.
  var pages: [String] { paths.filter { $0.hasSuffix(".html") } }

  /// Where a page is opened from: the disk, with no server in between.
  func url(_ path: String) -> String { "file://" + folder + "/" + path }
}

/// All browser tests, one after the other: each has a browser of its own.
@Suite(.serialized) struct BrowserTests {
  /// One page of each kind.
  static let kinds = [
    "index.html", "404.html", "okta-mobile/index.html", "okta-mobile/tokens.html",
    "okta-mobile/foundations/colour.html",
    "okta-mobile/foundations/typography.html", "okta-mobile/foundations/motion.html",
    "okta-mobile/foundations/haptics.html", "okta-mobile/components/buttons.html",
    "okta-mobile/patterns/floating-tab-bar.html", "okta-mobile/use/checklist.html",
  ]
}
