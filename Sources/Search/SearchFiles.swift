package import Files
package import Guide
import Printing
import Tokens

/// The files of a site's search: scripts that hand their part of the index over, since a page that is opened from the disk
/// may load scripts and nothing else.
package enum SearchFiles {
  /// The folder of the files.
  private static let folder = "assets/search/"

  /// - Parameter parts: the words of the systems and of their pages.
  package static func all(of guide: Guide, _ parts: [SearchIndex.Part]) -> [PublishedFile] {
    let shards = SearchShards(parts)
    let values = SearchValues(guide, given: parts.flatMap(\.values)).files
    let bytes = values.flatMap(\.files)
    let digest = String(bytes.reduce(into: shards.digest) { $0.combine($1.bytes) }.value, radix: 36)
    let counts = values.map { (kind: $0.kind.rawValue, files: $0.files.count) }
    let start = start(guide, shards.files.map(\.first), values: counts, digest: digest)
    return [PublishedFile(folder + "start.js") { out in out.put(plain: start) }]
      + shards.files.indices.map { number in
        PublishedFile("\(folder)\(number).js") { out in shards.print(number, into: &out) }
      }
      + shards.entryFiles.indices.map { number in
        PublishedFile("\(folder)e\(number).js") { out in shards.printEntries(number, into: &out) }
      }
      + bytes.map { name, bytes in PublishedFile("\(folder)\(name).js") { out in out.put(bytes) } }
  }

  /// The first file: `specimenSearch("start",{"w":[first word of each file],"v":{kind:files of its values},"d":digest of
  /// the others,"s":[[title,url],…]})`. The others are asked for with the digest, so that no browser takes one that it has
  /// kept from another version of the index.
  private static func start(
    _ guide: Guide, _ words: [String], values: [(kind: String, files: Int)], digest: String
  ) -> String {
    var json = JSONWriter()
    json.object { json in
      json.array("w") { json in for word in words { json.string(word) } }
      json.key("v")
      json.object { json in for (kind, files) in values { json.member(kind, files) } }
      json.member("d", digest)
      json.array("s") { json in
        for system in guide.listed.prefix(8) {
          json.array { json in
            json.string(system.settings.name)
            json.string(system.url("index.html"))
          }
          guard system.hasTokens, !system.isDocumentation else { continue }
          json.array { json in
            json.string("\(system.settings.name): tokens")
            json.string(system.url("tokens.html"))
          }
        }
      }
    }
    return "specimenSearch(\"start\",\(json.text))\n"
  }
}
