/** Fills a text's placeholders, `{name}`. A value is never read for placeholders itself. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
