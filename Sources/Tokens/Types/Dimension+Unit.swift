import Syntax

extension TokenThemes {
  /// The same tokens with lengths in the unit that the system's documents speak of: points or density-independent
  /// pixels in place of `px`, which is the only absolute unit of the standard. On a screen all three are CSS pixels.
  ///
  /// With `dp`, sizes of type become `sp`, as on Android.
  ///
  /// - Parameter radius: what the third length of a shadow says, unless its token says otherwise in its extension
  ///   `specimen.shadowRadius`.
  package func speaking(_ unit: Dimension.Unit, shadows radius: ShadowRadius = .blur) -> TokenThemes {
    TokenThemes(
      default: self.default.speaking(unit, radius), others: themes.dropFirst().map { $0.speaking(unit, radius) },
      modifiers: modifiers, title: title, summary: summary)
  }
}

extension Theme {
  fileprivate func speaking(_ unit: Dimension.Unit, _ radius: ShadowRadius) -> Theme {
    // In pixels, only shadows can say something else.
    if unit == .px, !tokens.tokens.contains(where: { $0.type == .shadow }) { return self }
    let spoken = tokens.tokens.map { token in
      let own = token.extensions?["specimen.shadowRadius"]?.string.flatMap(ShadowRadius.init)
      let value = token.value.speaking(unit, own ?? radius)
      return value == token.value ? token : token.with(value)
    }
    return Theme(name: name, inputs: inputs, tokens: TokenSet(tokens: spoken, groups: tokens.groups))
  }
}

extension Token {
  fileprivate func with(_ value: TokenValue) -> Token {
    Token(
      path: path, value: value, description: description, deprecation: deprecation, extensions: extensions, span: span,
      valueSpan: valueSpan, aliases: aliases, references: references)
  }
}

extension TokenValue {
  fileprivate func speaking(_ unit: Dimension.Unit, _ radius: ShadowRadius) -> TokenValue {
    switch self {
    case .dimension(let length): .dimension(length.speaking(unit))
    case .border(let border):
      .border(Border(color: border.color, width: border.width.speaking(unit), style: border.style))
    case .shadow(let layers): .shadow(layers.map { $0.speaking(unit, radius) })
    case .typography(let style):
      .typography(
        Typography(
          fontFamily: style.fontFamily, fontSize: style.fontSize.speaking(unit == .dp ? .sp : unit),
          fontWeight: style.fontWeight, letterSpacing: style.letterSpacing.speaking(unit == .dp ? .sp : unit),
          lineHeight: style.lineHeight))
    case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .transition, .gradient,
      .spring, .haptic:
      self
    }
  }
}

extension Shadow {
  fileprivate func speaking(_ unit: Dimension.Unit, _ radius: ShadowRadius) -> Shadow {
    Shadow(
      color: color, offsetX: offsetX.speaking(unit), offsetY: offsetY.speaking(unit), blur: blur.speaking(unit),
      spread: spread.speaking(unit), inset: inset, radius: radius)
  }
}

extension Dimension {
  fileprivate func speaking(_ other: Unit) -> Dimension { unit == .px ? Dimension(value, other) : self }
}
