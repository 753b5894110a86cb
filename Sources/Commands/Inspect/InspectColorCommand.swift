import ArgumentParser
import Colorimetry
import Printing

/// `specimen inspect color`: describes any CSS colour.
struct InspectColorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "color", abstract: "Describe a CSS colour: hex, gamut, OKLCH, luminance.")

  @Argument(help: ArgumentHelp("CSS colours; - reads one per line from standard input.", valueName: "value"))
  var values: [String]

  @Option(help: "The format of the answer.")
  var format = OutputFormat.text

  func run() throws { try Inquiry.run(values, format) { ColorAnswer($0) } }
}

/// The description of a colour.
struct ColorAnswer: Answer {
  private let input: String
  private let result: Result<Color, ColorSyntaxError>

  init(_ input: String) {
    self.input = input
    result = Result { () throws(ColorSyntaxError) in try Color(css: input) }
  }

  var isValid: Bool { result.isSuccess }

  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("input", input)
      json.member("valid", isValid)
      switch result {
      case .success(let color):
        let oklch = color.converted(to: .oklch)
        json.member("css", color.css)
        json.member("hex", color.hex)
        json.member("inGamut", color.isInGamut(of: .srgb))
        json.member("alpha", color.opacity, places: 6)
        json.key("oklch")
        // A missing hue is 0.
        json.array { json in for value in [oklch.c1, oklch.c2, oklch.c3] { json.number(value ?? 0, places: 6) } }
        json.member("luminance", color.luminance, places: 8)
      case .failure(let error):
        json.nulls(["css", "hex", "inGamut", "alpha", "oklch", "luminance"])
        json.member("error", error.message)
      }
    }
    return json.text
  }

  func text(color hasColor: Bool) -> String {
    switch result {
    case .failure(let error):
      return "\(input)\n  error: \(error.message)" + (error.fix.map { "\n  fix: \($0)" } ?? "")
    case .success(let color):
      let swatch = Swatch.block(color, color: hasColor)
      let gamut = color.isInGamut(of: .srgb) ? "in sRGB" : "outside sRGB, shown mapped"
      return [
        "\(swatch)\(input)", "  hex        \(color.hex)  \(gamut)", "  css        \(color.css)",
        "  oklch      \(color.oklchText)", "  luminance  \(color.luminance.fixed(4))",
        "  contrast   \(Contrast.figure(Contrast.wcag(foreground: color, background: .white))) on white, "
          + "\(Contrast.figure(Contrast.wcag(foreground: color, background: .black))) on black",
      ].joined(separator: "\n")
    }
  }
}

/// A colour as a terminal can show it.
enum Swatch {
  /// Four cells of the colour and a space; nothing if colours are not used.
  static func block(_ color: Color, color hasColor: Bool) -> String {
    guard hasColor, let hex = Int(color.composited(over: .white).opaqueHex.dropFirst(), radix: 16) else { return "" }
    return "\u{1B}[48;2;\(hex >> 16);\(hex >> 8 & 255);\(hex & 255)m    \u{1B}[0m "
  }
}
