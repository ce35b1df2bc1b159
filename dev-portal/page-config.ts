import { readFile } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import * as Schema from "effect/Schema";
import { PortalConfig } from "../src/domain/shell/portal-config.ts";

const toConfig = Schema.decodeUnknownSync(Schema.fromJsonString(PortalConfig));

/** The page's configuration. */
export type PageConfig = () => Promise<PortalConfig>;

/**
 * The page's configuration (`portal-config.js`), which page and server share. It is read at each use: a deployment replaces the file while
 * the portal runs.
 */
export const pageConfigOf =
  (file: string): PageConfig =>
  async () => {
    const script = await readFile(file, "utf8");
    // A context of its own: the script sets a global variable.
    const config: unknown = runInNewContext(`${script}\n;JSON.stringify(globalThis.PORTAL_CONFIG)`, {});
    return toConfig(config);
  };
