(() => {
const root = new URL("..", document.currentScript.src);
const home = location.href.startsWith(root.href) ? location.href.slice(root.href.length).split("/").slice(0, -1)[0] ?? "" : "";
const isNear = (url) => home !== "" && url.startsWith(home + "/");
const box = document.querySelector("dialog.finder");
const [input, status, list] = ["input", "[role=status]", "[role=listbox]"].map((name) => box.querySelector(name));
const files = new Map();
const arrivals = new Map();
globalThis.specimenSearch = (name, data) => arrivals.get(String(name))?.(data);
let digest = "";
const load = (name) => {
if (!files.has(name)) {
files.set(name, new Promise((done) => {
arrivals.set(name, (data) => { digest = data.d ?? digest; done(data); });
const script = document.createElement("script");
script.src = new URL(`assets/search/${name}.js${digest && `?${digest}`}`, root);
script.addEventListener("error", () => { files.delete(name); done(null); });
document.head.append(script);
}));
}
return files.get(name);
};
const unspaced = "\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3040-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
const spaced = "0-9A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u0dff\\u0f00-\\u0fff\\u10a0-\\u177f\\u1800-\\u1fff\\u3100-\\u33ff\\u4dc0-\\u4dff\\ua000-\\uf8ff\\ufb00-\\ufeff\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\uff66-\\uffff\\u{10000}-\\u{1efff}\\u{40000}-\\u{10ffff}";
const [anyRun, noSpace] = [new RegExp(`[vV]?\\d+(?:\\.\\d+)+|[${unspaced}]+|[${spaced}]+`, "gu"), new RegExp(`^[${unspaced}]`, "u")];
const runs = (text) => (text.match(anyRun) ?? []).map((run) => run.replace(/^v(?=\d+\.)/i, ""));
const fold = (run) => run.toLowerCase().replace(/[\u00e0-\u017e]/g, (letter) => letter.normalize("NFD")).replace(/[\u0300-\u036f]/g, "");
const pairs = (run) => { const letters = [...run]; return letters.length < 2 ? letters : letters.slice(1).map((letter, i) => letters[i] + letter); };
const words = (text) => runs(text).flatMap((run) => noSpace.test(run) ? pairs(run) : run).filter((word) => !/^[a-z]$/i.test(word));
const common = new Set(("a about all an and any are as at be been but by can do does find for from get had has have how i if in into is it its make me my need of on "
+ "or our please see should show so tell that the their them then there these they this those to us use used using was we were what when where "
+ "which who why will with you your").split(" "));
const telling = (all) => { const own = all.filter((word) => !common.has(fold(word))); return own.length > 0 ? own : all; };
const phrase = (text) => [...(runs(text).map(fold).join(" ") || text)].slice(0, 80).join("");
const humps = (word) => word.split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).filter((part) => part.length > 1).map((part) => part.toLowerCase());
const partsOf = (word) => { const parts = humps(word); return parts.length > 1 ? parts : /^([a-z]{2,})(\d+)$/i.exec(word)?.slice(1).map(fold) ?? parts; };
const distance = (a, b, most) => {
if (Math.abs(a.length - b.length) > most) return most + 1;
let [before, row] = [[], [...Array(b.length + 1).keys()]];
for (let i = 1; i <= a.length; i++) {
const next = [i];
for (let j = 1; j <= b.length; j++) {
next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) next[j] = Math.min(next[j], before[j - 2] + 1);
}
[before, row] = [row, next];
}
return row[b.length];
};
const shards = (start, low, high, most) => {
const last = start.w.findLastIndex((first) => first <= high);
const first = Math.max(start.w.findLastIndex((first) => first <= low), 0);
const found = [];
for (let number = first; number <= last && found.length < most; number++) found.push(String(number));
return found;
};
const entries = new Map();
const pageOf = (number) => number - number % 64;
const know = (told) => { for (const [number, ...entry] of told ?? []) entries.set(number, entry); };
const learn = async (numbers) => know((await Promise.all([...new Set(numbers.map((number) => `e${number >> 12}`))].slice(0, 4).map(load))).filter(Boolean).flat());
const find = async (word, { mayBeWrong = false, isTitle = false, most = word.length < 3 ? 2 : 4 }) => {
const start = await load("start");
if (!start) return new Map();
const found = new Map();
const note = (hits, fit) => {
let number = 0;
for (const hit of hits) {
number += hit >> 3;
const score = fit * [40, 30, 12, 12, 9, 5, 2][hit & 7];
const known = found.get(number);
if (!known || known.score < score) found.set(number, { score, isHeading: (hit & 7) === 1 || (hit & 7) === 3 });
}
};
const look = async (names, fit) => {
for (const shard of await Promise.all(names.map(load))) {
if (!shard) continue;
know(shard.e);
for (let i = 0; i < shard.t.length; i += 2) {
const how = !isTitle && shard.t[i].includes(" ") ? 0 : fit(shard.t[i]);
if (how > 0) note(shard.t[i + 1], how);
}
}
};
const begin = (text) => isTitle && !word.includes(" ") && text.includes(" ") && text.replaceAll(" ", "") === word ? 9 : !text.startsWith(word) ? 0 : text === word || text === `${word}s` ? 10 : text[word.length] === " " ? 8 : 6 - Math.min(3, (text.length - word.length) / 3);
await look(shards(start, word, word + "\uffff", most), begin);
if (found.size === 0 && isTitle && word.length > 4 && !word.includes(" ")) await look(shards(start, word.slice(0, 3), word, most), begin);
if (found.size === 0 && mayBeWrong && word.length > 3) {
const slips = word.length > 7 ? 2 : 1;
const head = start.w.length > 12 ? word.slice(0, 1) : "";
await look(shards(start, head, head + "\uffff", 12), (text) => {
const steps = distance(word, text, slips);
return steps <= slips ? 2 / steps : 0;
});
}
return found;
};
const meet = ([first, ...others]) => {
const met = new Map();
const all = [first, ...others];
for (const own of all) {
for (const [number, { isHeading }] of own) {
if (met.has(number)) continue;
let [score, isLent] = [0, false];
const fits = all.every((found) => {
const hit = found.get(number);
isLent ||= !hit;
const page = hit || !isHeading ? null : found.get(pageOf(number));
score += hit?.score ?? (page && !page.isHeading ? page.score * 0.4 : 0);
return hit || page && !page.isHeading;
});
if (fits) met.set(number, { score: isLent ? score * 0.4 : score, isHeading });
}
}
return met;
};
const meetMost = (finds, besides, most) => {
const known = finds.filter((found) => found.size > 0), all = new Map();
const weights = known.map((found) => 1 / Math.log2(2 + found.size));
const total = weights.reduce((sum, weight) => sum + weight, 0);
known.forEach((found, i) => {
for (const [number, { score, isHeading }] of found) {
const hit = all.get(number) ?? { score: 0, share: 0, isHeading: false };
all.set(number, { score: hit.score + score, share: hit.share + weights[i] / total, isHeading: hit.isHeading || isHeading });
}
});
const some = [...all].filter(([number, { share }]) => share >= 0.45 && !besides.has(number));
for (const [, hit] of some) hit.score *= 0.2 * hit.share ** 2;
return new Map(some.sort(([, a], [, b]) => b.score - a.score).slice(0, most));
};
const best = (...finds) => {
const found = new Map();
for (const [number, hit] of finds.flatMap((one) => [...one])) if (!(found.get(number)?.score > hit.score)) found.set(number, hit);
return found;
};
const findFirst = async (text) => {
const [word, ...others] = telling(words(text)).map(fold).sort((a, b) => b.length - a.length);
const found = await (others.length ? find(word, { most: 1 }) : find(phrase(text), { isTitle: true, most: 1 }));
const results = [...found].filter(([number]) => entries.has(number)).map(([number, { score }]) => {
const entry = entries.get(number), title = " " + phrase(entry[1]);
return { entry, score: score * 9 ** others.filter((other) => title.includes(" " + other)).length / title.length };
});
return results.sort((a, b) => b.score - a.score || isNear(b.entry[2]) - isNear(a.entry[2]) || a.entry[0] - b.entry[0]);
};
const findText = async (text, most, mayBeWrong) => {
const whole = phrase(text);
if (whole === "") return [];
const wanted = [...new Set(telling(words(text)))].slice(0, 8);
const all = wanted.map(async (word) => {
const parts = partsOf(word);
const own = await find(fold(word), { mayBeWrong: mayBeWrong && parts.length < 2 });
if (parts.length < 2) return own;
const met = meet(await Promise.all(parts.map((part) => find(part, { mayBeWrong: mayBeWrong && own.size === 0 }))));
for (const hit of met.values()) hit.score /= parts.length;
return best(own, met);
});
const [named, ...others] = await Promise.all([find(whole, { isTitle: true }), ...all]);
for (const hit of named.values()) {
hit.isWhole = hit.score >= 300;
hit.isFull = hit.score >= 400;
hit.isExact = hit.isWhole && whole.includes(" ");
hit.score *= Math.max(others.length, 1);
}
let met = others.length > 0 ? meet(others) : new Map();
if (met.size === 0 && others.length > 1) met = await find(wanted.map(fold).join(""), {});
const whollyMet = best(named, met);
const partlyMet = others.length > 1 && /\s/.test(text) ? meetMost(others, whollyMet, 12) : new Map();
const results = [...whollyMet, ...partlyMet].map(([number, hit]) => ({ number, ...hit }));
results.sort((a, b) => b.score - a.score || entries.has(b.number) - entries.has(a.number) || a.number - b.number);
const unknown = results.slice(0, most).filter(({ number }) => !entries.has(number));
if (unknown.length > 0) await learn(unknown.map(({ number }) => number));
for (const result of results) {
const entry = result.entry = entries.get(result.number);
if (!entry) continue;
if (entry[0] === 5 && !result.isFull) [result.score, result.isExact, result.isWhole] = [result.score * 0.3, false, false];
const titled = wanted.length > 1 ? words(entry[1]).map(fold) : [];
const isMeant = titled.length > 1 && titled.every((word) => wanted.map(fold).some((own) => own.startsWith(word) || word === `${own}s`));
result.isPart = !isMeant && partlyMet.has(result.number);
if (isMeant) result.score *= partlyMet.has(result.number) ? 10 : 3;
if (entry[0] === 3) result.score *= 0.9;
if (isNear(entry[2])) result.score *= 3;
}
return results.sort((a, b) => !!b.isExact - !!a.isExact || !!a.isPart - !!b.isPart || b.score - a.score || !a.entry - !b.entry || a.entry?.[0] - b.entry?.[0] || a.number - b.number);
};
const linear = (v) => Math.abs(v /= 255) <= 0.04045 ? v / 12.92 : Math.sign(v) * ((Math.abs(v) + 0.055) / 1.055) ** 2.4;
const lab = (rgb) => {
const [lr, lg, lb] = rgb.map(linear);
const f = (t) => t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 * t + 16) / 116;
const x = f((0.4123908 * lr + 0.3575843 * lg + 0.1804808 * lb) / 0.9504559);
const y = f(0.212639 * lr + 0.7151687 * lg + 0.0721923 * lb);
const z = f((0.0193308 * lr + 0.1191948 * lg + 0.9505322 * lb) / 1.0890578);
return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
const turn = Math.PI / 180;
const difference = ([l1, a1, b1], [l2, a2, b2]) => {
const c7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
const g = 1.5 - 0.5 * Math.sqrt(c7 / (c7 + 25 ** 7));
const [x1, x2] = [a1 * g, a2 * g];
const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
const angle = (b, a) => (Math.atan2(b, a) / turn + 360) % 360;
const [h1, h2] = [angle(b1, x1), angle(b2, x2)];
let dh = c1 * c2 === 0 ? 0 : h2 - h1;
if (dh > 180) dh -= 360; else if (dh < -180) dh += 360;
let h = h1 + h2;
if (c1 * c2 !== 0) h = Math.abs(h1 - h2) <= 180 ? h / 2 : h < 360 ? (h + 360) / 2 : (h - 360) / 2;
const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
const t = 1 - 0.17 * Math.cos((h - 30) * turn) + 0.24 * Math.cos(2 * h * turn) + 0.32 * Math.cos((3 * h + 6) * turn)
- 0.2 * Math.cos((4 * h - 63) * turn);
const sl = (l2 - l1) / (1 + 0.015 * (l - 50) ** 2 / Math.sqrt(20 + (l - 50) ** 2));
const sc = (c2 - c1) / (1 + 0.045 * c);
const sh = 2 * Math.sqrt(c1 * c2) * Math.sin(dh / 2 * turn) / (1 + 0.015 * c * t);
const rc = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
const rt = -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * turn) * rc;
return Math.sqrt(sl * sl + sc * sc + sh * sh + rt * sc * sh);
};
const penIn = (colorSpace) => document.createElement("canvas").getContext("2d", { willReadFrequently: true, colorSpace });
const [pen, widePen] = [penIn("srgb"), penIn("display-p3")];
const isWide = widePen.getContextAttributes?.().colorSpace === "display-p3";
const isNoColor = /^(inherit|initial|unset|revert|revert-layer|currentcolor|(accent|active|app|background|button|canvas|caption|field|gray ?text|highlight|inactive|info|link|mark|menu|scrollbar|selected|threed|visited|window)[a-z]*)$/i;
const color = (text) => {
if (isNoColor.test(text) || !CSS.supports("color", text)) return null;
const bytesBy = (pen, ground) => {
for (const style of [ground, text]) { pen.fillStyle = style; pen.fillRect(0, 0, 1, 1); }
return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
};
const paint = (ground) => {
const [r, g, b] = isWide ? bytesBy(widePen, ground).map(linear) : [0, 0, 0];
const own = [1.2249401 * r - 0.2249404 * g, 1.0420571 * g - 0.0420569 * r, 1.0982735 * b - 0.0196376 * r - 0.0786361 * g]
.map((v) => Math.sign(v) * 255 * (Math.abs(v) <= 0.0031308 ? 12.92 * Math.abs(v) : 1.055 * Math.abs(v) ** (1 / 2.4) - 0.055));
return own.some((v) => v < -2 || v > 257) ? own : bytesBy(pen, ground);
};
const isTaken = ["#010203", "#030201"].some((other) => { pen.fillStyle = other; pen.fillStyle = text; return pen.fillStyle !== other; });
return isTaken ? [paint("#fff"), paint("#000")] : null;
};
const seen = new Map();
const bytes = (value) => {
if (!seen.has(value)) {
const [r, g, b, a = 255] = value.split(" ")[0].match(/[0-9a-f]{2}/gi).map((pair) => parseInt(pair, 16));
seen.set(value, [255, 0].map((ground) => [r, g, b].map((v) => Math.round(ground + (v - ground) * a / 255))));
}
return seen.get(value);
};
const widely = (value) => value.includes(" ") ? value.slice(value.indexOf(" ") + 1) : null;
const looks = new Map();
const look = (value) => {
if (!looks.has(value)) looks.set(value, (color(widely(value) ?? "") ?? bytes(value)).map(lab));
return looks.get(value);
};
const isOpaque = ([light, dark]) => String(light) === String(dark);
const light = (rgb) => {
const [r, g, b] = rgb.map((v) => linear(Math.min(255, Math.max(0, v))));
return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
};
const figure = (ratio) => { const near = Math.round(ratio * 100) / 100; return ([3, 4.5, 7].some((level) => ratio < level && near >= level) ? Math.floor(ratio * 100) / 100 : near).toFixed(2); };
const ratio = (a, b) => Math.max(light(a), light(b)) / Math.min(light(a), light(b));
const levels = { aa: 4.5, aaa: 7, "aa large": 3, "aaa large": 4.5 };
const contrastWish = async (text) => {
const [, word, wanted, number, sign, ground] = /^(contrast\s+)?((\d{1,2}(?:\.\d+)?)(\s*:\s*1)?|a{2,3}(?:[\s-]+large)?)(?:\s+(?:on|against|over)\s+(.+))?$/i.exec(text) ?? [];
if (!wanted || !ground && number && !word && !sign) return null;
const least = number ?? levels[wanted.toLowerCase().replace(/[\s-]+/, " ")];
const own = ground && (color(ground) ?? await named(ground));
if (ground && (!own || !isOpaque(own))) return null;
const reach = (value, system) => isOpaque(bytes(value)) ? ratio(bytes(value)[0], (own ?? bytes(system[2]))[0]) : 0;
return {
kind: "c", most: 21,
far: (value, system, theme) => !own && (!system[2] || theme && theme !== system[4]) || reach(value, system) < least ? Infinity : reach(value, system) - least,
say: (d, value, system) => `${figure(reach(value, system))}:1${own ? "" : ` on ${system[3]}`}`,
};
};
const named = async (name) => {
const rows = await rowsOf("c");
const [, path, theme] = /^(.+)\s+(\S+)$/.exec(name) ?? [];
return pick(rows, phrase(plainName(name))) ?? (path ? pick(rows.filter(({ row }) => phrase(row[6]).split(" ").includes(fold(theme))), phrase(plainName(path))) : null);
};
const pick = (rows, wanted) => {
const exact = rows.filter(({ row }) => phrase(row[3]) === wanted);
const own = exact.length > 0 ? exact : rows.filter(({ row, part }) => phrase(row[3]).startsWith(`${wanted} `) && (!row[6] || row[6] === part.s[row[4]][4]));
const row = own.find(({ part, row }) => isNear(part.s[row[4]][1])) ?? own[0];
return row ? bytes(row.row[1]) : null;
};
const plainName = (text) => /^(var\(\s*)?--/.test(text)
? text.replace(/^var\(\s*([^,)]*).*$/, "$1").replace(/\\([0-9a-f]{1,6}) ?/gi, (all, hex) => String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff))) : text;
const springWish = (text) => {
if (!/^(spring|response|stiffness|damping|duration.+bounce|bounce|tension)\b/i.test(text) && !/^dampingratio|^dampingfraction/i.test(text)) return null;
const given = {};
for (const [, name, part, number, unit] of text.matchAll(/(stiffness|damping|mass|response|duration|bounce|tension|friction)\s*(fraction|ratio)?\s*[:=]?\s*(-?\d*\.?\d+)\s*(ms)?/gi)) {
given[part ? "ratio" : name.toLowerCase()] = number / (unit ? 1000 : 1);
}
const [a, b, m = 1] = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
let { stiffness, damping, mass = 1, response = given.duration, ratio: share } = given;
if (given.tension !== undefined) [stiffness, damping] = [(given.tension - 30) * 3.62 + 194, ((given.friction ?? 7) - 8) * 3 + 25];
if (Object.keys(given).length === 0) {
if (a <= 5 && b <= 2) [response, share] = [a, b]; else [stiffness, damping, mass] = [a, b, m];
}
if (given.bounce !== undefined) share = given.bounce >= 0 ? 1 - given.bounce : 1 / (1 + given.bounce);
if (response > 0) share ??= damping;
const time = response > 0 ? response : stiffness > 0 && mass > 0 ? 2 * Math.PI * Math.sqrt(mass / stiffness) : undefined;
share ??= stiffness > 0 && damping >= 0 ? damping / (2 * Math.sqrt(stiffness * mass)) : undefined;
if (damping >= 0 && time === undefined && share === undefined) {
if (damping > 2) {
const own = ([t, z]) => 4 * Math.PI * z / t;
return { kind: "s", most: 20, far: (value) => 40 * Math.abs(Math.log(own(value) / damping)), say: (d, value) => d < 0.02 ? "exact" : `damping ${own(value) < damping ? "−" : "+"}${+Math.abs(own(value) - damping).toFixed(1)}` };
}
share = damping;
}
if (!(share >= 0) && (share !== undefined || time === undefined)) return null;
const signed = (d, places) => `${d < 0 ? "−" : "+"}${+Math.abs(d).toFixed(places)}`;
return {
kind: "s", far: ([t, z]) => 20 * ((time ? Math.abs(Math.log(t / time)) : 0) + (share === undefined ? 0 : Math.abs(z - share))), most: Infinity,
say: (d, [t, z]) => d < 0.02 ? "exact" : [time && `response ${signed(t - time, 3)} s`, share !== undefined && `damping ratio ${signed(z - share, 3)}`].filter(Boolean).join(", "),
};
};
const keywords = { linear: [0, 0, 1, 1], ease: [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1] };
const along = (a, b, t) => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
const heights = ([x1, y1, x2, y2]) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => {
let [low, high] = [0, 1];
for (let i = 0; i < 20; i++) { const t = (low + high) / 2; if (along(x1, x2, t) < tenth / 10) low = t; else high = t; }
return along(y1, y2, low);
});
const easingWish = (text) => {
const numbers = /^cubic-bezier\(([^)]*)\)?$/i.exec(text)?.[1].split(",").map(Number);
const curve = keywords[text.toLowerCase()] ?? (numbers?.length === 4 && numbers.every(Number.isFinite) ? numbers : null);
if (!curve) return null;
const own = heights(curve);
return {
kind: "e", most: 30, far: (value) => 100 * Math.max(...heights(value).map((y, i) => Math.abs(y - own[i]))),
say: (d) => d < 0.5 ? "exact" : `up to ${d.toFixed(0)} % of the way apart`,
};
};
const wishes = async (text) => {
const special = await contrastWish(text) ?? springWish(text) ?? easingWish(text);
if (special) return [special];
const wanted = color(text) ?? (/^(?=.*[0-9])(?!\d{1,4}$)([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) ? color("#" + text) : null);
if (wanted) {
const own = wanted.map(lab);
return [{
kind: "c", most: 25, say: (d) => d === 0 ? "exact" : `ΔE ${d.toFixed(1)}`, isWord: /^[a-z]+$/i.test(text),
far: (value) => Math.max(...(isOpaque(wanted) && isOpaque(bytes(value)) ? [0] : [0, 1]).map((i) => difference(own[i], look(value)[i]))),
}];
}
const [, sign, number, unit] = /^([-−]?)(\d*\.?\d+)\s*(px|pt|dp|sp|rem|em|ms|s|%)?$/i.exec(text) ?? [];
if (number === undefined) return [];
const plain = (kind, wanted, most) => ({ kind, most, fine: 1000, far: (value) => Math.abs(value - wanted), say: (d, value) => d === 0 ? "exact" : `${value > wanted ? "+" : "−"}${+d.toFixed(3)}` });
if (unit === "%") return [plain("n", number / 100, 0.1)];
const bare = unit || sign ? [] : number >= 100 && number <= 1000 && number % 50 === 0 ? [plain("w", +number, 100)] : number <= 3 ? [plain("n", +number, 0.1)] : [];
const name = (unit ?? "px").toLowerCase();
const amount = (sign ? -number : number) * ({ rem: 16, em: 16, s: 1000 }[name] ?? 1);
const isTime = name === "ms" || name === "s";
const signed = (d) => `${d > 0 ? "+" : "−"}${+Math.abs(d).toFixed(2)} ${isTime ? "ms" : /^(pt|dp|sp)$/.test(name) ? name : "px"}`;
return [...bare, {
kind: isTime ? "t" : "l", far: (value) => Math.abs(value - amount), most: Math.max(Math.abs(amount) / 2, isTime ? 50 : 4),
say: (d, value) => d === 0 ? "exact" : signed(value - amount),
}];
};
const rowsOf = async (kind) => {
const start = await load("start");
const parts = await Promise.all([...Array(start?.v[kind] ?? 0).keys()].map((number) => load(`v${kind}${number}`)));
return parts.filter(Boolean).flatMap((part) => part.r.map((row) => ({ row, part })));
};
const findValues = async (text) => (await Promise.all((await wishes(text)).map(nearest))).flat().slice(0, 12);
const nearest = async (wanted) => {
const found = (await rowsOf(wanted.kind)).map(({ row, part }) => ({ row, part, d: wanted.far(row[1], part.s[row[4]], row[6]) })).filter(({ d }) => d <= wanted.most);
const rank = (d) => Math.round(d * (wanted.fine ?? 10));
found.sort((a, b) => rank(a.d) - rank(b.d) || isNear(b.part.s[b.row[4]][1]) - isNear(a.part.s[a.row[4]][1])
|| !!a.row[7] - !!b.row[7] || b.row[5] - a.row[5] || a.row[3].split(".").length - b.row[3].split(".").length || a.d - b.d);
const rows = new Map(), places = new Map();
for (const { row, part, d } of found) {
const [kind, value, words, name, system, , theme, at] = row;
const key = `${system} ${value} ${kind === "l" ? words : ""}`, own = `${system} ${name} ${theme ? "" : value} ${at ?? ""}`;
const first = rows.get(places.get(own)), same = rows.get(key);
const isTold = first && [first, ...first.others].some(({ row }) => String(row[1]) === String(value));
if (isTold) continue;
if (first?.names[0] === name) first.others.push({ row, d });
else if (!same) rows.set(key, { row, part, d, names: [name], others: [] });
else if (!same.names.includes(name)) same.names.push(name);
if (!first) places.set(own, key);
}
return [...rows.values()].slice(0, 12).map(({ row: [kind, value, words, path, system, , theme, at], part, d, names, others }) => {
const say = (d, value) => wanted.say(d, value, part.s[system]), more = names.length - 3;
const [name, url] = part.s[system];
const also = names.length > 1 && `also ${names.slice(1, 3).join(", ")}${more > 0 ? ` and ${more} more ${more === 1 ? "name" : "names"}` : ""}`;
const themed = others.map(({ row: [, value, words, , , , theme], d }) => `${theme} ${words}, ${say(d, value)}`);
const context = [name, [theme, words].filter(Boolean).join(" "), ...themed, also].filter(Boolean).join(" · ");
const paints = [value, ...others.map(({ row }) => row[1])].map((value) => kind === "c" ? widely(value) ?? value : null);
const paint = paints[1] ? `linear-gradient(90deg, ${paints[0]} 50%, ${paints[1]} 0)` : paints[0];
return { entry: [4, path, at ?? `${url}#${path.replace(/\s/g, "-")}`, context], note: say(d, value), paint, isWord: wanted.isWord };
});
};
const groups = ["Pages", "Components", "Headings", "Tokens", "Nearest values", "Findings and rules", "Some of the words"];
const key = `found:${root.pathname}`;
const isOwn = (one) => Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === "string") && new URL(one[1], root).href.startsWith(root.href);
let recent = [];
try { recent = [...JSON.parse(localStorage.getItem(key) ?? "[]")].filter(isOwn); } catch { /* none */ }
const make = (name, attributes, ...children) => {
const element = document.createElement(name);
for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
element.append(...children);
return element;
};
let options = [];
let current = -1;
const choose = (number) => {
options[current]?.setAttribute("aria-selected", "false");
current = options.length === 0 ? -1 : (number + options.length) % options.length;
const option = options[current];
option?.setAttribute("aria-selected", "true");
option?.scrollIntoView({ block: "nearest" });
if (option) input.setAttribute("aria-activedescendant", option.id); else input.removeAttribute("aria-activedescendant");
};
const show = (sections, words, isWhole = true) => {
options = [];
list.replaceChildren(...sections.filter(([, results]) => results.length > 0).map(([title, results], number) => {
const group = make("div", { role: "group", "aria-labelledby": `finder-group-${number}` },
make("p", { id: `finder-group-${number}`, role: "presentation" }, title));
for (const { entry: [, name, url, context], note, paint } of results) {
const option = make("a", { id: `finder-${options.length}`, role: "option", tabindex: "-1", "aria-selected": "false", href: new URL(url, root).href });
if (paint) option.append(make("i", { style: `background:${paint}` }));
option.append(make("span", {}, name), make("small", {}, [note, context].filter(Boolean).join(" · ")));
option.addEventListener("click", () => {
recent = [[name, url], ...recent.filter((other) => other[1] !== url)].slice(0, 6);
try { localStorage.setItem(key, JSON.stringify(recent)); } catch { /* forgotten */ }
box.close();
});
options.push(option);
group.append(option);
}
return group;
}));
list.hidden = options.length === 0;
list.setAttribute("aria-busy", String(!isWhole));
input.setAttribute("aria-expanded", String(options.length > 0));
status.textContent = words;
choose(0);
if (!isWhole) return;
const isWanted = "go" in box.dataset;
delete box.dataset.go;
if (isWanted) options[0]?.click();
};
const inGroups = (results, most) => {
const isPart = results.some((one) => !one.isPart) ? (one) => one.isPart : () => false;
const kindOf = (one) => isPart(one) ? 6 : one.entry[0];
const order = [...new Set(results.map(kindOf))];
const last = order[0] === 5 ? 6 : 5;
order.sort((a, b) => Math.max(a, last - 1) - Math.max(b, last - 1));
return order.map((kind) => [groups[kind], results.filter((one) => kindOf(one) === kind).slice(0, most)]);
};
const more = make("button", { type: "button" }, "Show more");
list.after(more);
let factor = 1;
let asked = 0;
const search = async () => {
const mine = ++asked;
list.setAttribute("aria-busy", "true");
const text = input.value.trim();
if (text === "") {
const start = await load("start");
if (mine !== asked) return;
if (start && !Object.keys(start.v).length) Object.assign(input, { placeholder: "Words", ariaLabel: "Search for words" });
const link = ([title, url]) => ({ entry: [0, title, url, ""] });
more.hidden = true;
return show([["Recent", recent.map(link)], ["Suggested", (start?.s ?? []).map(link)]], "");
}
const most = (text.length < 3 ? 4 : 8) * factor;
const near = await findValues(text);
if (mine !== asked) return;
if (near.length > 0) show([[groups[4], near]], "");
else {
const first = await findFirst(plainName(text));
if (mine !== asked) return;
if (first.length > 0) show(inGroups(first, most), "", false);
}
const results = await findText(plainName(text), most * 3, near.length === 0);
if (mine !== asked) return;
const known = results.filter(({ entry }) => entry);
const sections = inGroups(known, most);
const isTitle = known[0]?.isWhole || near[0]?.isWord && known[0]?.score >= 100;
sections.splice(isTitle ? sections.length : 0, 0, [groups[4], near]);
const count = near.length + results.length;
const shown = sections.reduce((sum, [, found]) => sum + found.length, 0);
more.hidden = shown === count || factor > 20;
show(sections, count === 0 ? text.length > 1 ? `Nothing found for “${text}”` : "" : `${shown < count ? `${shown} of ` : ""}${count} ${count === 1 ? "result" : "results"}`);
};
more.addEventListener("click", async () => {
const last = options.length;
factor *= 4;
await search();
input.focus();
choose(Math.min(last, options.length - 1));
});
input.addEventListener("input", () => { factor = 1; search(); });
input.addEventListener("keydown", (event) => {
const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
if (step) { event.preventDefault(); choose(current + step); }
if (event.key === "Enter") {
event.preventDefault();
if (list.getAttribute("aria-busy") !== "true") options[current]?.click(); else if (input.value.trim() !== "") box.dataset.go = "";
}
if (event.key === "Escape") { event.preventDefault(); box.close(); }
});
search();
})();
