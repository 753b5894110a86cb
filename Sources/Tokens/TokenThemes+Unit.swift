import Syntax
package import TokenValues

extension TokenThemes {
  /// The same tokens with lengths in the unit that the system's documents speak of: points or density-independent
  /// pixels in place of `px`, which is the only absolute unit of the standard. On a screen all three are CSS pixels.
  ///
  /// With `dp`, sizes of type become `sp`, as on Android. Lengths whose token says a unit of its own keep it.
  ///
  /// - Parameter radius: what the third length of a shadow says, unless its token says otherwise in its extension
  ///   `specimen.shadowRadius`.
  package func speaking(_ unit: Dimension.Unit, shadows radius: ShadowRadius = .blur) -> TokenThemes {
    TokenThemes(
      default: self.default.speaking(unit, radius), others: themes.dropFirst().map { $0.speaking(unit, radius) },
      modifiers: modifiers, title: title, summary: summary, basis: basis, referredOnly: referredOnly,
      ofSources: ofSources)
  }
}

extension TokenThemes {
  /// The same tokens with lengths in rem drawn with so many pixels for each; nil leaves them as they are.
  func drawn(pixelsPerRem scale: Double?) -> TokenThemes {
    guard let scale, scale != 16 else { return self }
    return TokenThemes(
      default: self.default.drawn(pixelsPerRem: scale),
      others: themes.dropFirst().map { $0.drawn(pixelsPerRem: scale) },
      modifiers: modifiers, title: title, summary: summary, basis: basis, referredOnly: referredOnly,
      ofSources: ofSources)
  }
}

extension Theme {
  fileprivate func drawn(pixelsPerRem scale: Double) -> Theme {
    let drawn = tokens.tokens.map { token in
      token.with(
        token.value.withLengths {
          $0.drawn(pixelsPerRem: scale)
        } type: {
          $0.drawn(pixelsPerRem: scale)
        })
    }
    return Theme(
      name: name, inputs: inputs,
      tokens: TokenSet(tokens: drawn, groups: tokens.groups, unresolved: tokens.unresolvedTokens))
  }

  fileprivate func speaking(_ unit: Dimension.Unit, _ radius: ShadowRadius) -> Theme {
    // In pixels, only shadows can say something else.
    if unit == .px, !tokens.tokens.contains(where: { $0.type == .shadow }) { return self }
    let spoken = tokens.tokens.map { token in
      let own = token.extensions?["specimen.shadowRadius"]?.string.flatMap(ShadowRadius.init)
      let value = token.value.speaking(unit, own ?? radius)
      return value == token.value ? token : token.with(value)
    }
    return Theme(
      name: name, inputs: inputs,
      tokens: TokenSet(tokens: spoken, groups: tokens.groups, unresolved: tokens.unresolvedTokens))
  }
}

extension Token {
  fileprivate func with(_ value: TokenValue) -> Token {
    Token(
      path: path, value: value, description: description, deprecation: deprecation, extensions: extensions,
      notGiven: notGiven, span: span, valueSpan: valueSpan, aliases: aliases, references: references)
  }
}

extension TokenValue {
  fileprivate func speaking(_ unit: Dimension.Unit, _ radius: ShadowRadius) -> TokenValue {
    let spoken = withLengths {
      $0.speaking(unit)
    } type: {
      $0.speaking(unit == .dp ? .sp : unit)
    }
    guard case .shadow(let layers) = spoken else { return spoken }
    return .shadow(layers.map { $0.meaning(radius) })
  }

  /// The same with its absolute lengths in the unit that a token or a group says (`specimen.unit`).
  ///
  /// - Parameter isOwn: whether the token itself says it; otherwise a length keeps a unit that it has from the token it
  ///   comes from.
  func saying(_ unit: Dimension.Unit, isOwn: Bool) -> TokenValue {
    withLengths {
      $0.saying(unit, isOwn: isOwn)
    } type: {
      $0.saying(unit == .dp ? .sp : unit, isOwn: isOwn)
    }
  }

  /// The same with its lengths changed, those of type in a way of their own.
  fileprivate func withLengths(
    _ length: (Dimension) -> Dimension, type: (Dimension) -> Dimension
  ) -> TokenValue {
    switch self {
    case .dimension(let own): .dimension(length(own))
    case .border(let border):
      .border(Border(color: border.color, width: length(border.width), style: border.style))
    case .shadow(let layers): .shadow(layers.map { $0.withLengths(length) })
    case .typography(let style):
      .typography(
        Typography(
          fontFamily: style.fontFamily, fontSize: type(style.fontSize), fontWeight: style.fontWeight,
          letterSpacing: type(style.letterSpacing), lineHeight: style.lineHeight))
    case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .transition, .gradient,
      .spring, .haptic:
      self
    }
  }
}

extension Shadow {
  fileprivate func withLengths(_ length: (Dimension) -> Dimension) -> Shadow {
    Shadow(
      color: color, offsetX: length(offsetX), offsetY: length(offsetY), blur: length(blur), spread: length(spread),
      inset: inset, radius: radius)
  }

  fileprivate func meaning(_ radius: ShadowRadius) -> Shadow {
    Shadow(
      color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, inset: inset, radius: radius)
  }
}

extension Dimension {
  fileprivate func speaking(_ other: Unit) -> Dimension {
    unit == .px && !keepsUnit ? Dimension(value, other) : self
  }

  fileprivate func saying(_ other: Unit, isOwn: Bool) -> Dimension {
    unit.isAbsolute && (isOwn || !keepsUnit) ? Dimension(value, other, keepsUnit: true) : self
  }
}
