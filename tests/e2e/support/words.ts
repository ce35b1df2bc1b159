import fs from "node:fs"

const read = (file: string): Readonly<Record<string, string>> => JSON.parse(fs.readFileSync(`locales/enus/${file}`, "utf8")) as Record<string, string>

const texts = Object.assign({}, ...fs.readdirSync("locales/enus").map(read)) as Readonly<Record<string, string>>

/** A text as the catalogue of the tests' language has it: a test is about what is said, not about how. */
export const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
  const text = texts[key]
  if (text === undefined) throw new Error(`No text ${key}`)
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""))
}
