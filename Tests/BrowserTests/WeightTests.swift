import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// What a page weighs as it is sent, compressed: that of the repository's own guide.
  struct WeightTests {
    /// The size of each file after gzip.
    private func sizes(_ paths: [String], of site: BuiltGuide) async throws -> [Int] {
      let script = "for file; do gzip -c -- \"$file\" | wc -c; done"
      let folder = String(site.url("").dropFirst("file://".count))
      let text = try await ChildProcess("/bin/sh", ["-c", script, "sizes"] + paths, in: folder).run().output
      let sizes = text.split(separator: "\n").compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
      #expect(sizes.count == paths.count)
      return sizes
    }

    @Test func aPageWeighsLessThanFifteenThousandBytesAtTheMedian() async throws {
      let site = try await BuiltGuide.shared.value
      let sizes = try await sizes(site.pages, of: site).sorted()
      #expect(sizes[sizes.count / 2] <= 15_000)
    }

    @Test func stylesAndScriptsStayWithinTheirBudgets() async throws {
      let site = try await BuiltGuide.shared.value
      #expect(try await sizes(["assets/site.css"], of: site)[0] <= 15_000)
      // No page waits for what it looks like on paper.
      #expect(try await sizes(["assets/print.css"], of: site)[0] <= 1_500)
      #expect(try await sizes(["assets/site.js", "assets/theme.js"], of: site).reduce(0, +) <= 12_000)
      // What is loaded when it is asked for.
      for path in [
        "assets/search.js", "assets/play.js", "assets/play.css", "assets/compare.css", "assets/overview.css",
      ] {
        #expect(try await sizes([path], of: site)[0] <= 12_000, "\(path)")
      }
      let index = site.paths.filter { $0.hasPrefix("assets/search/") }
      #expect(!index.isEmpty)
      for (path, size) in zip(index, try await sizes(index, of: site)) { #expect(size <= 100_000, "\(path)") }
    }
  }
}
