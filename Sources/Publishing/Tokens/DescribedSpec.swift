import Files
import Guide
import Plates
import Printing
import Site
import Tokens

/// What is known of a component that only tokens describe, for programs: `{"version": 1, "name", "system", "page",
/// "states", "tokens"}`.
struct DescribedSpec: Sendable {
  let name: String
  /// The group of its tokens.
  let path: TokenPath
  /// From the root of the site: `shop/components.button.spec.json`.
  let url: String
  private let system: DesignSystem

  /// One for each component of a system whose components have no pages, in the author's order.
  static func all(of system: DesignSystem) -> [DescribedSpec] {
    guard system.components.isEmpty, !system.isDocumentation else { return [] }
    let paths = system.describedComponents.paths
    var names = FileNames()
    return zip(paths, Plate.names(of: paths)).map { path, name in
      let file = names.next(for: path.segments.dropFirst().joined(separator: "-"), orElse: "component")
      return DescribedSpec(
        name: name, path: path, url: system.url("components.\(file).spec.json"), system: system)
    }
  }

  func print(into out: inout ByteBuffer) {
    let family = system.describedComponents[path]
    var json = JSONWriter(pretty: true)
    json.object { json in
      json.member("version", ComponentSpec.version)
      json.member("name", name)
      json.member("system", system.settings.name)
      let page = system.hasTokenBoard ? system.componentsURL : system.url("tokens.html")
      json.member("page", RelativePath.link(to: page, from: url))
      if let summary = system.tokens.group(path)?.description { json.member("summary", summary) }
      let states = family?.states.filter { !$0.name.isEmpty } ?? []
      if !states.isEmpty {
        json.array("states") { json in
          for state in states {
            json.object { json in
              json.member("name", state.name)
              json.array("tokens") { json in for path in state.part.properties { json.string(path.description) } }
            }
          }
        }
      }
      ComponentSpec.tokens(family?.properties.compactMap { system.tokens[$0] } ?? [], of: system, &json)
    }
    out.put(plain: json.text)
    out.put("\n")
  }
}
