extension Rule {
  /// The rules of tokens' types and values.
  package static let tokenValues: [Rule] = [
    .colorString, .componentOutOfRange, .fontListInString, .hexLength, .hexMismatch, .invalidValue, .legacyType,
    .legacyValue, .missingKey, .missingType, .missingUnit, .nestedList, .nestedListTooLarge, .nullValue,
    .positionOutOfRange, .stringValue, .unknownHaptic, .unknownType, .unknownUnit, .wrongType,
  ]

  package static let colorString = Rule(
    "color-string", .error, "A colour is a string instead of an object.",
    why: "The standard writes colours as an object with a colour space and components.",
    example: ##"Instead of `"#ff0000"`, write `{"colorSpace": "srgb", "components": [1, 0, 0]}`."##)

  package static let componentOutOfRange = Rule(
    "component-out-of-range", .error, "A colour component or alpha is outside the range of its colour space.",
    why: "Tools would clamp it in different ways and show different colours.",
    example: #"In `{"colorSpace": "srgb", "components": [255, 0, 0]}`, red may be at most 1."#)

  package static let fontListInString = Rule(
    "font-list-in-string", .warning, "One string contains several font names.",
    why: "A string is the name of one font, so none of them would be found.",
    example: #"Instead of `"Inter, sans-serif"`, write `["Inter", "sans-serif"]`."#)

  package static let hexLength = Rule(
    "hex-length", .warning, "A colour’s hex value does not have six digits.",
    why: "The standard allows no other form, and tools that read only the hex value may find no colour in it.",
    example: "Instead of `#fff`, write `#ffffff`.")

  package static let hexMismatch = Rule(
    "hex-mismatch", .warning, "A colour’s hex value does not match its components.",
    why: "Tools that read only the hex value show another colour.",
    example: "The sRGB components `[1, 0, 0]` do not match the hex value `#00ff00`.")

  package static let invalidValue = Rule(
    "invalid-value", .error, "A value does not have the shape its type requires.",
    why: "The token has no value, and neither has anything that refers to it.",
    example: "A token of type cubicBezier needs four numbers, so `[0, 1]` is not a value.")

  package static let legacyType = Rule(
    "legacy-type", .error, "A type has another tool’s name instead of the standard’s.",
    why: "Tools that follow the standard do not know the type.",
    example: #"Instead of `"spacing"`, write `"dimension"`."#)

  package static let legacyValue = Rule(
    "legacy-value", .error, "A value is written the way another tool or an older draft wrote it.",
    why: "Tools that follow the standard cannot read it.",
    example: #"A shadow with `"x"` and `"y"` has to name them `offsetX` and `offsetY`."#)

  package static let missingKey = Rule(
    "missing-key", .error, "A value lacks a part its type requires.",
    why: "Without the part, the value is incomplete.",
    example: #"In `{"value": 8}`, the dimension lacks its unit."#)

  package static let missingType = Rule(
    "missing-type", .error, "A token has no type, and neither its target nor any of its groups has one.",
    why: "Without a type it is unclear what the value means.",
    example: #"The token `{"$value": 8}` could be a number or a weight."#)

  package static let missingUnit = Rule(
    "missing-unit", .error, "A dimension or duration has no unit.",
    why: "A bare number could mean pixels, rem, seconds or milliseconds.",
    example: #"Instead of `8`, write `{"value": 8, "unit": "px"}`."#)

  package static let nestedList = Rule(
    "nested-list", .error, "An element of a list refers to a whole list.",
    why: "An element that is a reference counts as one element.",
    example: #"In `["Inter", "{font.fallbacks}"]`, the second element is a token with several fonts."#)

  package static let nestedListTooLarge = Rule(
    "nested-list-too-large", .error, "Lists that refer to lists grow beyond the limit.",
    why: "Longer lists are refused so that no file can exhaust memory.",
    example: "Ten lists that each refer ten times to the next one grow to billions of elements.")

  package static let nullValue = Rule(
    "null-value", .error, "A value is null.",
    why: "No type of the standard has null as a value.",
    example: #"The token `{"$type": "number", "$value": null}` has no value."#)

  package static let positionOutOfRange = Rule(
    "position-out-of-range", .warning, "A gradient stop lies outside 0 … 1.",
    why: "It is clamped, because 0 is the start of the gradient and 1 its end.",
    example: "A stop at `50` was probably meant to be at `0.5`.")

  package static let stringValue = Rule(
    "string-value", .error, "A number, or a value with a number and a unit, is written as a string.",
    why: "Tools that follow the standard do not parse numbers out of strings.",
    example: #"Instead of `"8px"`, write `{"value": 8, "unit": "px"}`."#)

  package static let unknownHaptic = Rule(
    "unknown-haptic", .warning, "A haptic names an unknown platform or an effect its platform does not have.",
    why: "The effect would not be felt on that platform.",
    example: "On iOS, `impact.mediun` is not an effect, while `impact.medium` is.")

  package static let unknownType = Rule(
    "unknown-type", .error, "A type is not one the standard defines.",
    why: "Tools do not know what the value means.",
    example: #"The type `"colour"` has to be written `"color"`."#)

  package static let unknownUnit = Rule(
    "unknown-unit", .error, "A unit is not one the standard defines for its type.",
    why: "Tools could not tell how large the value is.",
    example: #"A duration of `{"value": 2, "unit": "min"}` has to be written in seconds or milliseconds."#)

  package static let wrongType = Rule(
    "wrong-type", .error, "A reference leads to a token or value of another type.",
    why: "A reference must lead to exactly the type its place asks for.",
    example: "A token of type color cannot be an alias of `{space.small}`.")
}
