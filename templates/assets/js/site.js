// What a page can do beyond being read. Nothing here is needed to read it.
const root = document.documentElement;

// Light, dark, or what the device says.
const order = ["auto", "light", "dark"];
const words = { auto: "Appearance: automatic", light: "Appearance: light", dark: "Appearance: dark" };
for (const button of document.querySelectorAll(".appearance")) {
  const show = () => { button.textContent = words[root.dataset.theme ?? "auto"]; };
  button.hidden = false;
  show();
  button.addEventListener("click", () => {
    const next = order[(order.indexOf(root.dataset.theme ?? "auto") + 1) % order.length];
    if (next === "auto") delete root.dataset.theme; else root.dataset.theme = next;
    try { localStorage.setItem("theme", next); } catch { /* kept for this page only */ }
    show();
  });
}

// The heading being read, marked in the contents.
const entries = new Map([...document.querySelectorAll(".toc a")].map((a) => [decodeURIComponent(a.hash.slice(1)), a]));
if (entries.size > 0) {
  const headings = [...entries.keys()].map((id) => document.getElementById(id)).filter(Boolean);
  const mark = () => {
    const current = headings.findLast((h) => h.getBoundingClientRect().top < 120) ?? headings[0];
    for (const [id, a] of entries) {
      if (id === current?.id) a.setAttribute("aria-current", "true"); else a.removeAttribute("aria-current");
    }
  };
  addEventListener("scroll", mark, { passive: true });
  mark();
}

// Checklists: ticks stay on this device.
const boxes = [...document.querySelectorAll(".prose li > input[type=checkbox], .prose li > p > input[type=checkbox]")];
if (boxes.length > 0) {
  const key = `ticks:${location.pathname}`;
  let ticked = new Set();
  try { ticked = new Set(JSON.parse(localStorage.getItem(key) ?? "[]")); } catch { /* start afresh */ }
  boxes.forEach((box) => {
    const text = box.closest("li").textContent.trim();
    box.disabled = false;
    box.checked ||= ticked.has(text);
    box.addEventListener("change", () => {
      if (box.checked) ticked.add(text); else ticked.delete(text);
      try { localStorage.setItem(key, JSON.stringify([...ticked])); } catch { /* kept for this page only */ }
    });
  });
}

// The token page: rows that hold what is typed.
const rows = [...document.querySelectorAll("tr[id][data-token]")];
if (rows.length > 24) {
  const box = document.createElement("input");
  Object.assign(box, { type: "search", className: "filter", placeholder: "Filter by name, value or words" });
  box.setAttribute("aria-label", "Filter tokens by name, value or words");
  const folds = [...document.querySelectorAll("details.group")];
  box.addEventListener("input", () => {
    const wanted = box.value.trim().toLowerCase();
    for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
    for (const fold of folds) fold.open = wanted !== "";
  });
  document.querySelector("h2.part")?.before(box);
}

