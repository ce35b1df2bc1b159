import fs from "node:fs";
import { lines, linesOfAreas, texts, textsOfAreas } from "./area-registrations.mjs";
import { filled, withRelativePaths } from "./fill-template.mjs";

/** Inserts a line before or after one that occurs exactly once in the text, or at the top if none is given. */
const withLine = (file, text, { before, after, add }) => {
  const wanted = before ?? after;
  if (wanted === undefined) return `${add}\n${text}`;
  const all = text.split("\n");
  const at = all.indexOf(wanted);
  if (at === -1 || all.lastIndexOf(wanted) !== at)
    throw new Error(`${file} has changed: "${wanted.trim()}" does not stand there exactly once`);
  return all.toSpliced(before === undefined ? at + 1 : at, 0, add).join("\n");
};

/** Inserts a text after another one in a catalogue file. */
const withText = (file, text, after, added) => {
  const entries = Object.entries(JSON.parse(text));
  const at = entries.findIndex(([name]) => name === after);
  if (at === -1) throw new Error(`${file} has changed: it has no text ${after}`);
  return `${JSON.stringify(Object.fromEntries(entries.toSpliced(at + 1, 0, added)), null, 2)}\n`;
};

/** The catalogues that have every text, as the templates have them. */
const catalogues = () => fs.readdirSync("scripts/templates/list/locales");

/** The files that list screens and calls, with a new list added, and for an area those that list areas; nothing is written. */
export const registered = (values, isArea) => {
  const files = new Map();
  const read = (file) => files.get(file) ?? fs.readFileSync(file, "utf8");
  for (const { file, add, ...place } of isArea ? [...lines, ...linesOfAreas] : lines)
    files.set(
      file,
      withLine(file, read(file), { ...place, add: withRelativePaths(filled(add, values), file) }),
    );
  for (const { after, key, note } of isArea ? [...texts, ...textsOfAreas] : texts)
    for (const catalogue of catalogues()) {
      const file = `locales/${catalogue}/shell.json`;
      const text = catalogue === "notes" ? note : values.__Label__;
      files.set(file, withText(file, read(file), after, [filled(key, values), text]));
    }
  return [...files].map(([file, text]) => ({ file, text }));
};
