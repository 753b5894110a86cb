/// A small design system to start with: primitive colours, roles in light and dark, type, space, shape and motion.
package enum ExampleTokens {
  /// The files of its tokens, in a folder of their own.
  package static let files = [
    StarterFile(path: "example.resolver.json", text: resolver),
    StarterFile(path: "palette.tokens.json", text: palette),
    StarterFile(path: "roles.light.tokens.json", text: light),
    StarterFile(path: "roles.dark.tokens.json", text: dark),
    StarterFile(path: "type.tokens.json", text: type),
    StarterFile(path: "layout.tokens.json", text: layout),
    StarterFile(path: "motion.tokens.json", text: motion),
  ]

  private static let resolver = """
    {
      "name": "Example",
      "version": "2025.10",
      "description": "A small design system to change into your own.",
      "sets": {
        "foundation": {
          "sources": [
            { "$ref": "palette.tokens.json" },
            { "$ref": "type.tokens.json" },
            { "$ref": "layout.tokens.json" },
            { "$ref": "motion.tokens.json" }
          ]
        }
      },
      "modifiers": {
        "theme": {
          "contexts": {
            "light": [{ "$ref": "roles.light.tokens.json" }],
            "dark": [{ "$ref": "roles.dark.tokens.json" }]
          },
          "default": "light"
        }
      },
      "resolutionOrder": [{ "$ref": "#/sets/foundation" }, { "$ref": "#/modifiers/theme" }]
    }

    """

  private static let palette = """
    {
      "palette": {
        "$type": "color",
        "$description": "What colours there are. Interfaces use the roles, which refer to these.",
        "white": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" } },
        "grey": {
          "50": { "$value": { "colorSpace": "oklch", "components": [0.98, 0.004, 250] } },
          "200": { "$value": { "colorSpace": "oklch", "components": [0.91, 0.008, 250] } },
          "300": { "$value": { "colorSpace": "oklch", "components": [0.82, 0.01, 250] } },
          "600": { "$value": { "colorSpace": "oklch", "components": [0.47, 0.02, 250] } },
          "800": { "$value": { "colorSpace": "oklch", "components": [0.28, 0.02, 250] } },
          "900": { "$value": { "colorSpace": "oklch", "components": [0.19, 0.02, 250] } }
        },
        "teal": {
          "100": { "$value": { "colorSpace": "oklch", "components": [0.94, 0.04, 185] } },
          "300": { "$value": { "colorSpace": "oklch", "components": [0.82, 0.09, 185] } },
          "600": { "$value": { "colorSpace": "oklch", "components": [0.5, 0.085, 185] } },
          "800": { "$value": { "colorSpace": "oklch", "components": [0.35, 0.06, 185] } }
        }
      }
    }

    """

  private static let light = roles(
    page: "white", raised: "grey.50", ink: "900", soft: "600", line: "200", action: "600", onAction: "white")
  private static let dark = roles(
    page: "grey.900", raised: "grey.800", ink: "50", soft: "300", line: "600", action: "300", onAction: "grey.900")

  private static func roles(
    page: String, raised: String, ink: String, soft: String, line: String, action: String, onAction: String
  ) -> String {
    """
    {
      "color": {
        "surface": {
          "page": { "$value": "{palette.\(page)}", "$description": "Behind everything." },
          "raised": { "$value": "{palette.\(raised)}", "$description": "Cards and sheets." }
        },
        "text": {
          "primary": { "$value": "{palette.grey.\(ink)}" },
          "secondary": { "$value": "{palette.grey.\(soft)}" }
        },
        "border": { "$value": "{palette.grey.\(line)}" },
        "action": { "$value": "{palette.teal.\(action)}", "$description": "Whatever can be pressed." },
        "on-action": { "$value": "{palette.\(onAction)}" }
      }
    }

    """
  }

  private static let type = """
    {
      "font": {
        "$type": "fontFamily",
        "body": { "$value": ["system-ui", "sans-serif"] }
      },
      "type": {
        "$type": "typography",
        "title": {
          "$value": {
            "fontFamily": "{font.body}", "fontSize": { "value": 32, "unit": "px" }, "fontWeight": 700,
            "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.25
          }
        },
        "body": {
          "$value": {
            "fontFamily": "{font.body}", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
            "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5
          }
        },
        "label": {
          "$value": {
            "fontFamily": "{font.body}", "fontSize": { "value": 13, "unit": "px" }, "fontWeight": 600,
            "letterSpacing": { "value": 0.2, "unit": "px" }, "lineHeight": 1.4
          }
        }
      }
    }

    """

  private static let layout = """
    {
      "space": {
        "$type": "dimension",
        "small": { "$value": { "value": 8, "unit": "px" } },
        "medium": { "$value": { "value": 16, "unit": "px" } },
        "large": { "$value": { "value": 32, "unit": "px" } }
      },
      "radius": {
        "$type": "dimension",
        "control": { "$value": { "value": 8, "unit": "px" } },
        "card": { "$value": { "value": 16, "unit": "px" } }
      },
      "shadow": {
        "$type": "shadow",
        "card": {
          "$value": {
            "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.16 },
            "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" },
            "blur": { "value": 8, "unit": "px" }, "spread": { "value": 0, "unit": "px" }
          }
        }
      }
    }

    """

  private static let motion = """
    {
      "motion": {
        "duration": {
          "$type": "duration",
          "quick": { "$value": { "value": 120, "unit": "ms" } },
          "calm": { "$value": { "value": 320, "unit": "ms" } }
        },
        "easing": {
          "$type": "cubicBezier",
          "enter": { "$value": [0.2, 0, 0, 1] }
        }
      }
    }

    """
}
