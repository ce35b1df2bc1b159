import fs from "node:fs";

const filesOf = (folder: string, names: RegExp): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => names.test(name))
    .map((name) => fs.readFileSync(`${folder}/${name}`, "utf8"));

// Read here: as modules, two thousand files would be transformed one by one.
const source = [...filesOf("src", /\.tsx?$/), ...filesOf("dev-portal/areas", /(?:-csv|\.sql)\.ts$/)].join(
  "\n",
);

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&");

/** What stands between two quotation marks of a line: to search src for each key takes seconds. */
const written = new Set(Array.from(source.matchAll(/"([^"\n]*)(?=")/g), ([, text]) => text));

/** The names before a colon, of `a.b:` both `a.b` and `b`. */
const named = new Set(
  Array.from(source.matchAll(/(?<![\w.])([\w.]+)\??:/g), ([, name = ""]) => name.split(".")).flatMap(
    (parts) => parts.map((_part, index) => parts.slice(index).join(".")),
  ),
);

/** True where src has the text as a string of its own: `"orders.title"`. */
const isWritten = (text: string): boolean => written.has(text);

/** True where src names the code: as a string, `"in_progress"`, or as a property, `gold:`. */
const isNamed = (code: string): boolean => isWritten(code) || named.has(code);

/** The arguments of a call, from behind its opening parenthesis to the closing one. */
const argumentsFrom = (start: number): string => {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < source.length; end += 1) {
    if (source[end] === "(") depth += 1;
    if (source[end] === ")") depth -= 1;
  }
  return source.slice(start, end - 1);
};

/**
 * The keys that src makes from a code, such as `orders.status.${code}`: templates within a call that asks for a text.
 * The code may have a dot itself, as `input.file_to_big` has.
 */
const patterns = [...source.matchAll(/\b(?:t|codeText|severalOf|oneOf)\(/g)]
  .map(({ 0: call, index }) => argumentsFrom(index + call.length))
  .flatMap((text) => [...text.matchAll(/`([a-z_.]+\.)\$\{[^}]*\}([a-z_.]*)`/g)])
  .map(([, before = "", after = ""]) => new RegExp(`^${escaped(before)}(.+)${escaped(after)}$`));

/** The keys that src makes from the codes of a table of refusals. */
const ofRefusals = Array.from(
  source.matchAll(/\bwithTexts\(\s*"([\w.]+)"/g),
  ([, key = ""]) => new RegExp(`^${escaped(key)}\\.(.+)$`),
);

/** What the lists search, whose help has the same key and `.help`. */
const searches = new Set(Array.from(source.matchAll(/\bsearch: "([\w.]+)"/g), ([, key]) => key));

/** True where src names the key, or makes it from a code that src names too. */
export const isUsed = (key: string): boolean =>
  isWritten(key) ||
  searches.has(key.replace(/\.help$/, "")) ||
  [...patterns, ...ofRefusals].some((pattern) => {
    const code = pattern.exec(key)?.[1];
    return code !== undefined && isNamed(code);
  });
