import fs from "node:fs";

// Read here: as modules, two thousand files would be transformed one by one.
const filesOf = (folder: string, names: RegExp): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => names.test(name))
    .map((name) => fs.readFileSync(`${folder}/${name}`, "utf8"));

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&");

/** Finds out which keys some source uses. */
const usesIn = (source: string): ((key: string) => boolean) => {
  /** What stands between two quotation marks of a line: to search the source for each key takes seconds. */
  const written = new Set(Array.from(source.matchAll(/"([^"\n]*)(?=")/g), ([, text]) => text));

  /** The names before a colon, of `a.b:` both `a.b` and `b`. */
  const named = new Set(
    Array.from(source.matchAll(/(?<![\w.])([\w.]+)\??:/g), ([, name = ""]) => name.split(".")).flatMap(
      (parts) => parts.map((_part, index) => parts.slice(index).join(".")),
    ),
  );

  /** True where the source has the text as a string of its own: `"orders.title"`. */
  const isWritten = (text: string): boolean => written.has(text);

  /** True where the source names the code: as a string, `"in_progress"`, or as a property, `gold:`. */
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
   * The keys that the source makes from a code, such as `orders.status.${code}`: templates within a call that asks for
   * a text. The code may have a dot itself, as `input.file_to_big` has.
   */
  const patterns = [...source.matchAll(/\b(?:t|codeText|textOfCode|severalOf|oneOf)(?:<[^(]*>)?\(/g)]
    .map(({ 0: call, index }) => argumentsFrom(index + call.length))
    .flatMap((text) => [...text.matchAll(/`([a-z_.]+\.)\$\{[^}]*\}([a-z_.]*)`/g)])
    .map(([, before = "", after = ""]) => new RegExp(`^${escaped(before)}(.+)${escaped(after)}$`));

  /** The keys that the source makes from the codes of a table of refusals: of a text, and of what support tells of it. */
  const ofRefusals = Array.from(
    source.matchAll(/\bwithTexts\(\s*"([\w.]+)"/g),
    ([, key = ""]) => new RegExp(`^${escaped(key)}\\.(.+?)(?:\\.advice)?$`),
  );

  /** What the lists search, whose help has the same key and `.help`. */
  const searches = new Set(Array.from(source.matchAll(/\bsearch: "([\w.]+)"/g), ([, key]) => key));

  return (key) =>
    isWritten(key) ||
    searches.has(key.replace(/\.help$/, "")) ||
    [...patterns, ...ofRefusals].some((pattern) => {
      const code = pattern.exec(key)?.[1];
      return code !== undefined && isNamed(code);
    });
};

/** True where src names the key of a text, or makes it from a code that src names too; a CSV file's may be named by its table. */
export const isUsed = usesIn(
  [...filesOf("src", /\.tsx?$/), ...filesOf("server/areas", /(?:-csv|\.sql)\.ts$/)].join("\n"),
);

/** The same of a text that the server alone has; the table of the values that its texts name uses none. */
export const isUsedByServer = usesIn(
  [...filesOf("src/domain", /\.ts$/), ...filesOf("server", /^(?!demo\/|texts\/text-values).*\.ts$/)].join(
    "\n",
  ),
);
