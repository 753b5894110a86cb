/// Pictures that their hosts draw anew for each reader, of a state or of what the address says: badges, counters, charts
/// and fields of a colour.
enum Badge {
  static func isOne(_ url: String) -> Bool {
    guard let start = url.firstRange(of: "//")?.upperBound else { return false }
    let host = url[start...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }.lowercased()
    if hosts.contains(where: { host == $0 || host.hasSuffix("." + $0) }) { return true }
    return url.lowercased().contains("badge")
  }

  private static let hosts = [
    "shields.io", "badgen.net", "hits.sh", "codecov.io", "coveralls.io", "skillicons.dev", "star-history.com",
    "contrib.rocks", "komarev.com", "capsule-render.vercel.app", "github-readme-stats.vercel.app",
    "readme-typing-svg.demolab.com", "via.placeholder.com", "placehold.co", "placehold.it", "dummyimage.com",
  ]
}
