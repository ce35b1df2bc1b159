import { readFile } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import * as Schema from "effect/Schema";
import { PortalConfig } from "../../../src/domain/shell/portal-config.ts";

const toConfig = Schema.decodeUnknownSync(Schema.fromJsonString(PortalConfig));

/** The ids of the departments that tickets go to. */
export type Departments = () => Promise<ReadonlySet<string>>;

/**
 * The departments of the page's configuration (`portal-config.js`), which has the list once for page and server. It is read at each use: a
 * deployment replaces the file while the portal runs.
 */
export const departmentsOf =
  (file: string): Departments =>
  async () => {
    const script = await readFile(file, "utf8");
    // A context of its own: the script sets a global variable.
    const config: unknown = runInNewContext(`${script}\n;JSON.stringify(globalThis.PORTAL_CONFIG)`, {});
    return new Set(Object.values(toConfig(config).departments));
  };
