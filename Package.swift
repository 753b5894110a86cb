// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A target of this package with the project's strict settings.
func part(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The test target that mirrors a target, with the others its tests look at.
///
/// Goldens and tables are read from their folders by path: they are no resources.
func tests(of name: String, _ more: [Target.Dependency] = [], reading data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + more, exclude: data,
    swiftSettings: strict)
}

/// What the drawing kit is made with.
let ground: [Target.Dependency] = [
  "Guide", "Tokens", "TokenValues", "Syntax", "Colorimetry", "Motion", "Markup", "Diagnostics", "Files", "Printing",
]

/// What everything that draws is made with.
let drawing: [Target.Dependency] = ["Plates"] + ground

let package = Package(
  name: "specimen",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "specimen", targets: ["specimen"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    // the paths and descriptors that swift-subprocess is given
    .package(url: "https://github.com/apple/swift-system", from: "1.6.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
  ],
  targets: [
    // 6  the shell
    .executableTarget(name: "specimen", dependencies: ["Commands"], swiftSettings: strict),
    part(
      "Commands",
      [
        "Pipeline", "Serving", "Theme", "Audit", "Claims", "Reviews", "Comparison", "Differences", "Extraction",
        "Plates", "Colorimetry",
        "Motion", "Diagnostics", "Files", "Printing",
        "Tokens", "TokenValues", "Guide",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // 5  the only target that touches the disk
    part(
      "Pipeline",
      [
        "CExchange", "Publishing", "Search", "Site", "Specimens", "Plates", "Audit", "Claims", "Statements", "Reviews",
        "Comparison", "Differences", "Extraction", "Starter", "Guide", "Tokens", "Syntax", "Diagnostics", "Files",
        "Printing",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]),
    // 4  pages, and what a site has beside them
    part(
      "Publishing",
      [
        "Site", "Audit", "Claims", "Specimens", "Previews", "Diagrams", "Plates", "Guide", "Tokens", "TokenValues",
        "Syntax",
        "Colorimetry", "Motion", "Markup", "Diagnostics", "Files", "Printing",
      ]),
    part(
      "Site",
      [
        "Specimens", "Reviews", "Comparison", "SideBySide", "Audit", "Claims", "Previews", "Plates", "Guide", "Tokens",
        "TokenValues", "Wording",
        "Syntax", "Colorimetry", "Motion", "Markup", "Theme", "Diagnostics", "Files", "Printing",
        .product(name: "Mustache", package: "swift-mustache"),
      ]),
    // 3  features, above what is drawn in a language of its own, above the drawing kit
    part("Specimens", ["Grounds", "Recognition", "Scans", "Wording", "Previews", "Diagrams", "Demos"] + drawing),
    part("SideBySide", drawing + ["Wording"]),
    part(
      "Search",
      [
        "Recognition", "Scans", "Wording", "Plates", "Guide", "Tokens", "TokenValues", "Syntax", "Colorimetry",
        "Motion",
        "Files",
        "Printing",
      ]),
    part(
      "Audit",
      [
        "TokenAudit", "Claims", "Statements", "Guide", "Wording", "Tokens", "TokenValues", "Syntax", "Colorimetry",
        "Motion",
        "Diagnostics",
        "Files", "Printing",
      ]),
    part(
      "TokenAudit",
      [
        "Claims", "Statements", "Starter", "Guide", "Wording", "Tokens", "TokenValues", "Colorimetry", "Diagnostics",
        "Files",
        "Printing",
      ]),
    part(
      "Claims",
      [
        "Statements", "Guide", "Wording", "Tokens", "TokenValues", "Syntax", "Colorimetry", "Motion", "Diagnostics",
        "Files", "Printing",
      ]),
    part(
      "Statements",
      [
        "Guide", "Wording", "Tokens", "TokenValues", "Syntax", "Colorimetry", "Motion", "Diagnostics", "Files",
        "Printing",
      ]),
    part("Reviews", ["Comparison", "Differences", "Theme"] + drawing),
    part(
      "Comparison",
      [
        "Matching", "Differences", "Recognition", "Scans", "Wording", "Previews", "Diagrams", "Extraction", "Starter",
        "Dialects",
      ] + drawing),
    part(
      "Matching",
      [
        "Differences", "Starter", "Guide", "Wording", "Tokens", "TokenValues", "Colorimetry", "Diagnostics", "Files",
        "Printing",
      ]),
    part(
      "Differences",
      [
        "Plates", "Wording", "Tokens", "TokenValues", "Syntax", "Colorimetry", "Motion", "Diagnostics", "Files",
        "Printing",
      ]),
    part("Previews", drawing),
    part("Diagrams", drawing),
    part("Demos", drawing),
    part("Plates", ground + ["Wording"]),
    // 2  systems, pages and tokens joined; values in a document, with and without tokens; a guide made of tokens
    part(
      "Recognition",
      [
        "Scans", "Constants", "Wording", "Tokens", "TokenValues", "Syntax", "Colorimetry", "Motion", "Files",
        "Printing",
      ]),
    part(
      "Scans",
      ["Wording", "Tokens", "TokenValues", "Syntax", "Colorimetry", "Motion", "Files", "Printing"]),
    part(
      "Grounds",
      ["Recognition", "Scans", "Wording", "TokenValues", "Syntax", "Colorimetry", "Motion", "Files", "Printing"]),
    part("Starter", ["Wording", "Tokens", "TokenValues", "Colorimetry", "Files", "Printing"]),
    part(
      "Extraction",
      [
        "Recognition", "Scans", "Wording", "Tokens", "Dialects", "TokenValues", "Syntax", "Colorimetry", "Motion",
        "Diagnostics",
        "Files",
        "Printing",
      ]),
    part(
      "Guide",
      [
        "Wording", "Tokens", "Dialects", "TokenValues", "Syntax", "Colorimetry", "Motion", "Diagnostics", "Files",
        "Printing",
      ]),
    // 1  what is written
    part("Constants", ["Dialects", "Wording", "TokenValues", "Colorimetry", "Files", "Printing"]),
    part("Wording", ["TokenValues", "Colorimetry", "Motion", "Files", "Printing"]),
    part(
      "Tokens",
      ["Dialects", "TokenValues", "Syntax", "Colorimetry", "Motion", "Diagnostics", "Files", "Printing"]),
    part(
      "Dialects", ["Wording", "TokenValues", "Syntax", "Colorimetry", "Motion", "Diagnostics", "Files", "Printing"]),
    part("TokenValues", ["Colorimetry", "Motion", "Printing"]),
    part("Syntax", ["CCmark", "Diagnostics", "Files", "Printing", .product(name: "Yams", package: "Yams")]),
    // 0  the ground
    part("Diagnostics", ["Files", "Printing"]),
    part("Files", ["Printing"]),
    part("Colorimetry", ["Printing"]),
    part("Motion", ["Printing"]),
    part("Markup", ["Printing"]),
    part("Printing"),
    part(
      "Serving",
      [.product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox")]),
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(name: "CExchange"),
    // C embeds files at once; as literals of Swift they take twenty seconds to compile
    .target(name: "CTheme"),
    part("Theme", ["CTheme"]),
    // measuring, never part of the product
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Pipeline", "Tokens", "Diagnostics", "Syntax", "Files", "Printing", "TestSupport"],
      swiftSettings: strict),
    .executableTarget(name: "Baseline", dependencies: ["CCmark"]),
    .executableTarget(
      name: "Fuzz", dependencies: ["Pipeline", "Syntax", "Diagnostics", "Files", "Printing", "TestSupport"],
      swiftSettings: strict),
    // tests: one target a target, mirroring it
    part(
      "TestSupport",
      [
        "Files", "Diagnostics", .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    // blocks drawn over a small design system, for the tests of what draws
    .target(
      name: "DrawingSupport", dependencies: ["TestSupport"] + drawing, path: "Tests/DrawingSupport",
      swiftSettings: strict),
    // two versions of small guides, for the tests of what compares
    .target(
      name: "ComparisonSupport", dependencies: ["Comparison", "Differences", "Pipeline", "Files"],
      path: "Tests/ComparisonSupport",
      swiftSettings: strict),
    tests(of: "Printing"),
    tests(of: "Files", ["Printing"]),
    tests(of: "Serving"),
    tests(of: "Diagnostics", ["Files", "Printing"], reading: ["Goldens"]),
    tests(of: "Markup", ["Printing"]),
    tests(of: "Colorimetry"),
    tests(of: "Motion"),
    tests(of: "Syntax", ["CCmark", "Diagnostics", "Files", "Printing"], reading: ["Markdown/Everything.md"]),
    tests(of: "TokenValues", ["Colorimetry"]),
    tests(of: "Dialects", ["Tokens", "TokenValues", "Syntax", "Colorimetry", "Motion", "Diagnostics", "Files"]),
    tests(of: "Tokens", ["TokenValues", "Syntax", "Colorimetry", "Diagnostics", "Files"]),
    tests(of: "Guide", ["Pipeline", "Tokens", "TokenValues", "Motion", "Syntax", "Diagnostics", "Files", "Printing"]),
    tests(of: "Starter", ["Pipeline", "Guide", "Tokens", "Diagnostics", "Files"], reading: ["Goldens"]),
    tests(
      of: "Extraction", ["Pipeline", "Guide", "Syntax", "Tokens", "TokenValues", "Diagnostics", "Files"],
      reading: ["Goldens"]),
    tests(of: "Wording", ["Colorimetry", "Printing"]),
    tests(of: "Constants", ["Wording", "Files"]),
    tests(of: "Scans", ["Syntax", "TokenValues", "Wording", "Colorimetry", "Diagnostics", "Files"]),
    tests(
      of: "Recognition",
      ["Scans", "Wording", "TokenValues", "Syntax", "Colorimetry", "Motion", "Diagnostics", "Files", "Printing"]),
    tests(of: "Grounds", ["Recognition", "Scans", "Syntax", "Diagnostics", "Files"]),
    tests(of: "Plates", ["DrawingSupport"] + ground),
    tests(of: "Diagrams", ["DrawingSupport"] + drawing),
    tests(of: "Demos", ["DrawingSupport"] + drawing),
    tests(of: "Previews", ["DrawingSupport"] + drawing),
    tests(of: "Search", ["Pipeline", "Guide", "Files"]),
    tests(of: "SideBySide", ["DrawingSupport"] + drawing),
    tests(of: "Differences", ["Colorimetry", "Motion", "TokenValues", "Syntax", "Files"]),
    tests(of: "Matching", ["Tokens"]),
    tests(of: "Comparison", ["ComparisonSupport", "Differences", "Reviews", "Pipeline"] + drawing),
    tests(of: "Reviews", ["ComparisonSupport", "Comparison", "Differences"] + drawing),
    tests(of: "Specimens", ["DrawingSupport", "Grounds", "Recognition", "Scans", "Wording"] + drawing),
    tests(of: "Statements", ["Pipeline", "Guide", "Syntax", "Wording", "Tokens", "Diagnostics", "Files", "Printing"]),
    tests(of: "Claims", ["Pipeline", "Statements", "Guide", "Syntax", "Files"]),
    tests(of: "TokenAudit", ["Pipeline", "Diagnostics", "Files"]),
    tests(of: "Audit", ["Pipeline", "Claims", "Guide", "Diagnostics", "Files"]),
    tests(
      of: "Site", ["Pipeline", "Reviews", "Comparison", "Differences", "Guide", "Printing", "Diagnostics", "Files"],
      reading: ["Goldens"]),
    tests(of: "Publishing", ["Pipeline", "Syntax", "Guide", "Diagnostics", "Files"]),
    tests(
      of: "Pipeline", ["Reviews", "Comparison", "Audit", "Guide", "Tokens", "Diagnostics", "Files", "Printing"],
      reading: ["Goldens"]),
    tests(of: "Commands", reading: ["Goldens"]),
    // the pages of the manual, held against what the code knows
    .testTarget(
      name: "ManualTests",
      dependencies: [
        "Pipeline", "Site", "Reviews", "Comparison", "Differences", "Audit", "Claims", "Specimens", "Previews",
        "Diagrams",
        "Demos", "Plates", "Guide",
        "Dialects",
        "TokenValues", "Motion", "Diagnostics", "Files", "Printing", "TestSupport",
      ], swiftSettings: strict),
    // what no one target shows: the guide of this repository, read as a whole and in a browser
    .testTarget(
      name: "ContentTests",
      dependencies: [
        "Pipeline", "Reviews", "Comparison", "Differences", "Specimens", "Plates", "Guide", "Tokens", "TokenValues",
        "Syntax", "Colorimetry", "Motion", "Diagnostics", "Files", "TestSupport",
      ], exclude: ["Coverage"], swiftSettings: strict),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "Pipeline", "Reviews", "Comparison", "Differences", "Guide", "Tokens", "TokenValues", "Colorimetry", "Motion",
        "Diagnostics", "Files", "TestSupport",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
