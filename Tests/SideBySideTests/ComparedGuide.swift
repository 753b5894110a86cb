import DrawingSupport
import Files
import Markup
import Motion
import SideBySide
import TestSupport
import Testing
import TokenValues
import Tokens

@testable import Guide

/// Two small systems side by side: one with a value for every foundation, one with none at all.
enum ComparedGuide {
  static func comparison() throws -> SystemsComparison {
    SystemsComparison([try rich(), try bare()], pageURL: "compare.html")
  }

  /// The part of the page with an anchor, as a page of its own.
  static func part(_ id: String) throws -> HTMLPage {
    let part = try #require(try comparison().parts.first { $0.id == id })
    return HTMLPage(part.figures.map(\.html).joined())
  }

  static func rich() throws -> DesignSystem {
    var settings = SystemSettings(name: "Rich")
    settings.brand = TokenPath("color.brand")
    settings.identity = [TokenGlob("color.brand"), TokenGlob("color.leaf")]
    settings.surfaces = [TokenGlob("color.paper")]
    settings.text = [TokenGlob("color.mid"), TokenGlob("color.ink"), TokenGlob("color.unsaid")]
    settings.specimenType = TokenPath("type.title")
    settings.springEngine = .reactNative
    return try system("rich", tokens, settings)
  }

  /// Systems with spaces of 8 and 16, each speaking of its own unit.
  ///
  /// - Parameters:
  ///   - grid: what their steps have to be multiples of, where they say so.
  ///   - names: of the two.
  static func spaced(
    _ units: [Dimension.Unit], grid: Double? = nil, names: (String, String) = ("small", "large")
  ) throws -> SystemsComparison {
    SystemsComparison(
      try units.map { unit in
        var settings = SystemSettings(name: "In \(unit.rawValue)")
        settings.unit = unit
        settings.requirements.grid = grid.map {
          Requirements.Figure(value: $0, span: SourceFile(path: "system.yml", text: "").span(ByteRange(0, 0)))
        }
        return try system(
          unit.rawValue,
          #"{"space": {"$type": "dimension", "\#(names.0)": \#(TokenFile.px(8)), "\#(names.1)": \#(TokenFile.px(16))}}"#,
          settings)
      }, pageURL: "compare.html")
  }

  /// A system of colours, each with what its document calls it; paths of two names below `color`.
  static func named(_ colors: KeyValuePairs<String, (hex: String, name: String)>) throws -> DesignSystem {
    var settings = SystemSettings(name: "Named")
    settings.brand = colors.first.map { TokenPath("color." + $0.key) }
    let members = colors.map { path, color in
      let names = path.split(separator: ".")
      let token =
        TokenFile.color(color.hex).dropLast() + ", \"$extensions\": {\"specimen.name\": \"\(color.name)\"}}"
      return (group: names[0], member: "\"\(names[1])\": \(token)")
    }
    let groups = Dictionary(grouping: members, by: \.group).map { group, members in
      "\"\(group)\": {\(members.map(\.member).joined(separator: ", "))}"
    }
    let text = "{\"color\": {\"$type\": \"color\", \(groups.sorted().joined(separator: ", "))}}"
    return try system("named", text, settings)
  }

  static func bare() throws -> DesignSystem { try system("bare", "{}", SystemSettings(name: "Bare")) }

  static func system(_ slug: String, _ tokens: String, _ settings: SystemSettings) throws -> DesignSystem {
    DesignSystem(
      slug: slug, settings: settings, themes: try TokenFile.load([("all.tokens.json", tokens)]), overview: nil,
      sections: [])
  }

  private static func type(_ size: Double, _ weight: String) -> String {
    TokenFile.type(size, weight, 1.2, tracking: 0)
  }

  private static let tokens = """
    {"color": {"$type": "color", "brand": \(TokenFile.color("0066cc")), "leaf": \(TokenFile.color("10b981")),
       "paper": \(TokenFile.color("ffffff")), "mid": \(TokenFile.color("777777")), "ink": \(TokenFile.color("000000")),
       "link": {"$value": "{color.brand}"},
       "unsaid": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]},
         "$extensions": {"specimen.notGiven": ["value"]}}},
     "type": {"$type": "typography", "title": \(type(28, "700")), "body": \(type(14, "400")), "label": \(type(14, "600")),
       "large": {"body": \(type(20, "400"))}},
     "space": {"$type": "dimension", "small": \(TokenFile.px(8)), "odd": \(TokenFile.px(14)),
       "large": \(TokenFile.px(32))},
     "card": {"padding": {"$type": "dimension", "$value": {"value": 99, "unit": "px"}}},
     "radius": {"$type": "dimension", "soft": \(TokenFile.px(12)), "pill": \(TokenFile.px(9999))},
     "motion": {"spring": {"$type": "spring", "slide": {"$value": {"stiffness": 200, "damping": 18}}},
       "time": {"$type": "duration", "zero": \(TokenFile.ms(0)), "quick": \(TokenFile.ms(150)),
         "slow": {"min": \(TokenFile.ms(300)), "max": \(TokenFile.ms(600))}},
       "flip": {"haptic": {"$type": "haptic", "$value": "{haptic.tap}"},
         "time": {"$type": "duration", "$value": {"value": 900, "unit": "ms"}}}},
     "haptic": {"$type": "haptic", "tap": {"$value": {"ios": "impact.light"}}, "press": {"$value": "{haptic.tap}"}},
     "contrast": {"$type": "number", "text": {"$value": 4.5}, "share": {"$value": 0.5}}}
    """
}
