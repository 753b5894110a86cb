/// Finds the colour of text on a swatch.
package enum ReadableText {
  /// Black or white, whichever has more WCAG contrast; a translucent background is composited over white.
  package static func on(_ background: Color) -> Color {
    let luminance = background.onWhite.luminance
    return Contrast.ratio(1, luminance) > Contrast.ratio(0, luminance) ? .white : .black
  }
}
