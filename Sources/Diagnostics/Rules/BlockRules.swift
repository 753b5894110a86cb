extension Rule {
  /// The rules of the blocks that draw specimens and diagrams.
  static let blocks: [Rule] = [
    .choreographySyntax, .dynamicTypeSyntax, .emptyBlock, .emptyMatrix, .frameLimit, .incompleteSpring,
    .invalidOption, .matrixTooLarge, .undrawableToken, .undrawnDiagram, .unknownBlock, .unknownDemo,
    .unknownLine, .unknownOption, .unknownSource, .unknownTheme, .unknownToken, .unsupportedDiagram, .unusedFigure,
  ]

  package static let choreographySyntax = Rule(
    "choreography-syntax", .error, "A line of a choreography is not an event.",
    why: "The page does not show this event.",
    example: "The line `0ms hapitc: haptic.light` misspells the kind of the event.")

  package static let dynamicTypeSyntax = Rule(
    "dynamic-type-syntax", .error, "A line of a dynamic-type block does not name a content size and its styles.",
    why: "The page does not show this content size.",
    example: "The line `type.large.*` lacks its content size, as in `Large: type.large.*`.")

  package static let emptyBlock = Rule(
    "empty-block", .warning, "A block shows nothing.",
    why: "The page has a gap where the block should be.",
    example: "A swatches block without lines names no colour to show.")

  package static let emptyMatrix = Rule(
    "empty-matrix", .warning, "A contrast matrix has no text colours or no surfaces.",
    why: "Neither the block nor the system’s settings name any, so there is nothing to measure.",
    example: "A matrix with only the line `text: color.text.*` has no surfaces.")

  package static let frameLimit = Rule(
    "frame-limit", .error, "A frame lists more parts than the limit.",
    why: "No screen has room for that many.",
    example: "A frame of a hundred parts has to be split into several.")

  package static let incompleteSpring = Rule(
    "incomplete-spring", .warning, "A spring gives too little to be drawn.",
    why: "The page shows no motion for it.",
    example: "A spring with only a stiffness lacks its damping.")

  package static let invalidOption = Rule(
    "invalid-option", .error, "The value of a block’s option is not one the option allows.",
    why: "The block is drawn as if the option were not there.",
    example: "In `preview width=wide`, the width has to be a number of pixels.")

  package static let matrixTooLarge = Rule(
    "matrix-too-large", .warning, "A contrast matrix has more colours than the limit.",
    why: "The matrix shows only a part of them.",
    example: "A matrix over `color.**` may match hundreds of colours.")

  package static let undrawableToken = Rule(
    "undrawable-token", .error, "A block names a token of a type it cannot draw.",
    why: "The page shows nothing for it.",
    example: "A swatches block cannot draw the dimension `space.small`.")

  package static let unknownBlock = Rule(
    "unknown-block", .warning, "A block’s name is almost the name of a specimen.",
    why: "The block is shown as code.",
    example: "A block named `swatchs` draws nothing.")

  package static let unknownDemo = Rule(
    "unknown-demo", .error, "A demonstration has an unknown kind or an unknown reduced form.",
    why: "The page shows nothing for it.",
    example: "In `kind: heor`, the kind is misspelt.")

  package static let unknownLine = Rule(
    "unknown-line", .error, "A line is not one that its block understands.",
    why: "The line is left out.",
    example: "In a redlines block, the line `heigth: 56px` misspells the height.")

  package static let unknownOption = Rule(
    "unknown-option", .warning, "A block has an unknown option.",
    why: "The block is drawn as if the option were not there.",
    example: #"In `swatches titel="Brand"`, the option is misspelt."#)

  package static let unknownSource = Rule(
    "unknown-source", .warning, "A figure names a source that is not among those of its page.",
    why: "Its caption sends readers to a part of the document that the page does not speak of.",
    example: #"On a page with `source: [Buttons, Motion]`, the block says `source="Button"`."#)

  package static let unknownTheme = Rule(
    "unknown-theme", .error, "A block or setting names a theme that the system does not have.",
    why: "The page shows different themes from the ones asked for.",
    example: "In `preview theme=dusk`, the system has only light and dark.")

  package static let unknownToken = Rule(
    "unknown-token", .error, "A block or setting names a token that the system does not have.",
    why: "The page shows nothing where the token was meant to appear.",
    example: "The line `color.brnad` misspells `color.brand`.")

  package static let undrawnDiagram = Rule(
    "undrawn-diagram", .note, "A Mermaid diagram, or a part of it, is right and not drawn.",
    why: "Flowcharts are drawn, without groups and styles; any other diagram is shown as its text.",
    example: "A diagram that begins with `sequenceDiagram` is shown as its text.")

  package static let unsupportedDiagram = Rule(
    "unsupported-diagram", .warning, "A line of a Mermaid diagram cannot be read.",
    why: "The flowchart is drawn without that line, or shown as its text.",
    example: "In a flowchart, the line `A -> B` has an arrow that Mermaid does not have.")

  package static let unusedFigure = Rule(
    "unused-figure", .warning, "A demonstration gives a figure that its kind does not show.",
    why: "The figure is listed, but the motion ignores it.",
    example: "In a demonstration of the kind fade, the line `distance: space.4` has no effect.")
}
