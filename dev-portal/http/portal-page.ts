import type { Locale } from "../../src/domain/shell/locale.ts";
import { compressed } from "../compressed.ts";
import { withConfiguration, type PageConfig } from "../page-config.ts";
import { inLocale, localeHeaders, localeOfRequest } from "./page-language.ts";
import {
  createStaticFiles,
  PAGE,
  readStaticFiles,
  staticFile,
  type StaticFile,
  type StaticFiles,
} from "./static-files.ts";

/** A build with its page, and a deployment's own configuration of it; without one, the page has that of the build. */
interface PageOptions {
  readonly files: StaticFiles;
  readonly config: PageConfig | undefined;
  readonly report: (error: unknown) => void;
}

/**
 * The built page in each locale, with a configuration that a deployment may replace while the portal runs. Rejects if there is
 * no valid one at the start; one that is not valid later is reported, and the page stays as it was.
 */
export const portalPage = async ({
  files: built,
  config,
  report,
}: PageOptions): Promise<(locale: Locale) => Promise<StaticFile>> => {
  const page = built.get(PAGE)?.plain.toString() ?? "";
  const withCurrent = async (): Promise<string> =>
    config === undefined ? page : withConfiguration(page, await config());
  let html = await withCurrent();
  const files = new Map<Locale, Promise<StaticFile>>();
  const fileOf = async (locale: Locale): Promise<StaticFile> => {
    const plain = Buffer.from(inLocale(html, locale, built));
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

/** Serves a build: its files, and its page in the locale of each request. */
export const serveBuild = async (
  folder: string,
  config: PageConfig | undefined,
  report: (error: unknown) => void,
): Promise<ReturnType<typeof createStaticFiles>> => {
  const files = readStaticFiles(folder);
  const page = await portalPage({ files, config, report });
  return createStaticFiles(files, (request) => page(localeOfRequest(request)));
};
