import Files
import Syntax
import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// Code blocks of constants, in whatever language: names, signs and values.
@Suite struct ConstantRecognitionTests {
  @Test func keepsWhatAnExtensionDeclaresBeforeItsMethodsAndItsUse() {
    let colors = """
      extension Color {
          static let inkLight = Color(hex: "#0891B2")
          static let inkDark = Color(hex: "#06B6D4")

          init(hex: String) {
              let hex = hex.trimmingCharacters(in: .alphanumerics.inverted)
              var int: UInt64 = 0
              Scanner(string: hex).scanHexInt64(&int)
          }
      }
      """
    let lines = ["color inkLight #0891b2", "color inkDark #06b6d4"]
    #expect(Recognized.lines("```swift\n\(colors)\n```") == lines)
    let use = "\n// Usage\nText(\"Hi\").foregroundColor(.inkLight)\n"
    #expect(Recognized.lines("```swift\n\(colors)\n\(use)```") == lines)
    let view =
      "struct Card: View {\n    let padding: CGFloat = 16\n    let gap: CGFloat = 8\n    func move() { go() }\n}"
    #expect(Recognized.lines("```swift\n\(view)\n```") == [])
  }

  private static func fence(_ code: String, _ info: String) -> String { "```\(info)\n\(code)\n```" }

  @Test(arguments: [
    (
      "{\n  \"primary\": \"#38e07b\",\n  \"background-light\": \"#f6f8f7\"\n}", "json",
      ["color primary #38e07b", "color background-light #f6f8f7"]
    ),
    (
      "{ \"color\": { \"ink\": { \"$type\": \"color\", \"$value\": \"#111714\" },\n"
        + "  \"blue\": { \"100\": { \"$value\": \"#d0e0ff\" } } },\n  \"space\": { \"s\": { \"value\": 8, \"unit\": \"px\" } } }",
      "json", ["color ink #111714", "color blue 100 #d0e0ff", "spacing s 8 px"]
    ),
    (
      "// tailwind.config.js\nmodule.exports = {\n  content: [\"./src/**/*.tsx\"],\n  theme: {\n    extend: {\n      colors: {\n"
        + "        primary: { DEFAULT: \"#2563EB\", dark: \"#1E3A8A\" },   // Blue\n        bg: \"#F9FAFB\",\n      },\n"
        + "      borderRadius: { card: '12px' },\n      fontSize: { sm: ['0.875rem', { lineHeight: '1.25rem' }] },\n"
        + "      screens: { sm: '640px' },\n    },\n  },\n  plugins: [require('forms')],\n}",
      "js",
      [
        "color primary #2563eb", "color primary dark #1e3a8a", "color bg #f9fafb", "radius card 12 px",
        "type sm 0.875 rem/1.25 rem",
      ]
    ),
    (
      "const SPRINGS = {\n  default: { mass: 0.6, damping: 18, stiffness: 220 },  // sheets\n"
        + "  tight: { mass: 0.4, damping: 22, stiffness: 320 },\n}",
      "ts",
      [
        "spring default stiffness 220, damping 18, mass 0.6", "spring tight stiffness 320, damping 22, mass 0.4",
      ]
    ),
    (
      "export const spacing = {\n  xs: 4,\n  sm: 8,\n} as const;\nexport const h1 = { fontSize: 32, fontWeight: '700', lineHeight: 40 };",
      "ts", ["spacing xs 4", "spacing sm 8"]
    ),
    (
      "export const typography = {\n  h1: { fontSize: 32, fontWeight: '700', lineHeight: 40, fontFamily: 'Inter' },\n"
        + "  body: { fontSize: 16, lineHeight: 24 },\n};",
      "ts", ["type h1 32/40 700 Inter", "type body 16/24"]
    ),
    (
      "import SwiftUI\n\nextension Font {\n    // MARK: - Headings\n    static let heading1 = Font.system(size: 34, weight: .regular)\n"
        + "    static let mono = Font.system(size: 14, design: .monospaced)\n}",
      "swift", ["type heading1 34 pt 400 system-ui", "type mono 14 pt ui-monospace"]
    ),
    (
      "enum Palette {\n  static let brand = Color(hex: \"#1E88E5\")\n  static let ink = Color(hex: 0x101418)\n"
        + "  static let veil = Color(red: 1, green: 0, blue: 51/255, opacity: 0.5)\n  static let asset = Color(\"Brand\")\n}",
      "swift", ["color brand #1e88e5", "color ink #101418", "color veil #ff003380"]
    ),
    (
      "enum Spacing: CGFloat {\n  case xs = 4\n  case sm = 8\n}\nstatic let fast: TimeInterval = 0.2", "swift",
      ["spacing xs 4", "spacing sm 8", "duration fast 0.2 s"]
    ),
    (
      "package app.theme\n\nval Purple80 = Color(0xFFD0BCFF)\nval spacingSmall = 8.dp\n"
        + "val Shapes = Shapes(\n    small = RoundedCornerShape(4.dp),\n)\nval Typography = Typography(\n"
        + "    bodyLarge = TextStyle(\n        fontWeight = FontWeight.Normal,\n        fontSize = 16.sp,\n        lineHeight = 24.sp\n    )\n)",
      "kotlin",
      ["color Purple80 #d0bcff", "spacing spacingSmall 8 dp", "radius small 4 dp", "type bodyLarge 16 sp/24 sp 400"]
    ),
    (
      "class AppColors {\n  AppColors._();\n  static const Color primary = Color(0xFF8A2BE2);\n"
        + "  static const veil = Color(0x80000000);\n  static const Duration fast = Duration(milliseconds: 200);\n"
        + "  static const out = Cubic(0.2, 0, 0, 1);\n}",
      "dart",
      ["color primary #8a2be2", "color veil #00000080", "duration fast 200 ms", "easing out 0.2 0 0 1"]
    ),
    (
      "PRIMARY = \"#1E88E5\"  # brand\nACCENT = \"#F97316\"", "python",
      ["color PRIMARY #1e88e5", "color ACCENT #f97316"]
    ),
  ])
  func readsConstants(_ code: String, _ info: String, _ expected: [String]) {
    #expect(Recognized.lines("## Tokens\n\n" + Self.fence(code, info)) == expected)
  }

