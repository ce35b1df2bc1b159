import type { MachineIr } from "../model/atlas-model.ts";
import { mermaidOf } from "./mermaid.ts";

const pageOf = (ir: MachineIr): string =>
  `# ${ir.name}\n\n${ir.description}.\n\n\`\`\`mermaid\n${mermaidOf(ir)}\`\`\`\n`;

const indexOf = (machines: readonly MachineIr[]): string =>
  [
    "# State machines",
    "",
    "`npm run diagrams` writes these pages from the machines; `npm test` fails when they are stale.",
    "The state atlas (`npm run atlas`) has the same in full: actions, sections of the specification, tests, codes.",
    "",
    ...machines.map(({ name, description }) => `- [${name}](${name}.md): ${description}`),
    "",
  ].join("\n");

/** The files of `docs/diagrams/` by name: a page with a chart for each machine, and their index. */
export const chartFiles = (machines: readonly MachineIr[]): ReadonlyMap<string, string> =>
  new Map([
    ["README.md", indexOf(machines)],
    ...machines.map((ir) => [`${ir.name}.md`, pageOf(ir)] as const),
  ]);
