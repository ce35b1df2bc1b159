import { configurePage } from "./configure-page.ts";
import { exportContent, importContentFile } from "./content/content.ts";
import { resetDemo } from "./demo-reset.ts";
import type { Variables } from "./variables.ts";
import { rotateKeys } from "./rotate-keys.ts";
import { backUp, moveStore, restore } from "./transfer/transfer.ts";

/** The options that name a command: one of them is given. */
export interface Command {
  readonly configure?: string;
  readonly to?: string;
  readonly backup?: string;
  readonly restore?: string;
  readonly "import-content"?: string;
  readonly "export-content"?: string;
  readonly "demo-reset"?: boolean;
  readonly "rotate-keys"?: boolean;
}

/** Carries out a command; `dryRun`: an import is only tried. */
export const runCommand = (
  command: Command,
  {
    dryRun,
    variables,
    log,
  }: { readonly dryRun: boolean; readonly variables: Variables; readonly log: (line: string) => void },
): Promise<void> => {
  const { configure, to, backup, restore: restored } = command;
  const { "import-content": imported, "export-content": exported } = command;
  if (configure !== undefined) return configurePage(variables, configure, log);
  if (to !== undefined) return moveStore(variables, to, log);
  if (backup !== undefined) return backUp(variables, backup, log);
  if (restored !== undefined) return restore(variables, restored, log);
  if (imported !== undefined) return importContentFile(variables, imported, { dryRun }, log);
  if (exported !== undefined) return exportContent(variables, exported, log);
  if (command["demo-reset"] === true) return resetDemo(variables, log);
  return rotateKeys(variables, log);
};
