import { keyOfText } from "../../../domain/kit/key-of-text.ts";
import type { FoundRoute } from "./routes.ts";

/** A row of the table. */
interface Row {
  readonly code: string;
  /** Number of routes to the code. */
  readonly routes: number;
  /** Number of steps of the shortest route. */
  readonly steps: number;
  /** The machine and event that cause the code on the shortest route. */
  readonly shortest: string;
  /** Changes if the routes change but not their number. */
  readonly fingerprint: string;
}

const rowOf = (code: string, found: readonly FoundRoute[]): Row => ({
  code,
  routes: found.length,
  steps: found[0]?.timeline.steps.length ?? 0,
  shortest: found[0]?.name ?? "",
  fingerprint: keyOfText(
    found
      .map(({ name, timeline }) => `${timeline.steps.length} ${name}`)
      .toSorted()
      .join("\n"),
  ),
});

/** Escapes table separators. */
const cell = (text: string | number): string => String(text).replaceAll("|", String.raw`\|`);
const bare = (text: string): string =>
  text
    .replaceAll(String.raw`\|`, "|")
    .replaceAll("`", "")
    .trim();

const head = `# Routes to the codes

How many routes lead from the portal's start to each code that support hears, how many steps the shortest takes, and where
and by which event it brings the code. \`npm run routes\` writes this page; \`npm test\` fails when it is stale and names the
codes that differ. The replay desk plays every route.

| Code | Routes | Steps of the shortest | The shortest | Fingerprint of all |
| --- | --- | --- | --- | --- |
`;

/** The content of `docs/routes.md`. */
export const routesTable = (all: ReadonlyMap<string, readonly FoundRoute[]>): string =>
  head +
  [...all]
    .map(([code, found]) => rowOf(code, found))
    .map(
      ({ code, routes, steps, shortest, fingerprint }) =>
        `| ${cell(code)} | ${routes} | ${steps} | \`${cell(shortest)}\` | ${fingerprint} |\n`,
    )
    .join("");

const rowsIn = (page: string): ReadonlyMap<string, Row> =>
  new Map(
    page
      .split("\n")
      .filter((line) => line.startsWith("| "))
      .slice(2)
      .map((line) => {
        const [code = "", routes, steps, shortest = "", fingerprint = ""] = line
          .split(/(?<!\\)\|/)
          .slice(1)
          .map(bare);
        return [code, { code, routes: Number(routes), steps: Number(steps), shortest, fingerprint }];
      }),
  );

const differenceOf = (was: Row | undefined, is: Row | undefined): readonly string[] => {
  if (was === undefined) return [`${is?.code}: is a new code`];
  if (is === undefined) return [`${was.code}: is no longer a code`];
  const count = was.routes === is.routes ? [] : [`${was.code}: ${was.routes} routes, now ${is.routes}`];
  const shortest =
    was.shortest === is.shortest && was.steps === is.steps
      ? []
      : [
          `${was.code}: the shortest was ${was.shortest} in ${was.steps} steps, is ${is.shortest} in ${is.steps}`,
        ];
  const others =
    count.length + shortest.length === 0 && was.fingerprint !== is.fingerprint
      ? [`${was.code}: as many routes, but not the same`]
      : [];
  return [...count, ...shortest, ...others];
};

/** The differences between two versions of the page, by code. */
export const routeDifferences = (before: string, after: string): readonly string[] => {
  const [old, now] = [rowsIn(before), rowsIn(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((code) =>
    differenceOf(old.get(code), now.get(code)),
  );
};
