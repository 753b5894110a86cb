import Files
import Guide

/// Where the text of a page is, which its links start from.
enum TwinPlace: Sendable {
  /// In a file of its own, beside the page at this address.
  case beside(String)
  /// In the one file of all pages, at the root of the site.
  case together(GuideSettings)

  /// The link to a file of the site, given by its address.
  func link(to url: String) -> String {
    switch self {
    case .beside(let page): RelativePath.link(to: url, from: page)
    case .together(let settings): settings.link(to: url)
    }
  }

  var isTogether: Bool {
    switch self {
    case .beside: false
    case .together: true
    }
  }
}
