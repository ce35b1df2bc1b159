import type { Command } from "./command.ts";

/** The head of a file with one exported test. */
export const TEST_HEAD = `// Exported from the replay desk; it lives in tests/e2e/replay/.
import { replay } from "../support/replay.ts";
`;

const list = (commands: readonly Command[]): string =>
  commands.map((command) => `  ${JSON.stringify(command)},\n`).join("");

/** The source text of one exported test. */
export const testText = (title: string, commands: readonly Command[]): string =>
  `\nreplay(${JSON.stringify(title)}, [\n${list(commands)}]);\n`;
