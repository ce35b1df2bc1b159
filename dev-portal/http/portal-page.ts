import { readFileSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Locale } from "../../src/domain/shell/locale.ts";
import { compressed } from "../compressed.ts";
import { withConfiguration, type PageConfig } from "../page-config.ts";
import { inLocale, localeHeaders, pageWords } from "./page-language.ts";
import { PAGE, staticFile, type StaticFile } from "./static-files.ts";

/** A built page and a deployment's own configuration of it; without one, the page has that of the build. */
interface PageOptions {
  readonly folder: string;
  readonly config: PageConfig | undefined;
  readonly report: (error: unknown) => void;
}

/** The first texts of the build in a folder. */
const wordsOf = (folder: string) =>
  pageWords(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `/${file.split(sep).join("/")}`),
    (address) => readFileSync(join(folder, address), "utf8"),
  );

/**
 * The built page in each locale, with a configuration that a deployment may replace while the portal runs. Rejects if there is
 * no valid one at the start; one that is not valid later is reported, and the page stays as it was.
 */
export const portalPage = async ({
  folder,
  config,
  report,
}: PageOptions): Promise<(locale: Locale) => Promise<StaticFile>> => {
  const built = await readFile(join(folder, PAGE), "utf8");
  const withCurrent = async (): Promise<string> =>
    config === undefined ? built : withConfiguration(built, await config());
  const words = wordsOf(folder);
  let html = await withCurrent();
  const files = new Map<Locale, Promise<StaticFile>>();
  const fileOf = async (locale: Locale): Promise<StaticFile> => {
    const plain = Buffer.from(inLocale(html, locale, words(locale)));
    return { ...staticFile(PAGE, plain, await compressed(plain)), vary: `Accept-Encoding, ${localeHeaders}` };
  };
  return async (locale) => {
    try {
      const now = await withCurrent();
      if (now !== html) files.clear();
      html = now;
    } catch (error) {
      report(error);
    }
    const file = files.get(locale) ?? fileOf(locale);
    files.set(locale, file);
    return file;
  };
};
