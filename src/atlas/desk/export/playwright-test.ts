import type { Command } from "./command.ts"

/** The beginning of every exported file. */
export const TEST_HEAD = "// Exported from the replay desk; it lives in tests/e2e/replay/.\nimport { replay } from \"../support/replay.ts\"\n"

/** One exported test, as it stands in its file. */
export const testText = (title: string, commands: readonly Command[]): string =>
  `\nreplay(${JSON.stringify(title)}, [\n${commands.map((command) => `  ${JSON.stringify(command)},\n`).join("")}])\n`
