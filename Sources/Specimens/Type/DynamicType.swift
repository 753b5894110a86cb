import Diagnostics
import Guide
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// Type styles across content size categories, each at real size with its size and leading.
enum DynamicType: Specimen {
  static let info = SpecimenInfo(
    name: "dynamic-type",
    summary: "Type styles across content sizes: lines of `category: GLOB`, smallest first, and of `style | its name`.",
    example: "Large: type.*")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let categories = Category.all(request, into: &diagnostics)
    let styles = Category.styles(of: categories)
    guard !styles.isEmpty else { return .empty }
    let names = names(of: styles, request, into: &diagnostics)
    return Plate.figure(
      info.name, request.scene, class: "dynamic", note: note(categories, unit(of: categories, request.scene))
    ) {
      h("table") {
        h("thead") {
          h("tr") {
            h("th", .attr("scope", "col")) { "Style" }
            for category in categories { h("th", .attr("scope", "col")) { category.name } }
          }
        }
        h("tbody") {
          for style in styles { row(style, names[style], categories, request) }
        }
      }
    }
  }

  /// What lines `style | its name` call the styles.
  private static func names(
    of styles: [String], _ request: SpecimenRequest, into diagnostics: inout Diagnostics
  ) -> [String: String] {
    var names: [String: String] = [:]
    for line in request.block.lines where !line.text.contains(":") {
      guard let name = line.caption else { continue }
      if styles.contains(line.text) {
        names[line.text] = name
      } else {
        diagnostics.report(
          .dynamicTypeSyntax, "\(line.text) is not a style of these content sizes", at: line.span,
          why: "no row is called so", fix: "name one of \(styles.joined(separator: ", "))")
      }
    }
    return names
  }

  private static func row(_ style: String, _ name: String?, _ categories: [Category], _ request: SpecimenRequest)
    -> Node
  {
    let first = categories.lazy.compactMap { $0[style] }.first
    return h("tr") {
      h("th", .attr("scope", "row")) {
        Plate.breaking(name ?? Plate.name(of: TokenPath(style)))
        if let metrics = first.flatMap({ TypeMetrics($0) }) { h("span") { metrics.weight } }
      }
      for category in categories {
        if let token = category[style], let metrics = TypeMetrics(token) {
          h("td", .attr("data-label", category.name), .token(token.path.description)) {
            h("span", .class("set"), .attr("aria-hidden", "true"), .style(metrics.css)) { "Aa" }
            h("a", .href(request.scene.link(to: token.path))) { figure(metrics) }
          }
        } else {
          h("td", .attr("data-label", category.name)) { "not given" }
        }
      }
    }
  }

  private static func figure(_ metrics: TypeMetrics) -> String {
    let size = TypeMetrics.points(metrics.style.fontSize.pixels)
    return metrics.hasLeading ? "\(size)/\(TypeMetrics.points(metrics.style.leadingPixels))" : size
  }

  /// The unit of all sizes; that of the system if they differ.
  private static func unit(of categories: [Category], _ scene: Scene) -> String {
    let units = Set(categories.flatMap(\.styles).compactMap { TypeMetrics($0.token)?.style.fontSize.unit })
    return units.count == 1 ? units.first?.rawValue ?? scene.unit : scene.unit
  }

  private static func note(_ categories: [Category], _ unit: String) -> String {
    let names = [categories.first?.name, categories.last?.name].compactMap(\.self)
    return names.count == 2 && names[0] != names[1]
      ? "Size/leading in \(unit), set at real size, from \(names[0]) to \(names[1])."
      : "Size/leading in \(unit), set at real size."
  }
}

/// A content size with its styles, by the last part of their path.
private struct Category {
  let name: String
  let styles: [(name: String, token: Token)]

  subscript(style: String) -> Token? { styles.first { $0.name == style }?.token }

  static func all(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> [Category] {
    request.block.lines.compactMap { line in
      guard let colon = line.text.firstIndex(of: ":") else {
        if line.caption != nil { return nil }
        diagnostics.report(
          .dynamicTypeSyntax, "the line has no colon", at: line.span,
          why: "the page would not show this content size",
          fix: "write `category: GLOB`, as in `Large: type.large.*`")
        return nil
      }
      let glob = FencedBlock.Line(
        text: String(line.text[line.text.index(after: colon)...].trimmed), caption: line.caption, span: line.span)
      let found = request.tokens(of: [.typography], in: [glob], into: &diagnostics)
      let styles = found.map { (name: $0.token.name, token: $0.token.token) }
      return styles.isEmpty ? nil : Category(name: String(line.text[..<colon].trimmed), styles: styles)
    }
  }

  /// Every style of any category, in order of first occurrence.
  static func styles(of categories: [Category]) -> [String] {
    var seen: [String] = []
    for category in categories {
      for style in category.styles where !seen.contains(style.name) { seen.append(style.name) }
    }
    return seen
  }
}
