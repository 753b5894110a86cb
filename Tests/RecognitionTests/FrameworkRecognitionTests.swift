import Testing

@testable import Recognition
@testable import Scans

/// Values that documents give by the names that a framework has for them.
struct FrameworkRecognitionTests {
  // MARK: Flutter

  @Test(
    arguments: [
      (
        "# Flutter\n\n## Colours\n\n- **Brand**: `Colors.teal`\n- **Deep**: `Colors.teal.shade800`\n- **Line**: `Colors.grey[300]`",
        ["color Brand #009688", "color Deep #00695c", "color Line #e0e0e0"]
      ),
      (
        "# Flutter\n\n## Colours\n\n- **Scrim**: `Colors.black.withOpacity(0.3)`\n- **Hint**: `Colors.black54`",
        ["color Scrim #0000004d", "color Hint #0000008a"]
      ),
      (
        "# Flutter\n\n## Colours\n\n| Role | Colour |\n|---|---|\n| Error | `Colors.red.shade700` |\n| Link | `Colors.blueAccent` |",
        ["color Error #d32f2f", "color Link #448aff"]
      ),
      (
        "## Colours\n\n```dart\nclass AppColors {\n  static const Color ink = Colors.blueGrey;\n  static final Color rule = Colors.grey[300]!;\n}\n```",
        ["color ink #607d8b", "color rule #e0e0e0"]
      ),
      // What another program calls so, or the document itself.
      ("# React Native\n\n## Colours\n\n- **Brand**: `Colors.teal`", []),
      ("# Flutter\n\n## Colours\n\n- **Brand**: `Colors.brandTeal`", []),
      ("# Motion\n\n- Curve: `Curves.easeOutCubic`", ["easing Curve 0.215 0.61 0.355 1"]),
    ] as [(String, [String])])
  func readsNamesOfFlutter(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  @Test(
    arguments: [
      (
        "## Typography\n\n- **Page title**:\n  ```dart\n  TextStyle(\n    fontSize: 30,\n    fontWeight: FontWeight.bold,\n  )\n  ```\n- **Menu**:\n  ```dart\n  TextStyle(fontSize: 18, fontWeight: FontWeight.w500)\n  ```",
        ["type Page title 30 700", "type Menu 18 500"]
      ),
      (
        "## Typography\n\n### Lead\n\n```dart\nTextStyle(\n  fontSize: 20,\n  height: 1.4,\n  color: isOn ? Colors.teal : Colors.grey,\n)\n```",
        ["type Lead 20/1.4"]
      ),
      // A use, and something else than type.
      (
        "## Typography\n\n- Example:\n  ```dart\n  TextStyle(fontSize: 30, fontWeight: FontWeight.bold)\n  ```",
        []
      ),
      ("## Widgets\n\n### Lead\n\n```dart\nTextStyle(fontSize: 20, fontWeight: FontWeight.bold)\n```", []),
    ] as [(String, [String])])
  func readsAConstructorAloneAsTheStyleOfWhatIsAbove(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }

  // MARK: Tailwind

  @Test(
    arguments: [
      // What versions 3 and 4 agree on.
      (
        "Tailwind CSS v4\n\n## Layout\n\n- Widest: `max-w-7xl`\n- Page: `px-5 sm:px-8`\n- Sections: usually `py-20`",
        [
          "size Widest 80 rem", "spacing Page 1.25 rem", "spacing Page, sm 2 rem", "spacing Sections 5 rem",
        ]
      ),
      ("Tailwind CSS v4\n\n## Cards\n\n- Dark cards: `bg-white/[0.04]`", ["color Dark cards #ffffff0a"]),
      ("Tailwind CSS v4\n\n## Cards\n\n- Glow: `bg-rose-500`", []),
      (
        "Tailwind\n\n## Typography\n\n- Lead: text-xl text-gray-300",
        ["type Lead 1.25 rem/1.75 rem", "color Lead #d1d5db"]
      ),
      (
        "Tailwind\n\n## Typography\n\n- Title: text-3xl bg-gradient-to-r from-green-400 to-emerald-500 bg-clip-text",
        [
          "type Title 1.875 rem/2.25 rem",
          "gradient Title 90° rgb(74, 222, 128) 0%, rgb(16, 185, 129) 100%",
        ]
      ),
      ("Tailwind\n\n## Typography\n\n- Copy: `text-base leading-8` with some opacity", ["type Copy 1 rem/2 rem"]),
      (
        "Tailwind\n\n## Cards\n\n- Corner radius of cards: soft rounding of `rounded-2xl` where they are large",
        ["radius Corner radius of cards 1 rem"]
      ),
      // Classes before a colon are no name.
      ("Tailwind\n\n## Padding\n\n- p-4 sm:p-6 lg:p-8", []),
      // Two classes that nothing else is called say whose they are.
      (
        "## Layout\n\n- Widest: `max-w-6xl`\n- Page padding: `px-4 md:px-8`",
        ["size Widest 72 rem", "spacing Page padding 1 rem", "spacing Page padding, md 2 rem"]
      ),
      ("## Layout\n\n- Widest: `max-w-6xl`", []),
    ] as [(String, [String])])
  func readsClasses(_ markdown: String, _ expected: [String]) {
    #expect(Recognized.lines(markdown) == expected)
  }
}
