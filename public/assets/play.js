(() => {
const { PI, sqrt, exp, abs, hypot, floor, min, max } = Math;
const spring = (k, c, m = 1, v = 0) => {
if (![k, c, m, v].every(Number.isFinite) || k <= 0 || c < 0 || m <= 0) return null;
const frequency = sqrt(k / m), decay = c / (2 * m), isUnder = decay < frequency;
const split = sqrt(abs(frequency - decay) * (frequency + decay));
const fast = decay + split, slow = frequency / fast * frequency;
const offset = (t) => {
const fade = exp(-(isUnder ? decay : slow) * t);
if (!(fade > 0)) return 0;
if (isUnder) {
const phase = split * t;
return fade * (-Math.cos(phase) + (v - decay) * (phase < 1e-8 ? t : Math.sin(phase) / split));
}
const phase = 2 * split * t;
return fade * (-1 + (v - slow) * (phase < 1e-16 ? t : -Math.expm1(-phase) / (2 * split)));
};
const angle = Math.atan2(v * split, decay * v - frequency * frequency);
const peak = (angle > 0 ? angle : angle + 2 * PI) / split;
const turn = !isUnder && (v < 0 || v > fast)
? (() => {
const share = v / (v - slow) / fast, spent = 2 * split * share;
return spent < 1e-16 ? share : spent < 0.5 ? -Math.log1p(-spent) / (2 * split)
: -Math.log(slow / fast * ((v - fast) / (v - slow))) / (2 * split);
})() : null;
const over = isUnder ? exp(-decay * peak) * hypot(split, v - decay) / frequency : v > fast ? offset(turn) : 0;
return {
stiffness: k, damping: c, mass: m, velocity: v, frequency, ratio: c / (2 * sqrt(k) * sqrt(m)),
value: (t) => t > 0 ? 1 + offset(t) : 0, offset,
overshoot: max(0, over), overshootTime: over > 0 ? (isUnder ? peak : turn) : null,
settleTime: settle(), response: 2 * PI / frequency,
};
function settle(most = 0.001) {
const crossing = (start, end) => {
for (let i = 0; i < 100; i++) {
const middle = (start + end) / 2;
if (abs(offset(middle)) > most) start = middle; else end = middle;
}
return (start + end) / 2;
};
if (isUnder) {
if (decay === 0) return null;
const half = PI / split, first = peak > half ? peak - half : peak;
const swings = (Math.log(hypot(split, v - decay) / frequency / most) / decay - first) / half;
if (!(swings > 0)) return crossing(0, first);
let last = Math.ceil(swings) - 1;
if (abs(offset(first + (last + 1) * half)) > most) last += 1;
if (last > 0 && abs(offset(first + last * half)) <= most) last -= 1;
return crossing(first + last * half, first + (last + 1) * half);
}
if (turn !== null && abs(offset(turn)) <= most) return crossing(0, turn);
const start = turn ?? 0;
let end = start + 8 / slow;
while (abs(offset(end)) > most) end += end - start;
return crossing(start, end);
}
};
const forms = {
physical: {
name: "Stiffness, damping, mass", fields: { stiffness: [10, 1000, 1], damping: [0, 100, 0.5], mass: [0.1, 10, 0.1] },
spring: (p) => spring(p.stiffness, p.damping, p.mass ?? 1, p.velocity),
of: (s) => ({ stiffness: s.stiffness, damping: s.damping, mass: s.mass }),
},
ratio: {
name: "Stiffness, damping ratio", fields: { stiffness: [10, 2000, 1], dampingRatio: [0, 2, 0.01] },
spring: (p) => spring(p.stiffness, 2 * p.dampingRatio * sqrt(p.stiffness) * sqrt(p.mass ?? 1), p.mass ?? 1, p.velocity),
of: (s) => ({ stiffness: s.stiffness / s.mass, dampingRatio: s.ratio }),
},
response: {
name: "Response, damping fraction", fields: { response: [0.05, 2, 0.01], dampingFraction: [0, 2, 0.01] },
spring: (p) => p.response > 0 ? spring((2 * PI / p.response) ** 2, 4 * PI * p.dampingFraction / p.response, 1, p.velocity) : null,
of: (s) => ({ response: s.response, dampingFraction: s.ratio }),
},
duration: {
name: "Duration, bounce", fields: { duration: [0.05, 2, 0.01], bounce: [-0.9, 1, 0.01] },
spring: (p) => p.bounce > -1 && p.bounce <= 1
? forms.response.spring({ response: p.duration, dampingFraction: p.bounce >= 0 ? 1 - p.bounce : 1 / (1 + p.bounce), velocity: p.velocity }) : null,
of: (s) => ({ duration: s.response, bounce: s.ratio <= 1 ? 1 - s.ratio : 1 / s.ratio - 1 }),
},
origami: {
name: "Tension, friction", fields: { tension: [0, 300, 1], friction: [0, 50, 0.5] },
spring: (p) => spring((p.tension - 30) * 3.62 + 194, (p.friction - 8) * 3 + 25, 1, p.velocity),
of: (s) => ({ tension: (s.stiffness / s.mass - 194) / 3.62 + 30, friction: (s.damping / s.mass - 25) / 3 + 8 }),
},
};
const names = {
stiffness: "Stiffness", damping: "Damping", mass: "Mass", dampingRatio: "Damping ratio", response: "Response, s",
dampingFraction: "Damping fraction", duration: "Duration, s", bounce: "Bounce", tension: "Tension", friction: "Friction",
velocity: "Initial velocity, 1/s",
};
const velocities = [-20, 20, 0.5];
const presets = {
"SwiftUI": { response: 0.5, dampingFraction: 0.825 }, "SwiftUI smooth": { duration: 0.5, bounce: 0 },
"SwiftUI snappy": { duration: 0.5, bounce: 0.15 }, "SwiftUI bouncy": { duration: 0.5, bounce: 0.3 },
"Core Animation": { stiffness: 100, damping: 10, mass: 1 }, "Android": { stiffness: 1500, dampingRatio: 0.5 },
"Compose": { stiffness: 1500, dampingRatio: 1 }, "React Native": { tension: 40, friction: 7 },
"Reanimated 3": { stiffness: 100, damping: 10, mass: 1 }, "Reanimated 4": { stiffness: 900, damping: 120, mass: 4 },
"Motion": { stiffness: 100, damping: 10, mass: 1 },
};
const formOf = (p) => "tension" in p ? "origami" : "response" in p ? "response" : "duration" in p ? "duration" : "dampingRatio" in p ? "ratio" : "physical";
const springOf = (p) => forms[formOf(p)].spring({ velocity: 0, ...p });
const linear = (s, most = 0.0025) => {
if (!s?.settleTime) return null;
const count = 3000, at = (i) => s.value(i / count * s.settleTime);
const values = [...Array(count + 1).keys()].map((i) => i === count ? 1 : at(i));
const kept = [0], open = [[0, count]];
while (open.length > 0) {
const [from, to] = open.pop();
let worst = 0, place = 0;
for (let i = from + 1; i < to; i++) {
const far = abs(values[i] - values[from] - (values[to] - values[from]) * (i - from) / (to - from));
if (far > worst) [worst, place] = [far, i];
}
if (worst > most * 0.9) open.push([from, place], [place, to]); else kept.push(to);
}
kept.sort((a, b) => a - b);
if (kept.length > 400) return null;
const stops = kept.map((i) => [i / count, +values[i].toFixed(4)]);
let error = 0;
for (let i = 0, stop = 0; i <= count * 4; i++) {
const t = i / count / 4;
while (stops[stop + 1][0] < t) stop += 1;
const [[a, x], [b, y]] = [stops[stop], stops[stop + 1]];
error = max(error, abs(x + (y - x) * (t - a) / (b - a) - s.value(t * s.settleTime)));
}
const css = `linear(${stops.map(([t, x], i) => i === 0 || i === stops.length - 1 ? x : `${x} ${+(t * 100).toFixed(3)}%`).join(", ")})`;
return { css, error, stops, duration: s.settleTime };
};
const short = (x) => x === 0 || !Number.isFinite(x) ? "0" : String(+x.toFixed(min(15, max(0, 5 - floor(Math.log10(abs(x)))))));
const springCodes = (s, easing) => {
const start = s.velocity === 0 ? "" : s.velocity;
const script = `stiffness: ${short(s.stiffness)}, damping: ${short(s.damping)}, mass: ${short(s.mass)}${start && `, velocity: ${short(start)}`}`;
const [k, z] = [short(s.stiffness / s.mass), short(s.ratio)];
const force = `spring(dampingRatio = ${z}f, stiffness = ${k}f)`;
const codes = [
["SwiftUI", `.interpolatingSpring(${s.mass === 1 ? "" : `mass: ${short(s.mass)}, `}stiffness: ${short(s.stiffness)}, damping: ${short(s.damping)}${start && `, initialVelocity: ${short(start)}`})`],
["Compose", start === "" ? force : `animateTo(1f, ${force}, initialVelocity = ${short(start)}f)`],
["Reanimated", `withSpring(1, { ${script} })`],
["React Native Animated", `Animated.spring(value, { toValue: 1, ${script}, useNativeDriver: true })`],
["UIKit, Core Animation", `UISpringTimingParameters(mass: ${short(s.mass)}, stiffness: ${short(s.stiffness)}, damping: ${short(s.damping)}, initialVelocity: CGVector(dx: ${short(s.velocity)}, dy: ${short(s.velocity)}))`],
["Flutter", `SpringSimulation(SpringDescription(mass: ${short(s.mass)}, stiffness: ${short(s.stiffness)}, damping: ${short(s.damping)}), 0, 1, ${short(s.velocity)})`],
["Motion", `transition={{ type: "spring", ${script} }}`],
];
if (start === "") codes.push(["Android views", `SpringForce(1f).setStiffness(${k}f).setDampingRatio(${z}f)`]);
if (easing) codes.push(["CSS", `transition: transform ${+(easing.duration * 1000).toFixed(2)}ms ${easing.css};`]);
return codes;
};
const bezier = (x1, y1, x2, y2) => (x) => {
if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
const at = (s, a, b) => s * (3 * (1 - s) * (a * (1 - s) + b * s) + s * s);
let [low, high] = [0, 1];
for (let i = 0; i < 60; i++) {
const middle = (low + high) / 2;
if (at(middle, x1, x2) < x) low = middle; else high = middle;
}
return at((low + high) / 2, y1, y2);
};
const keywords = { linear: [0, 0, 1, 1], ease: [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1] };
const curveCodes = (c, ms) => [
["CSS", `cubic-bezier(${c.join(", ")})`],
["SwiftUI", `.timingCurve(${c.join(", ")}, duration: ${ms / 1000})`],
["Compose", `CubicBezierEasing(${c.map((n) => `${n}f`).join(", ")})`],
["React Native, Reanimated", `Easing.bezier(${c.join(", ")})`],
["UIKit", `UICubicTimingParameters(controlPoint1: CGPoint(x: ${c[0]}, y: ${c[1]}), controlPoint2: CGPoint(x: ${c[2]}, y: ${c[3]}))`],
["Core Animation", `CAMediaTimingFunction(controlPoints: ${c.join(", ")})`],
["Android views", `PathInterpolator(${c.map((n) => `${n}f`).join(", ")})`],
["Flutter", `Cubic(${c.join(", ")})`],
];
const canvas = document.createElement("canvas");
canvas.width = canvas.height = 1;
const pen = canvas.getContext("2d", { willReadFrequently: true });
const color = (text) => {
text = text.trim();
if (/^(inherit|initial|unset|revert|revert-layer|currentcolor|)$/i.test(text) || !CSS.supports("color", text)) return null;
const digits = /^#([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(text);
if (digits) return [...digits[1].match(/../g).map((pair) => parseInt(pair, 16)), parseInt(digits[2] ?? "ff", 16) / 255];
pen.clearRect(0, 0, 1, 1);
pen.fillStyle = text;
pen.fillRect(0, 0, 1, 1);
const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
return [r, g, b, a / 255];
};
const over = ([r, g, b, a], ground) => [r, g, b].map((v, i) => v * a + ground[i] * (1 - a));
const contrast = (text, background) => {
const ground = over(background, [255, 255, 255]), ink = over(text, ground);
const light = (c) => {
const [r, g, b] = c.map((v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const [a, b] = [light(ink), light(ground)];
const screen = (c) => {
const [r, g, b] = c.map((v) => (v / 255) ** 2.4);
const y = 0.2126729 * r + 0.7151522 * g + 0.072175 * b;
return y < 0.022 ? y + (0.022 - y) ** 1.414 : y;
};
const [t, g] = [screen(ink), screen(ground)];
const raw = g > t ? (g ** 0.56 - t ** 0.57) * 1.14 : (g ** 0.65 - t ** 0.62) * 1.14;
const lc = abs(g - t) < 0.0005 || abs(raw) < 0.1 ? 0 : (raw - Math.sign(raw) * 0.027) * 100;
return { ratio: (max(a, b) + 0.05) / (min(a, b) + 0.05), lc };
};
const figure = (ratio) => {
const nearest = Math.round(ratio * 100) / 100;
const isLifted = [3, 4.5, 7].some((level) => ratio < level && nearest >= level);
return (isLifted ? floor(ratio * 100) / 100 : nearest).toFixed(2);
};
const make = (name, attributes, ...children) => {
const element = document.createElement(name);
for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
element.append(...children);
return element;
};
const drawing = (name, attributes) => {
const element = document.createElementNS("http://www.w3.org/2000/svg", name);
for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
return element;
};
const button = (text, press, attributes = {}) => {
const element = make("button", { type: "button", ...attributes }, text);
element.addEventListener("click", press);
return element;
};
const tidy = (x) => +x.toPrecision(6);
const milliseconds = (s) => s >= 10 ? `${+s.toFixed(1)} s` : `${Math.round(s * 1000)} ms`;
const percent = (x) => `${+(x * 100).toFixed(1)} %`;
const title = make("h2", { id: "play-title" });
const body = make("div", { class: "play-body" });
const said = make("p", { class: "hush", role: "status" });
const box = make("dialog", { class: "play", "aria-labelledby": "play-title" },
make("div", { class: "play-head" }, title, button("Copy link", () => copy(location.href, "the link")), button("Close", () => box.close())), body, said);
box.addEventListener("click", (event) => { if (event.target === box) box.close(); });
let isPushed = false;
box.addEventListener("close", () => {
if (isPushed && location.hash.startsWith("#play=")) history.back(); else history.replaceState(null, "", location.pathname + location.search);
isPushed = false;
});
addEventListener("popstate", () => { if (box.open && !location.hash.startsWith("#play=")) box.close(); });
document.body.append(box);
let waiting;
const say = (text, delay = 500) => {
clearTimeout(waiting);
waiting = setTimeout(() => { said.textContent = text; }, delay);
};
const copy = async (text, what) => {
try { await navigator.clipboard.writeText(text); say(`Copied ${what}`, 0); } catch { say(`Not copied: ${text}`, 0); }
};
const keep = (kind, values, token) => {
const query = new URLSearchParams({ play: kind, ...values, ...(token ? { token } : {}) });
history.replaceState(null, "", `#${query.toString().replaceAll("%2C", ",").replaceAll("%23", "#")}`);
};
const field = (label, [low, high, step], value, change) => {
const number = make("input", { type: "number", step: "any", value: tidy(value) });
const slider = make("input", { type: "range", min: low, max: high, step, value, "aria-label": `${label}, slider` });
const set = (source, other) => source.addEventListener("input", () => {
if (source.value === "" || !Number.isFinite(source.valueAsNumber)) return;
other.value = source.value;
change(source.valueAsNumber);
});
set(number, slider);
set(slider, number);
return make("div", { class: "play-field" }, make("label", {}, make("span", {}, label), number), slider);
};
const choice = (label, options, value, change) => {
const select = make("select", {});
select.append(...options.map(([text, key]) => new Option(text, key, false, key === value)));
select.addEventListener("change", () => change(select.value));
return make("label", { class: "play-choice" }, make("span", {}, label), select);
};
const listing = (codes, note) => make("dl", { class: "play-code" }, ...codes.flatMap(([platform, code]) => [make("div", {},
make("dt", {}, platform, ...(note && platform === "CSS" ? [make("small", {}, note)] : [])),
make("dd", {}, make("code", {}, code), button("Copy", () => copy(code, platform), { "aria-label": `Copy ${platform}` })))]));
const figures = (pairs) => make("dl", { class: "play-figures" }, ...pairs.map(([term, value, more]) =>
make("div", {}, make("dt", {}, term), make("dd", {}, value, ...(more ? [make("small", {}, more)] : [])))));
const runner = () => {
const own = make("i", {}), other = make("i", { class: "ghost" });
const rail = make("div", { class: "play-rail", "aria-hidden": "true" }, other, own);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const run = (motions) => [own, other].forEach((square, i) => {
square.getAnimations().forEach((animation) => animation.cancel());
square.hidden = !motions[i];
if (!motions[i]) return;
const way = (rail.clientWidth - 32) / 1.5;
square.animate([{ transform: "none" }, { transform: `translateX(${way}px)` }], { ...motions[i], ...(calm.matches && { duration: 0 }), fill: "forwards" });
});
return { rail, run };
};
const legend = (ghost) => ghost ? [make("p", { class: "play-note" }, "Dotted: the token as it is.")] : [];
const plot = (end, low, high, curves) => {
const x = (t) => (t / end * 1000).toFixed(1), y = (v) => ((high - v) / (high - low) * 1000).toFixed(1);
const svg = drawing("svg", { viewBox: "0 0 1000 1000", preserveAspectRatio: "none", "aria-hidden": "true" });
svg.append(drawing("path", { class: "axes", d: `M0 ${y(0)}H1000${end === 1 ? `V${y(1)}M0 ${y(0)}V${y(1)}` : ""}` }), drawing("path", { class: "target", d: `M0 ${y(1)}H1000` }));
for (const [name, value] of curves) {
const d = [...Array(301).keys()].map((i) => `${i ? "L" : "M"}${x(end * i / 300)} ${y(value(end * i / 300))}`).join("");
svg.append(drawing("path", { class: name, d }));
}
return svg;
};
const step = (end) => {
const raw = end / 8, power = 10 ** floor(Math.log10(raw));
return [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw * 0.999);
};
const kinds = {
spring(values, ghostValues, token) {
let params = Object.fromEntries(Object.entries(values).filter(([key]) => key in names).map(([key, value]) => [key, Number(value)]));
const drawn = (p) => {
const s = springOf(p);
return s && s.frequency > 0.01 && s.frequency < 1e5 && s.ratio < 1000 && !(s.settleTime > 1000) ? s : null;
};
const refused = drawn(params) === null && Object.keys(params).length > 0;
if (!drawn(params)) params = { stiffness: 100, damping: 10, mass: 1 };
const ghost = ghostValues && springOf(ghostValues);
const stage = make("div", { class: "plot large", role: "img" });
const more = make("div", {}), inputs = make("div", { class: "play-fields" });
const { rail, run } = runner();
let motions = [];
const update = () => {
const s = drawn(params);
if (!s) { say("These numbers make no spring"); stage.classList.add("broken"); return; }
stage.classList.remove("broken");
const easing = linear(s), known = ghost && linear(ghost);
const reach = (s) => s.settleTime ?? 5 * s.response;
const end = max(reach(s), ghost ? reach(ghost) : 0) * 1.08, top = 1 + min(1, max(s.overshoot, ghost?.overshoot ?? 0)) + 0.06;
const low = min(0, s.velocity < 0 ? -0.3 : 0);
const isOver = s.overshootTime !== null && s.overshoot >= 0.0005;
stage.replaceChildren(plot(end, low, top, [
...(isOver ? [["over", (t) => max(1, s.value(t))]] : []), ...(ghost ? [["ghost", ghost.value]] : []), ["curve", s.value],
]));
const up = (v) => `bottom:${(v - low) / (top - low) * 100}%`;
for (const v of [0, 1]) stage.append(make("span", { class: "y", style: up(v) }, `${v}`));
if (isOver) stage.append(make("span", { class: s.overshootTime > end * 0.45 ? "peak end" : "peak", style: `left:${s.overshootTime / end * 100}%;${up(min(1 + s.overshoot, top))}` }, make("b", {}, `+${percent(s.overshoot)}`)));
for (let i = 0, by = step(end); i * by <= end; i++) stage.append(make("span", { class: "x", style: `left:${i * by / end * 100}%` }, i === 0 ? "0 ms" : `${+(i * by * 1000).toPrecision(6)}`));
if (s.settleTime !== null) stage.append(make("span", { class: `settled${s.settleTime > end * 0.58 ? " before" : ""}`, style: `left:${s.settleTime / end * 100}%;${up(1)}` }, make("b", {}, milliseconds(s.settleTime))));
const over = !isOver ? "No overshoot" : `Overshoots by ${percent(s.overshoot)} at ${milliseconds(s.overshootTime)}`;
const settled = s.settleTime === null ? "never settles" : `settles at ${milliseconds(s.settleTime)}`;
stage.setAttribute("aria-label", `The value rises from 0 to its target 1. ${over} and ${settled}.`);
say(`${over} and ${settled}`);
const against = (text) => ghost ? `token: ${text(ghost)}` : "";
const overshoot = (s) => s.overshoot >= 0.0005 ? percent(s.overshoot) : "none", settle = (s) => s.settleTime === null ? "never" : milliseconds(s.settleTime);
const ratio = (s) => +s.ratio.toFixed(3), response = (s) => `${+s.response.toFixed(3)} s`;
more.replaceChildren(figures([
["Overshoot", overshoot(s), against(overshoot)], ["Settle time", settle(s), ghost ? against(settle) : "within 0.001"],
["Damping ratio", ratio(s), against(ratio)], ["Response", response(s), against(response)],
]), listing(springCodes(s, easing), easing ? `${easing.stops.length} stops, at most ${+easing.error.toFixed(4)} off` : ""));
motions = [easing, known].map((e) => e && { duration: e.duration * 1000, easing: e.css });
keep("spring", Object.fromEntries(Object.entries(params).map(([key, value]) => [key, tidy(value)])), token);
};
const show = () => {
const form = formOf(params);
inputs.replaceChildren(
choice("Written as", Object.entries(forms).map(([key, { name }]) => [name, key]), form, (key) => {
const s = springOf(params);
if (s) params = { ...Object.fromEntries(Object.entries(forms[key].of(s)).map(([name, value]) => [name, tidy(value)])), ...(s.velocity ? { velocity: s.velocity } : {}) };
show();
inputs.querySelector("select").focus();
}),
...Object.entries(forms[form].fields).map(([name, reach]) => field(names[name], reach, params[name] ?? 1, (value) => { params[name] = value; update(); })),
field(names.velocity, velocities, params.velocity ?? 0, (value) => {
if (value === 0) delete params.velocity; else params.velocity = value;
update();
}),
choice("Start from", [["Choose…", ""], ...(ghostValues ? [["The token", "token"]] : []), ...Object.keys(presets).map((name) => [name.startsWith("SwiftUI ") ? name : `${name} default`, name])], "", (name) => {
if (!name) return;
params = { ...(name === "token" ? ghostValues : presets[name]) };
show();
}));
update();
};
show();
return [make("div", { class: "play-stage" }, stage, make("div", { class: "play-run" }, button("Play", () => run(motions)), rail), ...legend(ghost), ...(refused ? [make("p", { class: "play-note" }, "The numbers of the address make no spring that can be drawn; this is the one of Core Animation.")] : [])), inputs, more];
},
easing(values, ghostValues, token) {
const read = (text) => (text ?? "").split(",").map(Number);
const isCurve = (c) => c.length === 4 && c.every(Number.isFinite) && [c[0], c[2]].every((x) => x >= 0 && x <= 1);
let curve = read(values.curve);
if (!isCurve(curve)) curve = keywords.ease.slice();
let duration = Number(values.ms) > 0 ? Number(values.ms) : 300;
const ghost = ghostValues && isCurve(read(ghostValues.curve)) ? read(ghostValues.curve) : null;
const [low, high] = [-0.5, 1.5];
const stage = make("div", { class: "plot play-square" }), picture = make("div", { role: "img" }), more = make("div", {});
const inputs = make("div", { class: "play-fields" });
const { rail, run } = runner();
const timing = (c) => ({ duration, easing: `cubic-bezier(${c.join(", ")})` });
const handles = [0, 2].map((at) => {
const label = at === 0 ? "First handle" : "Second handle";
const knob = make("button", { type: "button", class: "play-knob", "aria-describedby": "play-hint" });
const move = (x, y) => { curve[at] = +min(1, max(0, x)).toFixed(2); curve[at + 1] = +min(2, max(-1, y)).toFixed(2); show(); };
knob.addEventListener("pointerdown", (event) => { event.preventDefault(); knob.focus(); knob.setPointerCapture(event.pointerId); });
knob.addEventListener("pointermove", (event) => {
if (!knob.hasPointerCapture(event.pointerId)) return;
const place = stage.getBoundingClientRect();
move((event.clientX - place.left) / place.width, high - (event.clientY - place.top) / place.height * (high - low));
});
knob.addEventListener("keydown", (event) => {
const by = event.shiftKey ? 0.1 : 0.01;
const [dx, dy] = { ArrowLeft: [-by, 0], ArrowRight: [by, 0], ArrowUp: [0, by], ArrowDown: [0, -by] }[event.key] ?? [0, 0];
if (dx === 0 && dy === 0) return;
event.preventDefault();
move(curve[at] + dx, curve[at + 1] + dy);
});
return { knob, label, at };
});
const numbers = ["x1", "y1", "x2", "y2"].map((name, i) => {
const input = make("input", { type: "number", step: 0.01, ...(i % 2 ? { min: -1, max: 2 } : { min: 0, max: 1 }) });
input.addEventListener("input", () => {
const next = curve.with(i, input.valueAsNumber);
if (isCurve(next)) { curve = next; show(input); }
});
return [make("label", {}, make("span", {}, name), input), input];
});
const show = (typed) => {
const value = bezier(...curve);
const art = plot(1, low, high, [...(ghost ? [["ghost", bezier(...ghost)]] : []), ["curve", value]]);
const y = (v) => ((high - v) / (high - low) * 1000).toFixed(1);
art.prepend(drawing("path", { class: "handle", d: `M0 ${y(0)}L${curve[0] * 1000} ${y(curve[1])}M1000 ${y(1)}L${curve[2] * 1000} ${y(curve[3])}` }));
picture.replaceChildren(art);
const shares = [0.25, 0.5, 0.75].map((t) => percent(value(t)));
picture.setAttribute("aria-label", `${shares[0]} of the way after a quarter of the time, ${shares[1]} after half of it, ${shares[2]} after three quarters.`);
for (const { knob, label, at } of handles) {
knob.style.left = `${curve[at] * 100}%`;
knob.style.top = `${(high - min(high, max(low, curve[at + 1]))) / (high - low) * 100}%`;
knob.setAttribute("aria-label", `${label}, x ${curve[at]}, y ${curve[at + 1]}`);
}
numbers.forEach(([, input], i) => { if (input !== typed) input.value = curve[i]; });
more.replaceChildren(listing(curveCodes(curve, duration)));
say(`cubic-bezier ${curve.join(", ")}`);
keep("easing", { curve: curve.join(","), ms: duration }, token);
};
stage.append(picture, ...handles.map(({ knob }) => knob));
const time = field("Duration, ms", [50, 2000, 10], duration, (value) => { if (value > 0) { duration = value; show(); } });
inputs.append(
make("p", { id: "play-hint", class: "play-note" }, "Drag the two handles, or move the focused one with the arrow keys; with Shift, ten times as far."),
make("div", { class: "play-four" }, ...numbers.map(([label]) => label)), time,
choice("Start from", [["Choose…", ""], ...(ghost ? [["The token", "token"]] : []), ...Object.keys(keywords).map((name) => [name, name])], "", (name) => {
if (name) { curve = (name === "token" ? ghost : keywords[name]).slice(); show(); }
}));
show();
return [make("div", { class: "play-stage" }, stage, make("div", { class: "play-run" }, button("Play", () => run([timing(curve), ghost && timing(ghost)])), rail), ...legend(ghost)), inputs, more];
},
contrast(values) {
const pair = { text: values.text ?? "#000000", on: values.on ?? "#ffffff" };
const stage = make("div", { class: "play-pair", "data-specimen": "pair" },
make("p", { class: "large" }, "Can you read this?"), make("p", {}, "Text of this size needs a ratio of 4.5, large text and the edges of controls need 3."));
const more = make("div", {}), inputs = make("div", { class: "play-fields" });
const known = new Map();
for (const place of document.querySelectorAll("main [data-token]")) {
const hex = place.querySelector("code")?.textContent.trim();
if (/^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(hex ?? "") && !known.has(hex)) known.set(hex, place.dataset.token);
}
const fields = [["text", "Text"], ["on", "Background"]].map(([key, label]) => {
const input = make("input", { type: "text", spellcheck: "false", autocomplete: "off" });
const picker = make("input", { type: "color", "aria-label": `${label}, picker` });
const set = (text) => { pair[key] = text; input.value = text; update(); };
input.addEventListener("input", () => { pair[key] = input.value; update(); });
picker.addEventListener("input", () => set(picker.value));
const list = choice(`${label} from this page`, [["Choose…", ""], ...[...known].slice(0, 120).map(([hex, name]) => [`${name} ${hex}`, hex])], "", (hex) => { if (hex) set(hex); });
return { key, input, picker, set, node: make("div", { class: "play-colour" }, make("label", {}, make("span", {}, label), input), picker, ...(known.size > 0 ? [list] : [])) };
});
const update = () => {
const [text, on] = [color(pair.text), color(pair.on)];
fields.forEach(({ key, input, picker }) => {
const read = color(pair[key]);
input.setAttribute("aria-invalid", String(!read));
if (read) picker.value = `#${read.slice(0, 3).map((v) => v.toString(16).padStart(2, "0")).join("")}`;
});
if (!text || !on) { say("Not a colour"); return; }
Object.assign(stage.style, { color: pair.text, background: `linear-gradient(${pair.on}, ${pair.on}), #fff` });
const { ratio, lc } = contrast(text, on);
const level = ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : ratio >= 3 ? "AA large" : "fail";
const passes = (need) => ratio >= need ? "passes" : "fails";
more.replaceChildren(figures([
["Ratio", figure(ratio), level], ["Text, 4.5", passes(4.5)], ["Large text and controls, 3", passes(3)], ["Text, AAA, 7", passes(7)],
["APCA", `Lc ${Math.round(lc)}`.replace("-", "−")],
]));
say(`Ratio ${figure(ratio)}, ${level}`);
keep("contrast", pair);
};
inputs.append(...fields.map(({ node }) => node), button("Swap the colours", () => {
const { text, on } = pair;
fields[0].set(on);
fields[1].set(text);
}));
fields.forEach(({ key, set }) => set(pair[key]));
return [stage, inputs, more];
},
};
const titles = { spring: "Spring", easing: "Easing curve", contrast: "Contrast of a pair" };
const open = (query) => {
const { play, token, ...values } = Object.fromEntries(new URLSearchParams(query.replaceAll("#", "%23")));
if (!Object.hasOwn(kinds, play)) return;
const written = token && document.querySelector(`[data-token="${CSS.escape(token)}"] [data-play]`)?.dataset.play;
const known = written && Object.fromEntries(new URLSearchParams(written));
const isSame = known?.play === play;
const ghost = isSame ? Object.fromEntries(Object.entries(known).filter(([key]) => key !== "play").map(([key, value]) => [key, play === "spring" ? Number(value) : value])) : null;
if (!box.open && !location.hash.startsWith("#play=")) {
history.pushState(null, "", `#${query}`);
isPushed = true;
}
title.replaceChildren(titles[play], ...(isSame ? [make("small", {}, token)] : []));
body.className = `play-body of-${play}`;
body.replaceChildren(...kinds[play](values, ghost, isSame ? token : undefined));
if (box.open) return;
box.showModal();
body.querySelector("select, .play-knob, input").focus();
};
globalThis.specimenPlay = { open, spring: springOf, linear, springCodes, presets, forms, bezier, contrast, color, figure };
})();