// The token page: a value is copied in the notation that is wanted, which is remembered.
const table = document.querySelector("[data-specimen=tokens]");
if (table) {
  const bytes = (hex) => (hex.slice(1).match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const oklch = (hex) => {
    const [r, g, b, a = 255] = bytes(hex);
    const [x, y, z] = [r, g, b].map((v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    const [l, m, s] = [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]]
      .map(([i, j, k]) => Math.cbrt(i * x + j * y + k * z));
    const [u, v] = [1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
    const chroma = Math.hypot(u, v), hue = (Math.atan2(v, u) * 180 / Math.PI + 360) % 360;
    const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
    return `oklch(${+(light * 100).toFixed(1)}% ${+chroma.toFixed(3)} ${chroma < 0.0005 ? "none" : +hue.toFixed(1)}${a < 255 ? ` / ${+(a / 255).toFixed(3)}` : ""})`;
  };
  const swift = (hex) => {
    const [r, g, b, a] = bytes(hex).map((v) => +(v / 255).toFixed(4));
    return `Color(.sRGB, red: ${r}, green: ${g}, blue: ${b}, opacity: ${a ?? 1})`;
  };
  // A colour is written by its bytes, a length or a duration by its number.
  const notations = {
    Value: { },
    "Token name": { any: (path) => path },
    "CSS variable": { any: (path) => `var(--${path.replaceAll(".", "-")})` },
    OKLCH: { color: oklch },
    Swift: { color: swift, number: (number) => number, time: (ms) => String(ms / 1000) },
    Kotlin: { color: (hex) => `Color(0x${hex.slice(7) || "FF"}${hex.slice(1, 7)})`.toUpperCase().replace("COLOR(0X", "Color(0x"), number: (number) => `${number}.dp`, time: String },
    "React Native": { color: (hex) => `'${hex}'`, number: (number) => number, time: String },
  };
  const written = (name, path, text) => {
    const notation = notations[name] ?? {};
    if (notation.any) return notation.any(path);
    if (/^#([0-9a-f]{2}){3,4}$/i.test(text)) return notation.color?.(text) ?? text;
    const [, number, unit] = /^(-?[\d.]+)(px|pt|dp|sp|ms|s)$/.exec(text) ?? [];
    if (unit === "ms" || unit === "s") return notation.time?.(number * (unit === "s" ? 1000 : 1)) ?? text;
    return unit ? notation.number?.(number) ?? text : text;
  };
  const choice = document.createElement("label");
  choice.className = "notation";
  const names = document.createElement("select");
  names.append(...Object.keys(notations).map((name) => new Option(name)));
  try { names.value = localStorage.getItem("notation") ?? "Value"; } catch { /* the first one */ }
  if (names.selectedIndex < 0) names.selectedIndex = 0;
  names.addEventListener("change", () => { try { localStorage.setItem("notation", names.value); } catch { /* for this page only */ } });
  choice.append("Copy as ", names);
  const said = document.createElement("span");
  said.setAttribute("role", "status");
  choice.append(said);
  document.querySelector("h2.part")?.before(choice);
  for (const row of rows) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "copy", textContent: "Copy" });
    button.setAttribute("aria-label", `Copy ${row.dataset.token}`);
    row.querySelector("td").append(button);
  }
  document.addEventListener("click", async (event) => {
    const button = event.target.closest?.("button.copy");
    if (!button) return;
    const row = button.closest("tr");
    const text = String(written(names.value, row.dataset.token, row.querySelector("td code").textContent.trim()));
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = ` Copied ${text}`;
    } catch { said.textContent = ` Not copied: ${text}`; }
  });
}

// Search: a box that can be typed into at once. What it needs is loaded when it is first opened.
const assets = new URL(".", document.currentScript.src);
let finder;
const openFinder = () => {
  if (!finder) {
    finder = document.createElement("dialog");
    finder.className = "finder";
    finder.setAttribute("aria-label", "Search");
    finder.innerHTML = '<input type="search" role="combobox" aria-expanded="false" aria-controls="finder-list" aria-autocomplete="list"'
      + ' aria-label="Search for words or a value" placeholder="Words, or a value: #1a2b3c, 48px, 250ms" autocomplete="off" spellcheck="false">'
      + '<p role="status"></p><div id="finder-list" role="listbox" aria-label="Results" hidden></div>';
    finder.addEventListener("click", (event) => { if (event.target === finder) finder.close(); });
    const script = document.createElement("script");
    script.src = new URL("search.js", assets);
    document.body.append(finder);
    document.head.append(script);
  }
  if (!finder.open) finder.showModal();
  finder.querySelector("input").select();
};
addEventListener("keydown", (event) => {
  const target = event.composedPath()[0];
  const isTyping = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  const isAsked = event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey
    || event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (!isAsked) return;
  event.preventDefault();
  openFinder();
});
for (const link of document.querySelectorAll(".search")) {
  link.hidden = false;
  link.setAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
  link.addEventListener("click", (event) => { event.preventDefault(); openFinder(); });
}
