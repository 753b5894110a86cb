import Printing
import Testing

struct JSONWriterTests {
  @Test func writesMembersInTheOrderTheyAreTold() {
    var json = JSONWriter()
    json.object { json in
      json.member("z", "last letter")
      json.member("a", 1)
      json.member("m", true)
      json.key("none")
      json.null()
    }
    let text = json.text
    #expect(text == #"{"z":"last letter","a":1,"m":true,"none":null}"#)
  }

  @Test func nestsArraysAndObjects() {
    var json = JSONWriter()
    json.array { json in
      json.array { _ in }
      json.object { _ in }
      json.array { json in
        json.int(1)
        json.object { json in
          json.key("inner")
          json.array { json in json.string("x") }
        }
      }
      json.literal(#"{"raw":1}"#)
    }
    let text = json.text
    #expect(text == #"[[],{},[1,{"inner":["x"]}],{"raw":1}]"#)
  }

  @Test func writesOnOneLineWhatIsSaidTo() {
    var json = JSONWriter(pretty: true)
    json.object { json in
      json.key("value")
      json.onOneLine { json in
        json.object { json in
          json.member("unit", "px")
          json.array("list") { json in
            json.int(1)
            json.int(2)
          }
        }
      }
      json.member("after", true)
    }
    let text = json.text
    #expect(
      text == """
        {
          "value": {"unit":"px","list":[1,2]},
          "after": true
        }
        """)
  }

  @Test func putsEveryMemberOnALineOfItsOwnWhenPretty() {
    var json = JSONWriter(pretty: true)
    json.object { json in
      json.member("name", "a: b")
      json.key("list")
      json.array { json in
        json.int(1)
        json.string(" ")
        json.int(2)
      }
      json.key("empty")
      json.object { _ in }
    }
    let text = json.text
    #expect(
      text == """
        {
          "name": "a: b",
          "list": [
            1,
            " ",
            2
          ],
          "empty": {}
        }
        """)
  }

  @Test(arguments: [
    ("plain", #""plain""#), (#"a"b\c"#, #""a\"b\\c""#), ("line\nand\ttab", #""line\nand\ttab""#),
    ("\u{0}\u{1F}\r\u{8}", #""\u0000\u001f\u000d\u0008""#), ("é€😀\u{2028}", "\"é€😀\u{2028}\""), ("", #""""#),
  ])
  func escapesWhatMayNotStandInAString(text: String, json: String) {
    var writer = JSONWriter()
    writer.string(text)
    let written = writer.text
    #expect(written == json)
  }

  @Test func writesNamesOfMembersEscapedToo() {
    var json = JSONWriter()
    json.object { json in json.member("a\"b\n", 1) }
    let text = json.text
    #expect(text == #"{"a\"b\n":1}"#)
  }

  @Test func writesNumbersTrimmedAndWhatIsNoneAsNull() {
    var json = JSONWriter()
    json.array { json in
      json.number(2.50, places: 3)
      json.number(-0.0001, places: 2)
      json.number(.nan, places: 2)
      json.number(.infinity, places: 2)
      json.number(1e10, places: 6)
    }
    let text = json.text
    #expect(text == "[2.5,0,null,null,10000000000]")
  }
}
