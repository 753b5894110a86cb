import Testing
import TokenValues
import Tokens

/// What `$extensions` say of values: what the source leaves out, and the unit it speaks of.
@Suite struct ValueRemarkTests {
  private static let type = ##"""
    {"leading": {"$type": "number", "$value": 1.2, "$extensions": {"specimen.notGiven": ["value"]}},
     "ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.05},
       "$extensions": {"specimen.notGiven": ["components"]}},
     "none": {"$type": "dimension", "$value": {"value": 0, "unit": "px"}},
     "base": {"$type": "typography",
       "$value": {"fontFamily": "Inter", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400,
         "letterSpacing": "{none}", "lineHeight": "{leading}"},
       "$extensions": {"specimen.notGiven": ["letterSpacing"]}},
     "body": {"$value": "{base}"}, "label": {"$value": "{body}"},
     "lift": {"$type": "shadow", "$value": {"color": "{ink}", "offsetX": "{none}", "offsetY": "{none}",
       "blur": {"value": 4, "unit": "px"}, "spread": "{none}"}},
     "lifts": {"$type": "shadow", "$value": ["{lift}"]},
     "tint": {"$value": "{ink}"}}
    """##

  @Test(arguments: [
    ("leading", ["value"]), ("base", ["letterSpacing", "lineHeight"]), ("label", ["letterSpacing", "lineHeight"]),
    ("lift", ["color"]), ("lifts", ["color"]), ("tint", ["components"]), ("none", []),
  ]) func whatATokenLeavesOutIsNotGivenByThoseThatReferToIt(path: String, missing: [String]) throws {
    let loaded = Loaded(Self.type)
    #expect(loaded.findings == [])
    #expect(try #require(loaded.tokens[TokenPath(path)]).notGiven == missing)
  }

  @Test(arguments: [("leading", true), ("ink", true), ("tint", true), ("base", false), ("none", false)])
  func knowsWhatHasNoValueAtAll(path: String, isNotGiven: Bool) throws {
    #expect(try #require(Loaded(Self.type).tokens[TokenPath(path)]).isNotGiven == isNotGiven)
  }

  private static let units = ##"""
    {"size": {"$type": "dimension",
       "touch": {"ios": {"$value": {"value": 44, "unit": "px"}},
         "android": {"$value": {"value": 48, "unit": "px"}, "$extensions": {"specimen.unit": "dp"}}},
       "button": {"$value": "{size.touch.android}"}},
     "ring": {"$extensions": {"specimen.unit": "px"},
       "width": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}},
       "near": {"$type": "dimension", "$value": "{size.touch.android}"},
       "own": {"$type": "dimension", "$value": "{size.touch.android}", "$extensions": {"specimen.unit": "pt"}}},
     "focus": {"$type": "border", "$value": {"color": {"colorSpace": "srgb", "components": [0, 0, 0]},
       "width": "{ring.width}", "style": "solid"}},
     "text": {"$type": "typography", "$extensions": {"specimen.unit": "dp"},
       "$value": {"fontFamily": "Inter", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400,
         "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}
    """##

  @Test(arguments: [
    ("size.touch.ios", Dimension.Unit.pt), ("size.touch.android", .dp), ("size.button", .dp), ("ring.width", .px),
    ("ring.near", .dp), ("ring.own", .pt),
  ]) func aLengthHasTheUnitOfItsTokenAndItsGroupAndWhatItStandsFor(path: String, unit: Dimension.Unit) throws {
    let loaded = Loaded(Self.units)
    #expect(loaded.findings == [])
    let tokens = loaded.themes.speaking(.pt).default.tokens
    guard case .dimension(let length)? = tokens[TokenPath(path)]?.value else {
      Issue.record("\(path) is not a length")
      return
    }
    #expect(length.unit == unit)
  }

  @Test func theUnitReachesIntoBordersAndType() {
    let tokens = Loaded(Self.units).themes.speaking(.pt).default.tokens
    if case .border(let border)? = tokens[TokenPath("focus")]?.value { #expect(border.width == Dimension(2, .px)) }
    guard case .typography(let style)? = tokens[TokenPath("text")]?.value else {
      Issue.record("text is a style of type")
      return
    }
    #expect(style.fontSize == Dimension(16, .sp))
  }

  @Test func reportsRemarksThatCannotBeRead() {
    for (member, place) in [(#""specimen.unit": "cm""#, 73), (#""specimen.notGiven": "value""#, 77)] {
      let loaded = Loaded(#"{"a": {"$type": "number", "$value": 1, "$extensions": {"# + member + "}}}")
      #expect(loaded.rules == ["invalid-property"], "\(member)")
      #expect(loaded.findings.first?.column == place, "\(member)")
    }
    let name = Loaded(#"{"a": {"$type": "number", "$value": 1, "$extensions": {"specimen.name": ["A"]}}}"#)
    #expect(name.rules == ["invalid-property"])
    let group = Loaded(##"{"a": {"$extensions": {"specimen.unit": 2}, "b": {"$type": "number", "$value": 1}}}"##)
    #expect(group.rules == ["invalid-property"])
    #expect(group.paths == ["a.b"])
  }
}
