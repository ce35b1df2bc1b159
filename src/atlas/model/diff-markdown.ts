import type { DiffEntry } from "./atlas-model.ts";
import { groupChanges, type ChangeGroup } from "./diff-groups.ts";
import type { MachineChange } from "./diff.ts";

const labels = {
  added: "added",
  removed: "removed",
  retargeted: "leads elsewhere",
  changed: "changed",
} as const;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

/** `state \`door.open\`: It is open`, with the details of a changed part. */
const partOf = ({ what, id, about, details }: DiffEntry): string => {
  const said = details.length > 0 ? details.map(oneLine).join("; ") : oneLine(about);
  return `${what} \`${id}\`${said === "" ? "" : `: ${said}`}`;
};

const linesOf = ({ entry, inside }: ChangeGroup): readonly string[] => [
  `- **${labels[entry.change]}** ${partOf(entry)}`,
  ...inside.map((one) => `  - ${partOf(one)}`),
];

const headings = {
  added: "new machine",
  removed: "machine removed",
  changed: "changed",
  same: "the same",
} as const;

const sectionOf = ([name, { change, entries }]: readonly [string, MachineChange]): readonly string[] => {
  const count = (wanted: DiffEntry["change"]) => entries.filter((entry) => entry.change === wanted).length;
  const counts = (["added", "removed", "retargeted", "changed"] as const)
    .filter((wanted) => count(wanted) > 0)
    .map((wanted) => `${count(wanted)} ${labels[wanted]}`);
  const lines =
    change === "changed"
      ? groupChanges(entries).flatMap(linesOf)
      : [`- ${entries.length} states and transitions`];
  return [
    `### ${name}: ${headings[change]}`,
    "",
    ...(change === "changed" ? [`${counts.join(", ")}.`, ""] : []),
    ...lines,
    "",
  ];
};

/** The changes of the machines as a review comment. */
export const diffMarkdown = (revision: string, changes: ReadonlyMap<string, MachineChange>): string => {
  const changed = [...changes].filter(([, { change }]) => change !== "same");
  const title = `## State machines against \`${revision}\``;
  if (changed.length === 0) return `${title}\n\nNo state and no transition has changed.\n`;
  return [
    title,
    "",
    `${changed.length} of ${changes.size} machines differ.`,
    "",
    ...changed.flatMap(sectionOf),
  ].join("\n");
};
