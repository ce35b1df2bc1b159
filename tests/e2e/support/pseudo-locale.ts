import fs from "node:fs";
import type { Page } from "@playwright/test";

/** The catalogue in whose place the pseudo-locale is shown: the source of the others. */
const REPLACED = "int";
const textFile = new RegExp(`/assets/texts-[^/]+/${REPLACED}-[\\w-]+\\.js$`);

const letters = { from: "aceghiklnorsuyzACEGHIKLNORSUYZ", to: "åçéĝĥíķļñöŕšüýžÅÇÉĜĤÍĶĻÑÖŔŠÜÝŽ" } as const;
const accented = new Map(Array.from(letters.from, (letter, index) => [letter, letters.to[index] ?? letter]));

/** Words of other languages are longer and more: a text grows by more words of usual length. */
const more = "åñð ḿöŕé ŵöŕðš ţĥåţ ḿåķé íţ ļöñĝéŕ ţĥåñ íţ ŵåš béƒöŕé ";
const GROWTH = 0.4;

/** A text with accents above and below its letters, and 40 % longer. Its placeholders stay. */
const pseudoText = (text: string): string => {
  const grown = Math.ceil(text.replaceAll(/\{\{.*?\}\}/g, "").length * GROWTH);
  const added = more.repeat(Math.ceil(grown / more.length)).slice(0, grown);
  return `${text.replaceAll(/\{\{.*?\}\}|./gs, (part) => accented.get(part) ?? part)} ${added}`.trimEnd();
};

/** The source of a text file, a module with one JSON value, with each text replaced. */
const pseudoFile = (source: string): string => {
  const [start, json] = [source.indexOf("{"), source.slice(source.indexOf("{"))];
  const texts: unknown = JSON.parse(json, (_, value: unknown) =>
    typeof value === "string" ? pseudoText(value) : value,
  );
  return source.slice(0, start) + JSON.stringify(texts);
};

/** Gives the page the pseudo-locale's texts instead of those of the catalogue `int`. The portal knows nothing of it. */
export const replaceTexts = (page: Page): Promise<unknown> =>
  page.route(textFile, (route) => {
    // Read from the build: a page that leads on in the meantime takes its answers with it.
    const source = fs.readFileSync(`dist/portal${new URL(route.request().url()).pathname}`, "utf8");
    return route.fulfill({ contentType: "text/javascript", body: pseudoFile(source) });
  });

/** Lets the page run from right to left, as for Arabic or Hebrew, or from left to right. */
export const setDirection = async (page: Page, direction: "ltr" | "rtl"): Promise<void> => {
  await page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);
};
