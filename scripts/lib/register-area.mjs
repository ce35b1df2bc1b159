import fs from "node:fs";
import { lines, texts } from "./area-registrations.mjs";
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
const withText = (file, text, { after, key, words }) => {
  const entries = Object.entries(JSON.parse(text));
  const at = entries.findIndex(([name]) => name === after);
  if (at === -1) throw new Error(`${file} has changed: it has no text ${after}`);
  const changed = Object.fromEntries(entries.toSpliced(at + 1, 0, [key, words]));
  return `${JSON.stringify(changed, null, 2)}\n`;
};

/** The files that list areas, with a new area added; nothing is written. */
export const registered = (words) => {
  const files = new Map();
  const read = (file) => files.get(file) ?? fs.readFileSync(file, "utf8");
  for (const { file, add, ...place } of lines)
    files.set(
      file,
      withLine(file, read(file), { ...place, add: withRelativePaths(filled(add, words), file) }),
    );
  for (const { file: name, after, key, words: told } of texts)
    for (const [catalogue, said] of Object.entries(told)) {
      const file = `locales/${catalogue}/${name}`;
      const text = filled(said, words);
      files.set(file, withText(file, read(file), { after, key: filled(key, words), words: text }));
    }
  return [...files].map(([file, text]) => ({ file, text }));
};
