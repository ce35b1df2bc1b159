import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compressed } from "../compressed.ts";
import { withConfiguration, type PageConfig } from "../page-config.ts";
import { PAGE, staticFile, type StaticFile } from "./static-files.ts";

/** A built page and a deployment's own configuration of it. */
interface PageOptions {
  readonly folder: string;
  readonly config: PageConfig;
  readonly report: (error: unknown) => void;
}

/**
 * The built page with a configuration that a deployment may replace while the portal runs. Rejects if there is no valid one at
 * the start; one that is not valid later is reported, and the page stays as it was.
 */
export const configuredPage = async ({
  folder,
  config,
  report,
}: PageOptions): Promise<() => Promise<StaticFile>> => {
  const built = await readFile(join(folder, PAGE), "utf8");
  const withCurrent = async (): Promise<string> => withConfiguration(built, await config());
  const fileOf = async (html: string): Promise<StaticFile> => {
    const plain = Buffer.from(html);
    return staticFile(PAGE, plain, await compressed(plain));
  };
  let html = await withCurrent();
  let file = await fileOf(html);
  return async () => {
    try {
      const now = await withCurrent();
      if (now !== html) [html, file] = [now, await fileOf(now)];
    } catch (error) {
      report(error);
    }
    return file;
  };
};
