package import Files

/// What has to hold of every page of every site: well formed, every link arrives, nothing runs, nothing from elsewhere.
package enum SiteCheck {
  /// What is wrong, a line each: `okta-mobile/index.html: x.html is not a file of the site`.
  package static func faults(in artifacts: [Artifact]) -> [String] {
    let paths = Set(artifacts.map(\.path))
    var faults: [String] = paths.count < artifacts.count ? ["a path is there twice"] : []
    var ids: [String: Set<String>] = [:]
    let pages = artifacts.filter { $0.path.hasSuffix(".html") }.map { ($0.path, HTMLPage($0.bytes)) }
    for (path, page) in pages { ids[path] = page.ids }
    for (path, page) in pages {
      let links = page.elements.flatMap(references).flatMap { fault(of: $0, on: path, paths, ids) }
      faults += (page.faults + scripts(of: page) + names(of: page) + links).map { "\(path): \($0)" }
    }
    return faults
  }

  private struct Reference {
    let address: String
    /// Whether the browser fetches it to show the page, which may only come from the site.
    let isPart: Bool
  }

  private static func references(of element: HTMLPage.Element) -> [Reference] {
    let addresses = ["href", "src", "action", "data", "poster"].compactMap { element.attributes[$0] }
    // A canonical address only names the page.
    let isNamed = element.name == "a" || element.attributes["rel"] == "canonical"
    return addresses.map { Reference(address: $0, isPart: !isNamed) }
  }

  private static func fault(
    of reference: Reference, on page: String, _ paths: Set<String>, _ ids: [String: Set<String>]
  ) -> [String] {
    let address = reference.address
    if address.hasPrefix("data:,") || address.isEmpty { return [] }
    let lowered = address.lowercased()
    if lowered.hasPrefix("javascript:") || lowered.hasPrefix("vbscript:") { return ["\(address) runs a script"] }
    if address.hasPrefix("//") || scheme(of: address) != nil {
      return reference.isPart ? ["\(address) comes from another site"] : []
    }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let target = parts[0].isEmpty ? page : RelativePath.resolved(decoded(parts[0]), from: page)
    guard let target, paths.contains(target) else { return ["\(address) is not a file of the site"] }
    guard parts.count > 1, let known = ids[target] else { return [] }
    return known.contains(parts[1]) || known.contains(decoded(parts[1])) ? [] : ["\(address) has no such anchor"]
  }

  private static func scripts(of page: HTMLPage) -> [String] {
    var faults = page.all("script").filter { !$0.text.isEmpty }.map { _ in "the page contains a script" }
    faults += page.all("style").map { _ in "the page contains a stylesheet" }
    for element in page.elements {
      faults += element.attributes.keys.filter { $0.hasPrefix("on") }.sorted().map { "<\(element.name) \($0)>" }
      if ["iframe", "object", "embed", "base", "form"].contains(element.name) { faults.append("<\(element.name)>") }
    }
    return faults
  }

  /// Titles, landmarks, and that what is named by id is there.
  private static func names(of page: HTMLPage) -> [String] {
    var faults: [String] = []
    for name in ["main", "title"] where page.all(name).count != 1 {
      faults.append("\(page.all(name).count) <\(name)>")
    }
    if page.first("h1") == nil { faults.append("no <h1>") }
    let ids = page.ids
    for element in page.elements {
      for attribute in ["aria-labelledby", "aria-describedby", "aria-controls", "for", "headers"] {
        for id in (element.attributes[attribute] ?? "").split(separator: " ") where !ids.contains(String(id)) {
          faults.append("\(attribute) names \(id), which is not an id")
        }
      }
    }
    return faults
  }

  private static func scheme(of address: String) -> Substring? {
    let name = address.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    return !name.isEmpty && address.dropFirst(name.count).first == ":" ? name : nil
  }

  private static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
