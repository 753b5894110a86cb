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

// Values that stand in code are copied with a press; a status says so.
const values = [...document.querySelectorAll("[data-specimen] :is(td, th, dd, .field, .tag) code")].filter((c) => !c.closest("a, summary, button"));
if (values.length > 0 && navigator.clipboard) {
  const said = document.createElement("p");
  said.className = "hush";
  said.setAttribute("role", "status");
  document.querySelector("main").append(said);
  for (const code of values) {
    const text = code.textContent.trim();
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "copy", title: "Copy" });
    button.setAttribute("aria-label", `Copy ${text}`);
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(text);
      said.textContent = `Copied ${text}`;
      button.dataset.copied = "";
      setTimeout(() => delete button.dataset.copied, 1200);
    });
    code.replaceWith(button);
    button.append(code);
  }
}
