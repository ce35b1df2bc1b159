import fs from "node:fs";
import path from "node:path";

const upper = (word) => word.replace(/^./, (letter) => letter.toUpperCase());
const camelOf = (name) => name.replaceAll(/-([a-z0-9])/g, (_match, letter) => letter.toUpperCase());

const MIGRATIONS = "server/store/migrations";

/** The number of the next migration, such as 0101. */
const nextNumber = () => {
  const numbers = fs.readdirSync(MIGRATIONS).map((file) => Number.parseInt(file, 10));
  return String(Math.max(...numbers) + 1).padStart(4, "0");
};

/**
 * The placeholders of the templates: for the name of what is written and of one of its items (`service-visits`,
 * `service-visit`), for its area, for who may see it, and for the number of a migration.
 */
export const valuesOf = (name, one, area, isArea) => ({
  __area__: area,
  __access__: isArea ? camelOf(name) : "session",
  __number__: nextNumber(),
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

/** A text with its placeholders replaced. */
export const filled = (text, values) =>
  text.replaceAll(
    /__(?:area|access|number|name|Name|camel|snake|label|Label|one|One|oneCamel|CODE)__/g,
    (word) => values[word],
  );

/** Replaces root paths, `~/src/…`, in a template by paths relative to the module. */
export const withRelativePaths = (text, file) =>
  text.replaceAll(/(["'])~\/([^"']+)\1/g, (_match, quote, target) => {
    const relative = path.posix.relative(path.posix.dirname(file), target);
    return `${quote}${relative.startsWith(".") ? relative : `./${relative}`}${quote}`;
  });

/** The files of a template: path and content of each. */
export const filesOf = (folder, values) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const source = path.join(entry.parentPath, entry.name);
      const file = filled(path.relative(folder, source), values).replace(/\.tmpl$/, "");
      return { file, text: withRelativePaths(filled(fs.readFileSync(source, "utf8"), values), file) };
    });
