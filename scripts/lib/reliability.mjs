import fs from "node:fs";

const RESULTS = ".cache/faults";
const PAGE = "docs/reliability.md";

/** What each kind does and must find; the order of the page. */
const kinds = {
  kill: "Writes during `kill -9`; each is looked for in the store afterwards. Lost, doubled or changed: 0.",
  "power-loss":
    "Power losses: of each file what was synced is left, and any part of what was not; the store is opened on that. Acknowledged writes that are lost, doubled or changed: 0.",
  requests: "Malformed forms, multipart, headers, addresses and bytes. Answered with 500 or above: 0.",
  answers: "A malformed answer to each call of each screen, in Chromium. Blank, endless, uncaught errors: 0.",
  load: "50 clients, a quarter of them writing tickets, beside a bare Fastify answer on the same machine. Errors: 0.",
  "sign-ins":
    "A crowd from one network signs in, with passwords that are hashed as in production. Whoever comes from another one waits less than half as long.",
  "full-disk":
    "A small file system that fills up. Acknowledged writes lost: 0; refusals and the start have words.",
  races: "Twenty at once on everything that happens once; how many were answered with what.",
};

const cell = (text) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const sectionOf = ([kind, about], { seed, results }) =>
  [
    `## ${kind}`,
    "",
    `${about} \`FAULTS_SEED=${seed}\`.`,
    "",
    "| what | measured |",
    "|---|---|",
    ...results.map(({ what, measured }) => `| ${cell(what)} | ${cell(measured)} |`),
    "",
  ].join("\n");

/** Forgets what earlier runs have left. */
export const forgetResults = () => fs.rmSync(RESULTS, { recursive: true, force: true });

/** Writes the page from the results of a run of full size with all kinds; another run leaves it as it is. */
export const writeReliability = (say) => {
  const read = (kind) => {
    const file = `${RESULTS}/${kind}.json`;
    return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
  };
  const found = Object.entries(kinds).map((entry) => ({ entry, result: read(entry[0]) }));
  const missing = found.filter(({ result }) => result?.scale !== 1).map(({ entry }) => entry[0]);
  if (missing.length > 0) {
    say(`${PAGE} is left as it is: not run in full: ${missing.join(", ")}.`);
    return true;
  }
  const page = [
    "# Reliability",
    "",
    "The last full run of each kind of `npm run test:faults`, which writes this page and is not part of `npm test`.",
    "With its `FAULTS_SEED` a kind is repeated; `FAULTS_SCALE=0.1` runs a tenth of each kind and leaves this page as it is.",
    "One kind alone, on what `npm run build` has built: `npx vitest run --project faults tests/faults/kill.test.ts`.",
    "",
    ...found.map(({ entry, result }) => sectionOf(entry, result)),
  ].join("\n");
  fs.writeFileSync(PAGE, page);
  say(`${PAGE} is written.`);
  return true;
};
