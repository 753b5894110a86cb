import Testing
import TokenValues
import Tokens

/// Numbers whose scopes in Figma say what they measure.
@Suite struct FigmaScopeTests {
  private static func token(_ value: String, _ scopes: String) -> String {
    "{\"$type\": \"number\", \"$value\": \(value), \"$extensions\": {\"com.figma\": {\"scopes\": [\(scopes)]}}}"
  }

  private static let file = """
    {"base": {"4": \(token("4", "")), "500": \(token("500", "")), "1": \(token("1.5", "\"LINE_HEIGHT\""))},
     "corner": \(token("\"{base.4}\"", "\"CORNER_RADIUS\"")), "gap": \(token("9", "\"GAP\", \"WIDTH_HEIGHT\"")),
     "any": \(token("\"{gap}\"", "\"ALL_SCOPES\"")), "text": \(token("22", "\"FONT_SIZE\"")),
     "bold": \(token("700", "\"FONT_STYLE\"")), "strong": \(token("\"{bold}\"", "\"FONT_STYLE\"")),
     "plain": {"$type": "number", "$value": 3}}
    """

  @Test func areLengthsInPixelsOrWeights() throws {
    let loaded = Loaded(Self.file)
    #expect(loaded.findings == [])
    func value(_ path: String) throws -> TokenValue { try #require(loaded.tokens[TokenPath(path)]).value }
    #expect(try value("corner") == .dimension(Dimension(4, .px)))
    #expect(try value("gap") == .dimension(Dimension(9, .px)))
    #expect(try value("any") == .dimension(Dimension(9, .px)))
    #expect(try value("text") == .dimension(Dimension(22, .px)))
    #expect(try value("bold") == .fontWeight(FontWeight(700)))
    #expect(try value("strong") == .fontWeight(FontWeight(700)))
    // Nothing says what these measure.
    #expect(try value("base.4") == .number(4) && value("base.1") == .number(1.5) && value("plain") == .number(3))
  }

  @Test func sayWhatTheyAreFor() throws {
    let loaded = Loaded(Self.file)
    #expect(loaded.tokens[TokenPath("corner")]?.foreignType == "borderradius")
    #expect(loaded.tokens[TokenPath("gap")]?.foreignType == "spacing")
    #expect(loaded.tokens[TokenPath("plain")]?.foreignType == nil)
  }
}
