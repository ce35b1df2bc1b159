import fs from "node:fs";
import path from "node:path";

const upper = (word) => word.replace(/^./, (letter) => letter.toUpperCase());
const camelOf = (name) => name.replaceAll(/-([a-z0-9])/g, (_match, letter) => letter.toUpperCase());

/** What stands in templates for a name and, of an area, for one of its things: `service-visits`, `service-visit`. */
export const wordsOf = (name, one) => ({
  __name__: name,
  __Name__: upper(camelOf(name)),
  __camel__: camelOf(name),
  __snake__: name.replaceAll("-", "_"),
  __label__: name.replaceAll("-", " "),
  __Label__: upper(name.replaceAll("-", " ")),
  __one__: one,
  __One__: upper(camelOf(one)),
  __oneCamel__: camelOf(one),
  __CODE__: one.replaceAll("-", "_").toUpperCase(),
});

/** A text with the words in their places. */
export const filled = (text, words) =>
  text.replaceAll(/__(?:name|Name|camel|snake|label|Label|one|One|oneCamel|CODE)__/g, (word) => words[word]);

/** Templates name files from the root, `~/src/…`: modules name them from where they stand. */
export const withRelativePaths = (text, file) =>
  text.replaceAll(/(["'])~\/([^"']+)\1/g, (_match, quote, target) => {
    const relative = path.posix.relative(path.posix.dirname(file), target);
    return `${quote}${relative.startsWith(".") ? relative : `./${relative}`}${quote}`;
  });

/** The files of a template: where each goes, and what is in it. */
export const filesOf = (folder, words) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const source = path.join(entry.parentPath, entry.name);
      const file = filled(path.relative(folder, source), words).replace(/\.tmpl$/, "");
      return { file, text: withRelativePaths(filled(fs.readFileSync(source, "utf8"), words), file) };
    });
