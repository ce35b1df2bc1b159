import { readFileSync } from "node:fs";
import demoMark from "../../public/favicon.svg?raw";
import { EnvironmentRefused, given, type Variables } from "../variables.ts";
import demoMarkOnDark from "./mark-dark.svg?raw";

/** The manufacturer's mark as SVG, for a light and for a dark background. */
export interface Mark {
  readonly light: string;
  readonly dark: string;
}

/** The most that a mark may have, in bytes: each page has both inside it. */
const MOST_BYTES = 8_000;

const root = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg\b[^>]*>/;
/** What an image never loads or runs, so that the mark would look different from what its file shows elsewhere. */
const loads =
  /<script\b|<foreignObject\b|<!ENTITY|(?:href|src)\s*=\s*["'](?!#|data:)|url\(\s*["']?(?!["'#]|data:)|@import/i;

const readFile = (name: string, file: string): string => {
  const refuse = (why: string): never => {
    throw new EnvironmentRefused(`${name}: ${file} ${why}`);
  };
  const text = ((): string => {
    try {
      return readFileSync(file, "utf8");
    } catch (error) {
      return refuse(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  })();
  if (Buffer.byteLength(text) > MOST_BYTES) refuse(`has more than ${MOST_BYTES / 1_000} kB.`);
  const tag = root.exec(text)?.[0];
  if (tag === undefined) return refuse("is no SVG: it has to begin with the element svg.");
  if (!/\bxmlns\s*=/.test(tag) || !/\bviewBox\s*=/.test(tag))
    refuse("needs xmlns and viewBox in its element svg: it is shown in several sizes.");
  if (loads.test(text)) refuse("has a script or loads another file: a mark is one drawing.");
  return text;
};

/**
 * The mark of `MARK` and, for dark backgrounds, `MARK_DARK` (files; the same one where it is not set); without them that of the demo data's
 * manufacturer. Throws EnvironmentRefused with a message for the person who starts the portal.
 */
export const readMark = (variables: Variables): Mark => {
  const [light, dark] = [given(variables, "MARK"), given(variables, "MARK_DARK")];
  if (light === undefined && dark !== undefined)
    throw new EnvironmentRefused("MARK_DARK is the dark form of MARK: set both, or MARK alone.");
  if (light === undefined) return { light: demoMark, dark: demoMarkOnDark };
  const read = readFile("MARK", light);
  return { light: read, dark: dark === undefined ? read : readFile("MARK_DARK", dark) };
};
