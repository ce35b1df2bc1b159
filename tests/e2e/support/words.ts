import fs from "node:fs";

type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of one catalogue, with their parameters filled in. */
export const wordsIn = (locale: string): Words => {
  const read = (file: string): Readonly<Record<string, string>> =>
    JSON.parse(fs.readFileSync(`locales/${locale}/${file}`, "utf8")) as Record<string, string>;
  const texts = Object.assign({}, ...fs.readdirSync(`locales/${locale}`).map(read)) as Readonly<
    Record<string, string>
  >;
  return (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`No text ${key}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
};

/** A text of the catalogue in the tests' language: tests assert which text is shown, not its wording. */
export const words = wordsIn("enus");
