import type { Command } from "./command.ts";
import type { Part } from "./pages.ts";

const headFor = (name: string): string =>
  `// Exported from the replay desk; it lives in tests/e2e/replay/.\nimport { ${name} } from "../support/replay.ts"\n`;

/** The beginning of a file with one exported test. */
export const TEST_HEAD = headFor("replay");

const list = (commands: readonly Command[], indent: string): string =>
  commands.map((command) => `${indent}${JSON.stringify(command)},\n`).join("");

/** One exported test, as it stands in its file. */
export const testText = (title: string, commands: readonly Command[]): string =>
  `\nreplay(${JSON.stringify(title)}, [\n${list(commands, "  ")}])\n`;

const pageText = (page: readonly Part[]): string =>
  `\nreplayPage([\n${page.map(({ title, commands }) => `  { title: ${JSON.stringify(title)}, commands: [\n${list(commands, "    ")}  ] },\n`).join("")}])\n`;

/** The file of `tests/e2e/replay/` that holds these pages. */
export const fileOfPages = (pages: readonly (readonly Part[])[]): string =>
  headFor("replayPage") + pages.map(pageText).join("");
