const sources = import.meta.glob<string>("../../src/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const source = Object.values(sources).join("\n");

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&");

/** True where src has the text as a string of its own: `"orders.title"`. */
const isWritten = (text: string): boolean => source.includes(`"${text}"`);

/** True where src names the code: as a string, `"in_progress"`, or as a property, `gold:`. */
const isNamed = (code: string): boolean =>
  isWritten(code) || new RegExp(`\\b${escaped(code)}\\??:`).test(source);

/** What stands between the brackets of a call that asks for a text, over as many lines as it takes. */
const asked = /\b(?:t|codeText)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/**
 * The keys that src makes from a code, such as `orders.status.${code}`: templates where a text is asked for. The code is one
 * step of the key.
 */
const patterns = [...source.matchAll(asked)]
  .flatMap(([call]) => [...call.matchAll(/`([a-z_.]+\.)\$\{[^}]*\}([a-z_.]*)`/g)])
  .map(([, before = "", after = ""]) => new RegExp(`^${escaped(before)}([^.]+)${escaped(after)}$`));

/** True where src names the key, or makes it from a code that src names too. */
export const isUsed = (key: string): boolean =>
  isWritten(key) ||
  patterns.some((pattern) => {
    const code = pattern.exec(key)?.[1];
    return code !== undefined && isNamed(code);
  });
