import fs from "node:fs";

const RESULTS = ".cache/bench";
const PAGE = "docs/performance.md";
/** The fewest counted runs that the page is written from. */
const RUNS = 3;

const read = (name) => {
  const file = `${RESULTS}/${name}.json`;
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
};

const row = (cells) => `| ${cells.join(" | ")} |`;
const table = (head, rows) => [row(head), row(head.map(() => "---")), ...rows.map(row)];

const ms = (time) => time.toFixed(0);
const kB = (size) => (size / 1000).toFixed(1);
const times = (ratio) => (ratio === undefined ? "–" : ratio.toFixed(2));
const atMost = (aim) => aim ?? "–";

const busyness = ({ cores, loadBefore, own, others }) =>
  [
    `The machine has ${cores} cores. Its load in the minute before was ${loadBefore.toFixed(1)};`,
    own === undefined
      ? "how busy other programs kept it during the runs is not known."
      : `during the runs the measured programs used ${own} % of its processor time, and other programs ${others} %.`,
    ...(others > 20 ? ["That is a busy machine: times are long, and ratios vary from run to run."] : []),
  ].join(" ");

const visitRow = ({ name, aims, time, cold, repeat, scripts, requests, askedTwice, shift, blocked }) => [
  name,
  kB(scripts),
  ms(time),
  times(cold),
  atMost(aims.cold),
  times(repeat),
  atMost(aims.repeat),
  requests,
  askedTwice,
  shift.toFixed(4),
  ms(blocked),
];

const pagesSection = ({ at, runs, chromium, machine, bare, visits, press, steadyAims, route }) => [
  "## Visits",
  "",
  `Measured on ${at.slice(0, 10)} with Chromium ${chromium} on slow 4G (562 ms until the first byte, 1.44 Mbit/s) and a processor four times slower: medians of ${runs} runs, in which the pages take turns. ${busyness(machine)}`,
  "",
  "A visit is ready when its screen is shown: the login's form can be filled in, the dashboard has its heading in the account's language. *Cold* is the first visit of a browser, *repeated* the next one of the same browser, which has the dashboard's files from the service worker and the login's from the browser's cache. Both are ratios to the bare page's cold visit.",
  "",
  ...table(
    [
      "visit",
      "kB of JavaScript (gzip) until ready",
      "cold, ms",
      "cold, ratio",
      "aim",
      "repeated, ratio",
      "aim",
      "requests until ready",
      "calls asked again",
      "layout shift (CLS)",
      "blocked, ms",
    ],
    [
      visitRow({ ...bare, name: "the bare React page", aims: {}, cold: 1, repeat: undefined }),
      ...visits.map(visitRow),
      [
        "login: a press at its first paint sends the call",
        "",
        ms(press.time),
        times(press.cold),
        press.aims.cold,
        times(press.repeat),
        press.aims.repeat,
        "",
        "",
        "",
        "",
      ],
      [
        "aim of every visit",
        ...Array(7).fill(""),
        steadyAims.askedTwice,
        steadyAims.shift,
        steadyAims.blocked,
      ],
    ],
  ),
  "",
  "*Blocked* is by how much tasks of the main thread were longer than 50 ms, from the first byte until nothing is asked any more; *calls asked again* are those with the same fields as an earlier one of the visit.",
  "",
  "## Changes of screen",
  "",
  "From the dashboard to the orders by the menu, and again after Back. The main thread's work is processor time on a processor four times slower.",
  "",
  ...table(
    ["change", "ms until shown", "main thread until shown, ms", "aim", "main thread in all, ms"],
    [
      ["first", ms(route.first.time), ms(route.first.workToShow), "–", ms(route.first.workInAll)],
      ["repeated", ms(route.repeat.time), ms(route.repeat.workToShow), route.aim, ms(route.repeat.workInAll)],
    ],
  ),
];

const seconds = (time) => (time / 1000).toFixed(1);

const startsSection = ({ at, runs, machine, aims, again, first }) => [
  "## Starts",
  "",
  `Measured on ${at.slice(0, 10)}: medians of ${runs} runs, in which both take turns. ${busyness(machine)}`,
  "",
  "A second start is `node scripts/start.mjs` with unchanged sources and a filled store, until `/health/ready` answers. A bare open is a process of Node that opens the same folder with PGlite alone and runs `select 1`.",
  "",
  ...table(
    ["demo data", "made in, s", "bare open, ms", "second start, ms", "ratio", "aim"],
    again.map(({ scale, made, bare, start, ratio }) => [
      `scale ${scale}`,
      seconds(made),
      ms(bare),
      ms(start),
      times(ratio),
      aims.again,
    ]),
  ),
  "",
  "A first start builds the portal and the server, and fills an empty store at a scale of 1.",
  "",
  ...table(
    ["`vite build`, s", "first start, s", "ratio", "aim"],
    [[seconds(first.build), seconds(first.start), times(first.ratio), aims.first]],
  ),
];

/** The parts of the page: what a bench has left, the headings that are made of it, and how. */
const parts = [
  { results: "pages", headings: ["Visits", "Changes of screen"], write: pagesSection },
  { results: "starts", headings: ["Starts"], write: startsSection },
];

/** What the page says under some headings, where there are no new results. */
const kept = (headings) => {
  const before = fs.existsSync(PAGE) ? fs.readFileSync(PAGE, "utf8").split(/^(?=## )/m) : [];
  return headings.flatMap((heading) => {
    const found = before.find((section) => section.startsWith(`## ${heading}\n`));
    return found === undefined
      ? [`## ${heading}`, "", "Not measured yet: `npm run bench` does.", ""]
      : [found.trimEnd(), ""];
  });
};

/** Writes the page from the results of runs of full size; the parts of others are left as they are. */
export const writePerformance = (say) => {
  const measured = parts.map((part) => ({ ...part, found: read(part.results) }));
  const isFull = ({ found }) => found !== undefined && found.runs >= RUNS;
  for (const part of measured)
    if (!isFull(part))
      say(`In ${PAGE}, ${part.headings.join(" and ")} are left: they are written from ${RUNS} runs or more.`);
  const page = [
    "# Performance",
    "",
    "Written by `npm run bench`, which is no part of `npm test`. An aim that is missed is reported here and does not fail the bench; its limits are higher. `BENCH_RUNS=1` makes the bench short, and leaves this page as it is.",
    "",
    ...measured.flatMap((part) => (isFull(part) ? [...part.write(part.found), ""] : kept(part.headings))),
  ].join("\n");
  fs.writeFileSync(PAGE, page);
  say(`${PAGE} is written.`);
  return true;
};

/** Forgets what earlier runs have left. */
export const forgetMeasurements = () => fs.rmSync(RESULTS, { recursive: true, force: true });
