const root = document.documentElement;
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
const specimens = [...document.querySelectorAll("main [data-specimen]:not([data-specimen=chip])")];
if (specimens.length > 0) {
const vision = {
Protanopia: "0.152286 1.052583 -0.204868 0.114503 0.786281 0.099216 -0.003882 -0.048116 1.051998",
Deuteranopia: "0.367322 0.860646 -0.227968 0.280085 0.672501 0.047413 -0.01182 0.04294 0.968881",
Tritanopia: "1.255528 -0.076749 -0.178779 -0.078411 0.930809 0.147602 0.004733 0.691367 0.3039",
"No colour": "0.2126 0.7152 0.0722 0.2126 0.7152 0.0722 0.2126 0.7152 0.0722",
};
const space = "http://www.w3.org/2000/svg";
const simulate = (name) => {
document.getElementById("vision")?.closest("svg").remove();
root.toggleAttribute("data-vision", name in vision);
if (!(name in vision)) return;
const numbers = vision[name].split(" ");
const [svg, filter, matrix] = ["svg", "filter", "feColorMatrix"].map((name) => document.createElementNS(space, name));
filter.id = "vision";
filter.setAttribute("color-interpolation-filters", "linearRGB");
matrix.setAttribute("values", [0, 3, 6].map((at) => numbers.slice(at, at + 3).join(" ") + " 0 0").join(" ") + " 0 0 0 1 0");
svg.setAttribute("aria-hidden", "true");
svg.setAttribute("width", "0");
svg.setAttribute("height", "0");
filter.append(matrix);
svg.append(filter);
document.body.append(svg);
};
let speed = 1;
const still = (animation) => { try { animation.finish(); } catch { animation.cancel(); /* it would never end */ } };
const pace = () => {
for (const animation of document.getAnimations()) {
if (speed === 0) still(animation); else animation.playbackRate = speed;
}
};
document.addEventListener("animationstart", pace);
document.addEventListener("transitionrun", pace);
let grown = [];
const grow = (factor) => {
for (const [element, size, line] of grown) Object.assign(element.style, { fontSize: size, lineHeight: line });
grown = [];
if (factor === 1) return;
const found = [];
const collect = (node) => {
for (const child of node.children) {
if ([...child.childNodes].some((text) => text.nodeType === 3 && text.data.trim())) found.push(child);
collect(child);
}
if (node.shadowRoot) collect(node.shadowRoot);
};
for (const live of document.querySelectorAll("main :is(.live, .words)")) collect(live);
const sizes = found.map((element) => { const { fontSize, lineHeight } = getComputedStyle(element); return [parseFloat(fontSize), parseFloat(lineHeight)]; });
found.forEach((element, i) => {
grown.push([element, element.style.fontSize, element.style.lineHeight]);
element.style.fontSize = `${sizes[i][0] * factor}px`;
if (sizes[i][1]) element.style.lineHeight = `${sizes[i][1] * factor}px`;
});
};
const written = new Map([...document.querySelectorAll("[data-specimen=swatches] .fields")].map((list) => [list, [...list.children]]));
const sort = (name) => {
const keys = (field) => {
const [light, chroma, hue] = (/oklch\(([^)]+)\)/.exec(field.textContent)?.[1] ?? "").split(/[ %]+/).map((part) => parseFloat(part) || 0);
return name === "By hue" ? [chroma < 0.03 ? -1 : Math.round(hue), -light] : [-light];
};
for (const [list, fields] of written) {
list.append(...(name === "As written" ? fields : fields.map((field) => [keys(field), field])
.sort(([a], [b]) => a[0] - b[0] || a[1] - b[1] || 0).map(([, field]) => field)));
}
};
const admit = () => {
root.dataset.themes = axes.map((select) => select.value).join(" ").trim();
for (const live of document.querySelectorAll("main .live")) {
const themes = [...live.shadowRoot?.querySelectorAll("sp-theme") ?? []];
const first = themes.find((theme) => getComputedStyle(theme).display !== "none");
for (const theme of themes) theme.inert = theme !== first;
}
};
const controls = [
["Colour vision", ["As it is", ...Object.keys(vision)], simulate],
["Direction", ["As it is", "Right to left"], (name) => {
for (const words of document.querySelectorAll("main :is(.live, .words)")) words.dir = name === "As it is" ? "" : "rtl";
}],
["Motion", ["At its speed", "Half speed", "Double speed", "No motion"], (name) => {
speed = { "Half speed": 0.5, "Double speed": 2, "No motion": 0 }[name] ?? 1;
pace();
}],
["Order of colours", ["As written", "By hue", "By lightness"], sort],
["Text", ["As it is", "130 %", "200 %"], (name) => grow((parseFloat(name) || 100) / 100)],
];
const reader = document.querySelector(".nav .reader") ?? document.createElement("details");
reader.className = "reader";
const summary = reader.querySelector("summary") ?? reader.appendChild(document.createElement("summary"));
const end = document.querySelector(".appearance");
if (end) end.before(reader); else document.querySelector("main").append(reader);
const preset = reader.querySelector(".preset");
const axes = [...reader.querySelectorAll(".axis")];
const themes = axes.map((select) => [`Theme: ${select.previousSibling.data}`, select, admit]);
preset?.addEventListener("change", () => {
const wanted = preset.value.split(" ");
for (const select of axes) {
select.value = [...select.options].map((option) => option.value).find((value) => wanted.includes(value)) ?? "";
select.dispatchEvent(new Event("change"));
}
});
for (const select of axes) select.addEventListener("change", (event) => { if (preset && event.isTrusted) preset.selectedIndex = 0; });
let chosen = {};
try { chosen = { ...JSON.parse(localStorage.getItem("reader") ?? "{}") }; } catch { /* as they are */ }
const built = controls.map(([name, options, apply]) => {
const label = document.createElement("label");
const select = document.createElement("select");
select.append(...options.map((option) => new Option(option)));
label.append(name, select);
reader.append(label);
return [name, select, apply];
});
const shown = document.createElement("p");
const back = document.createElement("button");
Object.assign(back, { type: "button", className: "copy", textContent: "Show as they are" });
shown.className = "shown-as";
shown.append("", back);
back.addEventListener("click", () => {
for (const [, select] of [...themes, ...built].filter(([, select]) => select.selectedIndex > 0)) {
select.selectedIndex = 0;
select.dispatchEvent(new Event("change"));
}
if (preset) preset.selectedIndex = 0;
const main = document.querySelector("main");
main.tabIndex = -1;
(summary.getClientRects().length > 0 ? summary : main).focus();
});
[...document.querySelectorAll("main > *")].find((child) => child.contains(specimens[0])).before(shown);
const tell = () => {
const words = [...themes, ...built].filter(([, select]) => select.selectedIndex > 0).map(([, select]) => select.selectedOptions[0].text).join(", ");
summary.textContent = ["How specimens are shown", words].filter(Boolean).join(": ");
shown.firstChild.data = `Specimens are shown: ${words}. `;
shown.hidden = words === "";
};
for (const [name, select, apply] of [...themes, ...built]) {
const word = () => select.selectedOptions[0].text;
select.addEventListener("change", () => {
if (select.selectedIndex === 0) delete chosen[name]; else chosen[name] = word();
try { localStorage.setItem("reader", JSON.stringify(chosen)); } catch { /* for this page only */ }
apply(word());
tell();
});
select.selectedIndex = Math.max(0, [...select.options].findIndex((option) => option.text === chosen[name]));
if (select.selectedIndex > 0) apply(word());
}
tell();
}
const nav = document.querySelector(".nav");
const here = nav?.querySelector("[aria-current]");
if (here && here.offsetTop > nav.clientHeight - 96) nav.scrollTop = here.offsetTop - nav.clientHeight / 2;
const entries = new Map([...document.querySelectorAll(".toc a")].map((a) => [decodeURIComponent(a.hash.slice(1)), a]));
if (entries.size > 0) {
const headings = [...entries.keys()].map((id) => document.getElementById(id)).filter(Boolean);
const mark = () => {
const isEnd = scrollY > 0 && innerHeight + scrollY >= root.scrollHeight - 2;
const current = (isEnd ? headings.at(-1) : headings.findLast((h) => h.getBoundingClientRect().top < 120)) ?? headings[0];
for (const [id, a] of entries) {
if (id === current?.id) a.setAttribute("aria-current", "true"); else a.removeAttribute("aria-current");
}
};
addEventListener("scroll", mark, { passive: true });
mark();
}
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
const rows = [...document.querySelectorAll("tr[id][data-token]")];
if (rows.length > 24) {
const box = document.createElement("input");
Object.assign(box, { type: "search", className: "filter", placeholder: "Filter by name, value or words" });
box.setAttribute("aria-label", "Filter tokens by name, value or words");
const folds = [...document.querySelectorAll("details.group")];
const groups = [...document.querySelectorAll("h2.part")].map((heading) => {
const parts = [heading];
for (let next = heading.nextElementSibling; next && !next.matches("h2, nav"); next = next.nextElementSibling) parts.push(next);
return parts;
});
const count = document.createElement("p");
Object.assign(count, { className: "status" });
count.setAttribute("role", "status");
box.addEventListener("input", () => {
const wanted = box.value.trim().toLowerCase();
const parts = wanted.split(/\s+/);
for (const row of rows) {
const text = row.textContent.toLowerCase();
row.hidden = !parts.every((part) => text.includes(part));
}
for (const table of new Set(rows.map((row) => row.closest("table")))) table.hidden = !table.querySelector("tbody > tr:not([hidden])");
for (const parts of groups) {
const tables = parts.flatMap((part) => [part, ...part.querySelectorAll("table")]).filter((part) => part.matches("table"));
const isEmpty = tables.length > 0 && tables.every((table) => table.hidden);
for (const part of parts) if (!part.matches("table")) part.hidden = isEmpty;
}
for (const fold of folds) fold.open = wanted !== "";
const left = rows.filter((row) => !row.hidden).length;
count.textContent = wanted === "" ? "" : `${left || "None"} of ${rows.length} tokens`;
});
document.querySelector("h2.part")?.before(box, count);
}
const said = document.createElement("p");
said.className = "hush";
said.setAttribute("role", "status");
document.querySelector("main").append(said);
const copy = async (text, button) => {
try {
await navigator.clipboard.writeText(text);
said.textContent = `Copied ${text.length > 200 ? "the page" : text}`;
button.dataset.copied = "";
setTimeout(() => delete button.dataset.copied, 1200);
} catch { said.textContent = `Not copied: ${text.slice(0, 200)}`; }
};
for (const anchor of document.querySelectorAll("a.anchor")) {
anchor.title = "Copy link";
anchor.addEventListener("click", () => { copy(anchor.href, anchor); });
}
const twin = document.querySelector("a.twin");
if (twin && navigator.clipboard && location.protocol !== "file:") {
const button = document.createElement("button");
Object.assign(button, { type: "button", className: "copy twin", textContent: "Copy as Markdown" });
button.addEventListener("click", async () => {
try { await copy(await (await fetch(twin.href)).text(), button); } catch { said.textContent = "The page could not be read"; }
});
twin.after(button);
}
const codes = [...document.querySelectorAll("[data-specimen] :is(td, th, dd, .field) code, .measures .value, .bars b, .prose > table td code, .prose > details td code, .prose > ul > li code")]
.filter((code) => !code.closest("a, summary, button, .rows th") && !code.querySelector("a") && code.textContent !== "not given");
const links = [...document.querySelectorAll(".prose :is(td, li) a[href*='tokens.html#']:has(code)")].filter((link) => !link.closest("[data-specimen]"));
if (codes.length + links.length > 0 && navigator.clipboard) {
const linear = (v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
const fixed = (v, places = 4) => +v.toFixed(places);
const colorOf = (text, paint) => {
const hex = [text, paint].find((value) => /^#([0-9a-f]{2}){3,4}$/i.test(value));
const wide = /^color\(display-p3 ([\d.e+-]+) ([\d.e+-]+) ([\d.e+-]+)(?: \/ ([\d.]+))?\)$/.exec(paint ?? "");
const parts = wide ? wide.slice(1).map((part) => +(part ?? 1)) : hex && hex.match(/[0-9a-f]{2}/gi).map((pair) => parseInt(pair, 16) / 255);
return parts && { hex: hex ?? text, isWide: Boolean(wide), parts, css: wide || !hex ? paint : hex };
};
const translucent = (hex, share) => {
if (!share) return colorOf(hex);
const color = colorOf(hex + Math.round(share * 2.55).toString(16).padStart(2, "0"));
return { ...color, parts: [...color.parts.slice(0, 3), share / 100] };
};
const oklch = ({ parts: [r, g, b, a = 1], isWide }) => {
let [x, y, z] = [r, g, b].map(linear);
if (isWide) [x, y, z] = [1.2249401763 * x - 0.2249401763 * y, -0.0420569547 * x + 1.0420569547 * y, -0.0196375546 * x - 0.0786360456 * y + 1.0982736001 * z];
const [l, m, s] = [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]]
.map(([i, j, k]) => Math.cbrt(i * x + j * y + k * z));
const [u, v] = [1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
const chroma = Math.hypot(u, v), hue = (Math.atan2(v, u) * 180 / Math.PI + 360) % 360;
const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
return `oklch(${fixed(light * 100, 1)}% ${fixed(chroma, 3)} ${chroma < 0.0005 ? "none" : fixed(hue, 1)}${a < 1 ? ` / ${fixed(a, 3)}` : ""})`;
};
const hexOf = (css) => {
const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
pen.fillStyle = css;
pen.fillRect(0, 0, 1, 1);
const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
return "#" + [r, g, b, ...(a < 255 ? [a] : [])].map((part) => part.toString(16).padStart(2, "0")).join("");
};
const variable = (path) => "--" + path.replaceAll(".", "-").replace(/[^\w\u0080-\u{10ffff}-]/gu, (sign) => `\\${sign.codePointAt(0).toString(16)} `);
const weights = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"];
const bezier = (points) => `CubicBezierEasing(${points.map((point) => `${point}f`).join(", ")})`;
const notations = {
Value: { },
"Token name": { any: (path) => path },
"CSS variable": { any: (path) => `var(${variable(path)})` },
Hex: { color: ({ hex, css }) => hex[0] === "#" ? hex : hexOf(css) },
OKLCH: { color: oklch },
Swift: {
color: ({ parts: [r, g, b, a = 1], isWide }) => `Color(.${isWide ? "displayP3" : "sRGB"}, red: ${fixed(r)}, green: ${fixed(g)}, blue: ${fixed(b)}, opacity: ${fixed(a)})`,
length: String, time: (ms) => fixed(ms / 1000), curve: (points) => `.timingCurve(${points.join(", ")})`, weight: (weight) => `.${weights[weight / 100 - 1] ?? "regular"}`,
type: ({ family, size, weight, isSystem }) => `${isSystem ? ".system(" : `.custom("${family}", `}size: ${size})${weight ? `.weight(.${weights[weight / 100 - 1] ?? "regular"})` : ""}`,
shadow: (layers) => layers.some(({ lengths, isInset }) => lengths[3] || isInset) ? null
: layers.map(({ lengths: [x, y, blur], color }) => `.shadow(color: ${color}, radius: ${blur / 2}, x: ${x}, y: ${y})`).join("\n"),
family: (name) => `"${name}"`, border: (width, style, color) => style === "solid" ? `.border(${color}, width: ${width})` : null,
transition: (ms, points, wait) => `.timingCurve(${points.join(", ")}, duration: ${fixed(ms / 1000)})${wait ? `.delay(${fixed(wait / 1000)})` : ""}`, spring: "SwiftUI",
},
Kotlin: {
color: ({ hex, parts, isWide }) => isWide ? `Color(${[...parts, 1].slice(0, 4).map((part) => `${fixed(part)}f`).join(", ")}, ColorSpaces.DisplayP3)` : `Color(0x${(hex.slice(7) || "FF").toUpperCase()}${hex.slice(1, 7).toUpperCase()})`,
length: (number, unit) => `${number}.${unit === "sp" ? "sp" : "dp"}`, time: String, em: (number) => `${number}.em`, curve: bezier, weight: (weight) => `FontWeight(${weight})`,
type: ({ size, leading, weight, tracking }) => `TextStyle(${[`fontSize = ${size}.sp`, leading && `lineHeight = ${leading}.sp`, tracking && `letterSpacing = ${tracking}.sp`, weight && `fontWeight = FontWeight(${weight})`].filter(Boolean).join(", ")})`,
family: (name) => `"${name}"`, border: (width, style, color) => style === "solid" ? `BorderStroke(${width}.dp, ${color})` : null,
transition: (ms, points, wait) => `tween(durationMillis = ${ms}, ${wait ? `delayMillis = ${wait}, ` : ""}easing = ${bezier(points)})`, spring: "Compose",
},
"React Native": {
color: ({ hex }) => `'${hex}'`, length: String, time: String, curve: (points) => `Easing.bezier(${points.join(", ")})`, weight: (weight) => `'${weight}'`,
type: ({ family, size, leading, weight, tracking, isSystem }) => `{ ${[!isSystem && `fontFamily: '${family}'`, `fontSize: ${size}`, leading && `lineHeight: ${leading}`, tracking && `letterSpacing: ${tracking}`, weight && `fontWeight: '${weight}'`].filter(Boolean).join(", ")} }`,
radius: ([, , x, y, radius, , hex, share, opacity = (share ?? 100) / 100]) => `{ ${hex ? `shadowColor: '${hex}', ` : ""}shadowOffset: { width: ${x}, height: ${y} }, shadowOpacity: ${opacity}, shadowRadius: ${radius} }`,
shadow: (layers) => `{ boxShadow: '${layers.map(({ lengths, color, isInset }) => `${isInset ? "inset " : ""}${lengths.map((length) => length && `${length}px`).join(" ")} ${color.slice(1, -1)}`).join(", ")}' }`,
family: (name) => `'${name}'`, border: (width, style, color) => `{ borderWidth: ${width}, borderStyle: '${style}', borderColor: ${color} }`,
transition: (ms, points, wait) => `{ duration: ${ms}, ${wait ? `delay: ${wait}, ` : ""}easing: Easing.bezier(${points.join(", ")}) }`, spring: "React Native Animated",
},
};
const ofType = /(^|[.-])(font|text|type|typography)[.-]?size|font[.-]size|line-?height|leading|letter-?spacing|tracking/i;
const inTime = (number, unit) => fixed(number * (unit === "s" ? 1000 : 1));
const inPixels = (number, unit) => fixed(number * (unit === "rem" || unit === "em" ? 16 : 1));
const written = async (notation, { path, text, paint, spring, engine, own, added, isFelt, letters }) => {
if (notation.any) return path && !(notation === notations["CSS variable"] && (spring || isFelt)) ? notation.any(path) : text;
const color = colorOf(text, paint);
if (color) return notation.color ? notation.color(color) : color.css;
if (notation === notations.Hex) return CSS.supports("color", paint ?? text) ? hexOf(paint ?? text) : text;
if (own && engine === notation.spring) return own;
if (spring && notation.spring) {
await loadPlayground();
const [stiffness, damping, mass, velocity] = spring.split(" ").map(Number);
return specimenPlay.springCodes(specimenPlay.spring({ stiffness, damping, mass, velocity })).find(([name]) => name === notation.spring)[1] + (added ? ` // ${added}` : "");
}
const [, number, unit] = /^(-?[\d.]+)(px|pt|dp|sp|rem|em|ms|s)$/.exec(text) ?? [];
if (unit === "ms" || unit === "s") return notation.time?.(inTime(number, unit)) ?? text;
if (unit === "em") return notation.em?.(number) ?? text;
if (unit) return notation.length?.(inPixels(number, unit), ofType.test(path ?? "") ? "sp" : unit) ?? text;
const curve = /^cubic-bezier\((.+)\)$/.exec(text)?.[1].split(", ");
if (curve) return notation.curve?.(curve) ?? text;
const weight = /^([1-9]00)(?: \(.+\))?$/.exec(text)?.[1];
if (weight && (letters === "font-weight" || /weight/i.test(path ?? ""))) return notation.weight?.(weight) ?? text;
if (letters === "font-family") return notation.family?.(text.split(",")[0].replace(/^["']|["']$/g, "")) ?? text;
const type = /^([\d.]+)(px|pt|sp|dp|rem)(?: \/ ([\d.]+)(px|pt|sp|dp)?)?(?:, (\d+))?(?:, tracking (-?[\d.]+)(px|pt|sp|dp|rem|em))?(?:, (?!tracking |\d)([^,]+)(?:, .+)?)?$/.exec(text);
if (type && (type[3] || type[5] || type[8])) {
const size = inPixels(type[1], type[2]);
const leading = type[3] && fixed(type[4] ? +type[3] : type[3] * size);
const tracking = type[6] && fixed(type[7] === "em" ? type[6] * size : inPixels(type[6], type[7]));
return notation.type?.({ size, leading, weight: type[5], tracking, family: type[8], isSystem: !type[8] || /^(system-ui|-apple-system|San Francisco|SF Pro.*)$/i.test(type[8]) }) ?? text;
}
const layers = text.split(/, (?=inset |x |-?\d)/).map((layer) => /^(inset )?(-?[\d.]+) (-?[\d.]+) ([\d.]+) (-?[\d.]+) (#[0-9a-f]{6,8})$/i.exec(layer)
?? /^(inset )?x (-?[\d.]+), y (-?[\d.]+), radius ([\d.]+)(?:, spread (-?[\d.]+))?, (?:(#[0-9a-f]{6})(?: ([\d.]+) %)?|opacity ([\d.]+))$/i.exec(layer));
if (text[0] === "x" && notation.radius && layers[0] && !layers[0][5] && !layers[1]) return notation.radius(layers[0]);
if (layers.every((layer) => layer?.[6])) {
return notation.shadow?.(layers.map(([layer, inset, x, y, blur, spread = 0, hex, share]) => {
return { lengths: [x, y, layer.includes("radius") ? 2 * blur : blur, spread].map(Number), color: notation.color(translucent(hex, share)), isInset: Boolean(inset) };
})) ?? text;
}
const border = /^([\d.]+)(px|pt|dp|rem) ([a-z]+) (#[0-9a-f]{6})(?: ([\d.]+) %)?$/i.exec(text);
if (border) return notation.border?.(inPixels(border[1], border[2]), border[3], notation.color(translucent(border[4], border[5]))) ?? text;
const transition = /^([\d.]+)(ms|s) cubic-bezier\(([^)]+)\) (-?[\d.]+)(ms|s)$/.exec(text);
if (transition) return notation.transition?.(inTime(transition[1], transition[2]), transition[3].split(", "), inTime(transition[4], transition[5])) ?? text;
return text;
};
const choice = document.createElement("label");
const names = document.createElement("select");
const own = (document.documentElement.dataset.notations ?? "").split(", ").filter((name) => notations[name]);
names.append(...[...new Set([...own, ...Object.keys(notations)])].map((name) => new Option(name)));
try { names.value = localStorage.getItem("notation") ?? ""; } catch { /* the first one */ }
if (names.selectedIndex < 0) names.selectedIndex = 0;
const buttons = new Map();
const tell = async () => {
const name = names.value;
for (const [button, { label, value }] of buttons) {
const isOwn = name === "Value" || !value.spring && await written(notations[name], value) === value.text;
const as = isOwn ? "" : ` as ${name}`;
Object.assign(button, { title: `Copy${as}`, ariaLabel: label + as });
}
};
names.addEventListener("change", () => {
try { localStorage.setItem("notation", names.value); } catch { /* for this page only */ }
tell();
});
choice.append("Copy values as ", names);
const part = document.querySelector("h2.part");
if (part) choice.className = "notation";
const place = part ?? document.querySelector(".reader");
if (part) part.before(choice); else if (place) place.append(choice); else names.value = "Value";
const keep = (...parts) => {
const rest = parts.at(-1).nextSibling;
const sign = rest?.nodeType === Node.TEXT_NODE && /^[.,;:!?)”’]+/.exec(rest.data)?.[0];
if (!sign) return;
rest.data = rest.data.slice(sign.length);
const all = document.createElement("span");
all.className = "kept";
parts[0].replaceWith(all);
all.append(...parts, sign);
};
for (const code of codes) {
if (!/[\p{L}\p{N}]/u.test(code.textContent)) continue;
const field = code.closest(".field");
const painted = code.closest(".valued")?.querySelector(".glyph.colour") ?? field;
const paint = /(?:^|[:(])(#[0-9a-f]{6,8}|(?:color|lab|lch|oklab|oklch)\([^()]*\))/i.exec(painted?.getAttribute("style") ?? "")?.[1];
const token = (code.matches("code") ? code.closest("[data-label=Value], .field") : code)?.closest("[data-token]");
const path = token?.matches("tr") || token?.querySelector("a[href*='tokens.html#']") ? token.dataset.token : null;
const shown = code.textContent.trim();
const text = shown.startsWith("= ") && paint ? paint : shown.replace(/^(-?[\d.]+) (px|pt|dp|sp|ms|s)$/, "$1$2");
const value = { path, text, paint, spring: code.dataset.spring, engine: code.dataset.engine, own: code.dataset.code, added: code.dataset.added, isFelt: code.closest(".valued")?.querySelector(".felt"),
letters: /^font-\w+/.exec(code.closest(".valued")?.querySelector(".glyph.letters")?.getAttribute("style") ?? "")?.[0] };
const button = document.createElement("button");
Object.assign(button, { type: "button", className: "copy" });
const theme = code.parentElement.querySelector(".meta, .field > b:first-child")?.textContent;
const label = ["Copy", text, path && `of ${path}`, path && theme && `in ${theme}`].filter(Boolean).join(" ");
buttons.set(button, { label, value });
button.addEventListener("click", async () => copy(String(await written(notations[names.value], value)), button));
code.replaceWith(button);
button.append(code);
keep(button);
}
tell();
for (const link of links) {
const path = link.textContent;
const button = document.createElement("button");
Object.assign(button, { type: "button", className: "copy name", ariaLabel: `Copy ${path}` });
button.addEventListener("click", () => copy(notations[names.value].any?.(path) ?? path, button));
link.after(button);
keep(link, button);
}
}
const assets = new URL(".", document.currentScript.src);
let playground;
const loadPlayground = () => {
playground ??= Promise.all([["link", { rel: "stylesheet", href: new URL("play.css", assets) }], ["script", { src: new URL("play.js", assets) }]].map(([name, values]) =>
new Promise((done) => {
const element = Object.assign(document.createElement(name), values);
element.addEventListener("load", done);
document.head.append(element);
})));
return playground;
};
const openPlayground = async (query) => {
await loadPlayground();
specimenPlay.open(query);
};
const offer = (place, name, query, words = "Try it") => {
const button = document.createElement("button");
Object.assign(button, { type: "button", className: "try", textContent: words });
button.setAttribute("aria-label", `${words}: ${name}`);
button.addEventListener("click", () => openPlayground(query));
place.append(button);
};
for (const drawn of document.querySelectorAll("[data-play]")) {
const token = drawn.closest("[data-token]");
const around = token ?? drawn.parentElement;
const name = around.querySelector("b.name, .under b")?.textContent ?? token?.dataset.token ?? "this one";
offer(around.querySelector(".head, .under") ?? around, name, drawn.dataset.play + (token ? `&token=${encodeURIComponent(token.dataset.token)}` : ""));
}
for (const figure of document.querySelectorAll("figure:is([data-specimen=contrast], [data-specimen=swatches])")) {
const cell = figure.querySelector("td[style*='--b']");
const field = figure.querySelector(".field code");
const hex = (text) => /#[0-9a-f]{6,8}/i.exec(text ?? "")?.[0] ?? "";
const [text, on] = cell ? [hex(/[^-]color:[^;]*/.exec(";" + cell.getAttribute("style"))?.[0]), hex(cell.style.getPropertyValue("--b"))] : ["#ffffff", hex(field?.textContent)];
if (text && on) offer(figure.querySelector(":scope > .figures") ?? figure, `contrast of ${text} on ${on}`, `play=contrast&text=${text}&on=${on}`, "Try a pair");
}
const openAddressed = () => { if (location.hash.startsWith("#play=")) openPlayground(location.hash.slice(1)); };
addEventListener("hashchange", openAddressed);
openAddressed();
const sets = [...document.querySelectorAll("figure[data-specimen=type-ramp] .set")];
const samples = sets.map((set) => [...set.childNodes].find((node) => node.nodeType === 3 && node.data.trim())).filter(Boolean);
if (samples.length > 0) {
const own = samples.map((node) => node.data);
const label = document.createElement("label");
label.className = "words-of";
const input = document.createElement("input");
Object.assign(input, { type: "text", placeholder: "As given", maxLength: 120, value: new URLSearchParams(location.hash.slice(1)).get("words") ?? "" });
const show = () => samples.forEach((node, i) => { node.data = input.value.trim() || own[i]; });
input.addEventListener("input", () => {
show();
history.replaceState(null, "", input.value.trim() ? `#words=${encodeURIComponent(input.value)}` : location.pathname + location.search);
});
label.append("Sample text", input);
sets[0].closest("figure").prepend(label);
show();
}
let finder;
const openFinder = () => {
if (!finder) {
finder = document.createElement("dialog");
finder.className = "finder";
finder.setAttribute("aria-label", "Search");
finder.innerHTML = '<div class="ask"><input type="search" role="combobox" aria-expanded="false" aria-controls="finder-list" aria-autocomplete="list"'
+ ' aria-label="Search for words or a value" placeholder="Words or a value: #1a2b3c, 250ms" autocomplete="off" spellcheck="false">'
+ '<button type="button">Close</button></div><p role="status"></p><div id="finder-list" role="listbox" aria-label="Results" tabindex="-1" hidden></div>';
finder.addEventListener("keydown", (event) => { if (event.key === "Enter" && !globalThis.specimenSearch && event.target.value) finder.dataset.go = ""; });
for (const ending of ["input", "close"]) finder.addEventListener(ending, () => delete finder.dataset.go);
finder.addEventListener("click", (event) => { if (event.target === finder || event.target.matches(".ask button")) finder.close(); });
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
const parts = [...document.querySelectorAll("details.narrow")];
if (parts.length > 1 && matchMedia("(max-width: 50em)").matches) {
for (const part of parts.slice(1)) part.open = false;
const reach = () => {
const part = document.getElementById(location.hash.slice(1))?.parentElement.querySelector(":scope > .narrow");
if (part) part.open = true;
};
addEventListener("hashchange", reach);
reach();
}
