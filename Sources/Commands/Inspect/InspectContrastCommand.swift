import ArgumentParser
import Colorimetry
import Printing

/// `specimen inspect contrast`: describes one colour on another.
struct InspectContrastCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contrast", abstract: "Measure one colour on another: WCAG ratio and level, APCA, ΔE2000.",
    discussion: """
      A translucent foreground is first composited over the background, and a translucent background over white.

        printf '#767676\\t#ffffff\\n' | specimen inspect contrast - --format json
      """)

  @Argument(help: "The foreground colour; - reads lines of foreground, tab, background.")
  var foreground: String

  @Argument(help: "The background colour.")
  var background: String?

  @Option(help: "The format of the answer.")
  var format = OutputFormat.text

  func validate() throws {
    if foreground != "-", background == nil {
      throw ValidationError("give a background too, or - to read pairs from standard input")
    }
  }

  func run() throws {
    let query = foreground == "-" ? "-" : foreground + "\t" + (background ?? "")
    try Inquiry.run([query], format) { ContrastAnswer($0) }
  }
}

/// The description of a pair of colours.
struct ContrastAnswer: Answer {
  private struct Measured {
    let foreground: Color
    let background: Color
    let ratio: Double
  }

  private let foreground: String
  private let background: String
  private let result: Result<Measured, ColorSyntaxError>

  /// - Parameter query: the two colours, separated by a tab.
  init(_ query: String) {
    let parts = query.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (foreground, background) = (parts[0], parts.count > 1 ? parts[1] : "")
    self.foreground = foreground
    self.background = background
    result = Result { () throws(ColorSyntaxError) in
      let back = try Color(css: background).composited(over: .white)
      let front = try Color(css: foreground).composited(over: back)
      return Measured(foreground: front, background: back, ratio: Contrast.wcag(front, back))
    }
  }

  var isValid: Bool { result.isSuccess }

  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("foreground", foreground)
      json.member("background", background)
      json.member("valid", isValid)
      switch result {
      case .success(let pair):
        json.member("wcag", pair.ratio, places: 6)
        json.member("level", Contrast.level(pair.ratio).label)
        json.member("apca", Contrast.apca(text: pair.foreground, background: pair.background), places: 6)
        json.member("deltaE2000", ColorDifference.e2000(pair.foreground, pair.background), places: 6)
      case .failure(let error):
        json.nulls(["wcag", "level", "apca", "deltaE2000"])
        json.member("error", error.message)
      }
    }
    return json.text
  }

  func text(color: Bool) -> String {
    switch result {
    case .failure(let error):
      return "\(foreground) on \(background)\n  error: \(error.message)" + (error.fix.map { "\n  fix: \($0)" } ?? "")
    case .success(let pair):
      let swatches = Swatch.block(pair.foreground, color: color) + Swatch.block(pair.background, color: color)
      var lines = [
        "\(swatches)\(foreground) on \(background)",
        "  WCAG 2.2  \(Contrast.figure(pair.ratio))  \(Contrast.level(pair.ratio).label)",
        "  APCA      Lc \(Contrast.apca(text: pair.foreground, background: pair.background).fixed(1))",
        "  ΔE2000    \(ColorDifference.e2000(pair.foreground, pair.background).fixed(1))",
      ]
      if pair.ratio < Contrast.leastOfText,
        let near = ContrastSuggestion.nearest(to: pair.foreground, on: pair.background, ratio: Contrast.leastOfText)
      {
        let reached = Contrast.figure(Contrast.wcag(near, pair.background))
        lines.append("  nearest   \(near.opaqueHex) reaches \(reached)")
      }
      return lines.joined(separator: "\n")
    }
  }
}