  @Test func takesAnObjectWithoutANameForOneSpring() {
    let code =
      "// Jelly bounce\n{\n  type: 'spring',\n  stiffness: 400,\n  damping: 10\n}\n\n"
      + "{\n  type: 'spring',\n  stiffness: 300,\n  damping: 20,\n  mass: 2\n}\n\n{ tension: 180, friction: 12 }"
    #expect(
      Recognized.lines("## Spring physics\n\n" + Self.fence(code, "javascript")) == [
        "spring Jelly bounce stiffness 400, damping 10", "spring Spring physics stiffness 300, damping 20, mass 2",
        "spring Spring physics tension 180, friction 12",
      ])
  }

  @Test func tellsTheirThemes() {
    let code =
      "const lightColors = { ink: '#000000', ground: '#FFFFFF' };\nconst darkColors = { ink: '#FFFFFF', ground: '#000000' };"
    let values = Recognition.values(in: Recognized.document(Self.fence(code, "ts")))
    #expect(values.map { "\($0.theme ?? "") \($0.name)" } == ["light ink", "light ground", "dark ink", "dark ground"])
  }

  @Test func readsThemByTheirHeading() {
    #expect(
      Recognized.lines("## Radius\n\n" + Self.fence("{ \"small\": 6, \"large\": 20 }", "json"))
        == ["radius small 6", "radius large 20"])
  }

  @Test func saysWhereTheyStand() {
    let document = Recognized.document(
      Self.fence("val Primary = Color(0xFF1E88E5)\nval gaps = mapOf()\nval spacing = 8.dp", "kotlin"))
    let values = Recognition.values(in: document)
    #expect(values.map { document.file.text($0.range) } == ["Color(0xFF1E88E5)", "8.dp"])
    #expect(values.map { $0.nameRange.map(document.file.text) } == ["Primary", "spacing"])
  }

  @Test(arguments: [
    // Logic, calls, markup, functions
    ("const a = '#fff000';\nconst b = '#fff111';\nif (a) { run(a) }", "js"),
    ("chart.draw({ colors: { primary: '#fff000', other: '#fff111' } })", "js"),
    ("const Box = () => {\n  const color = '#fff000';\n  const ground = '#000fff';\n}", "tsx"),
    ("const box = <Box color=\"#fff000\" ground=\"#000fff\" />", "tsx"),
    ("function theme() {\n  return { primary: '#fff000', other: '#000fff' };\n}", "js"),
    ("Text(\"A\")\n  .padding(16)\n  .foregroundColor(Color(hex: \"#fff000\"))", "swift"),
    (
      "struct A: View {\n  let gap: CGFloat = 8\n  let pad: CGFloat = 16\n  var body: some View { Text(\"a\") }\n  func a() {}\n}",
      "swift"
    ),
    // Options and settings
    ("{\n  \"printWidth\": 80,\n  \"tabWidth\": 2,\n  \"indent_size\": 4\n}", "json"),
    ("{ \"animation\": { \"duration\": 300, \"delay\": 100 }, \"width\": 800, \"height\": 600 }", "json"),
    ("const margin = { top: 20, right: 20, bottom: 30, left: 40 };", "js"),
    ("{ \"editor.fontSize\": 14, \"editor.lineHeight\": 20 }", "json"),
    ("{ \"dependencies\": { \"colors\": \"^1.4.0\", \"spacing\": \"2.0.0\" } }", "json"),
    ("{ \"data\": [ { \"color\": \"#fff000\" }, { \"color\": \"#000fff\" } ], \"line\": \"#ffffff\" }", "json"),
    // One value alone
    ("const accent = '#ff0000';", "js"),
  ])
  func leavesExamplesOfUseAlone(_ code: String, _ info: String) {
    #expect(Recognized.lines("## Configuration\n\n" + Self.fence(code, info)).isEmpty)
  }

  @Test(arguments: ["## Usage", "## Examples", "For example:"])
  func leavesWhatIsAnExampleAlone(_ above: String) {
    #expect(
      Recognized.lines("\(above)\n\n" + Self.fence("const colors = { a: '#fff000', b: '#000fff' };", "js")).isEmpty)
  }

  @Test func isBoundedOnHostileCode() {
    let many = (0..<2000).map { "  a\($0): \($0 % 90 + 1)," }.joined(separator: "\n")
    #expect(Recognized.lines(Self.fence("const spacing = {\n\(many)\n}", "js")).count == 2000)
    #expect(Recognized.lines(Self.fence(String(repeating: "a: { ", count: 10_000), "js")).isEmpty)
    #expect(Recognized.lines(Self.fence("a = " + String(repeating: "Color(", count: 10_000), "js")).isEmpty)
    #expect(Recognized.lines(Self.fence("a = " + String(repeating: "[", count: 10_000), "js")).isEmpty)
    #expect(Recognized.lines(Self.fence(String(repeating: "a.b.", count: 10_000), "js")).isEmpty)
    #expect(Recognized.lines(Self.fence(String(repeating: "\"", count: 9_999), "json")).isEmpty)
  }
}
