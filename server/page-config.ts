import { readFile } from "node:fs/promises";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { PortalConfig } from "../src/domain/shell/portal-config.ts";
import { ConfigurationRefused } from "./configuration-refused.ts";

const toConfig = Schema.decodeUnknownResult(Schema.fromJsonString(PortalConfig));

const block = /(<script type="application\/json" id="portal-config">)([^<]*)(<\/script>)/;

/** The page with another configuration. */
export const withConfiguration = (html: string, config: PortalConfig): string =>
  html.replace(block, (_, open: string, _before: string, close: string) =>
    // A "<" could end the block.
    [open, JSON.stringify(config).replaceAll("<", String.raw`\u003c`), close].join(""),
  );

/** The configuration in a built page; undefined if it has none that is valid. */
export const configurationIn = (html: string): PortalConfig | undefined =>
  Result.getOrUndefined(toConfig(block.exec(html)?.[2]));

/** The configuration of a JSON file or of a built page. Rejects with ConfigurationRefused. */
export const readConfiguration = async (file: string): Promise<PortalConfig> => {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new ConfigurationRefused(`The configuration ${file} cannot be read: ${String(error)}`);
  });
  const config = toConfig(file.endsWith(".html") ? block.exec(text)?.[2] : text);
  if (Result.isFailure(config))
    throw new ConfigurationRefused(`${file} is not a configuration: ${config.failure.message}`);
  return config.success;
};

/** The page's configuration, which page and server share. It is read at each use: a deployment replaces the file while the portal runs. */
export type PageConfig = () => Promise<PortalConfig>;
