/// The rules that all previews have in common, each in a shadow root of its own.
package enum PreviewBase {
  /// Content is hidden by its own style until this sheet is there, so that it is never seen without one.
  package static let css = """
    :host{all:initial;display:block;color-scheme:inherit}
    *{box-sizing:border-box;margin:0;padding:0}
    ul,ol{list-style:none}
    button,input{font:inherit;letter-spacing:inherit;color:inherit;background:none;border:0;border-radius:0;min-width:0}
    button,input:not([type=checkbox],[type=radio],[type=range]){appearance:none}
    a{color:inherit;text-decoration:none}
    hr{border:0;border-top:1px solid}
    ::placeholder{color:inherit;opacity:.55}
    :focus-visible{outline:2px solid var(--sp-ink,currentColor);outline-offset:2px;box-shadow:0 0 0 2px Canvas}
    sp-themes{visibility:visible!important;display:flex;flex-wrap:wrap;row-gap:32px;color:var(--ink)}
    sp-theme{flex:1 1 0;min-width:0;display:var(--out,flex);flex-direction:column;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
    sp-name{font-size:13px;font-weight:600;padding:0 0 8px}
    @media screen and (max-width:800px){sp-name{padding-left:20px}}
    tr{break-inside:avoid}thead,sp-name{break-after:avoid}
    sp-stage{flex:1;position:relative;display:flex;flex-direction:column;justify-content:center;align-items:center;padding:48px 16px;contain:content;container-type:inline-size;forced-color-adjust:none}
    sp-set{display:block;max-width:100%}
    """
}
