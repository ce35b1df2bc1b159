import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeCompressed } from "./compressed.ts";
import { readEnvironment, type Variables } from "./environment.ts";
import { readConfiguration, withConfiguration } from "./page-config.ts";

/** Writes a configuration into the built page, for a static server; needs no build. Rejects with ConfigurationRefused. */
export const configurePage = async (
  variables: Variables,
  file: string,
  log: (line: string) => void,
): Promise<void> => {
  const page = join(readEnvironment(variables).staticDir, "index.html");
  const html = withConfiguration(await readFile(page, "utf8"), await readConfiguration(file));
  await writeFile(page, html);
  await writeCompressed(page, Buffer.from(html));
  log(`${page} has the configuration of ${file}.`);
};
