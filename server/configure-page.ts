import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeCompressed } from "./compressed.ts";
import { readEnvironment } from "./environment.ts";
import type { Variables } from "./variables.ts";
import { loginPath } from "../src/domain/shell/routes.ts";
import { withPrerendered } from "./http/prerendered-page.ts";
import { readStaticFiles } from "./http/static-files.ts";
import { readConfiguration, withConfiguration } from "./page-config.ts";

/**
 * Writes a configuration into the built page, for a static server, and the login beside it as it stands before any script,
 * in the international language; needs no build. Rejects with ConfigurationRefused.
 */
export const configurePage = async (
  variables: Variables,
  file: string,
  log: (line: string) => void,
): Promise<void> => {
  const { staticDir } = readEnvironment(variables);
  const page = join(staticDir, "index.html");
  const config = await readConfiguration(file);
  const html = withConfiguration(await readFile(page, "utf8"), config);
  const login = await withPrerendered({
    html,
    files: readStaticFiles(staticDir),
    place: { name: "login", path: loginPath, search: "" },
    locale: "int",
    config,
    origin: new URL(config.productionPortal).origin,
    year: new Date().getFullYear(),
  });
  await mkdir(join(staticDir, "login"), { recursive: true });
  for (const [to, content] of [
    [page, html],
    [join(staticDir, "login/index.html"), login],
  ] as const) {
    await writeFile(to, content);
    await writeCompressed(to, Buffer.from(content));
  }
  log(`${page} has the configuration of ${file}.`);
};
