import fs from "node:fs";
import path from "node:path";
import { run } from "./run.mjs";

const SOURCES = [
  "src",
  "dev-portal",
  "locales",
  "public",
  "scripts/vite",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
];

const files = (entry) => {
  const stat = fs.statSync(entry, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [[entry, stat.mtimeMs]];
  return fs.readdirSync(entry).flatMap((name) => files(path.join(entry, name)));
};

/** What a build was made from: every source file with its time. */
const fingerprint = (sources) =>
  sources
    .flatMap(files)
    .map(([name, time]) => `${name} ${time}`)
    .join("\n");

/** One build at a time: two runs side by side would empty each other's folder. A lock older than a minute was left by a crash. */
const locked = async (lock, work) => {
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  for (;;) {
    try {
      fs.mkdirSync(lock);
      break;
    } catch {
      const stat = fs.statSync(lock, { throwIfNoEntry: false });
      if (stat !== undefined && Date.now() - stat.mtimeMs > 60_000)
        fs.rmSync(lock, { recursive: true, force: true });
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
  }
  try {
    return await work();
  } finally {
    fs.rmSync(lock, { recursive: true, force: true });
  }
};

/** Builds what is not fresh: `stamp` says what the last build was made from, `make` whether it succeeded. */
export const buildOnce = (name, { sources, stamp, make }) =>
  locked(`.cache/${name}.lock`, async () => {
    const from = fingerprint(sources);
    if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === from) return true;
    if (!(await make())) return false;
    fs.writeFileSync(stamp, from);
    return true;
  });

/** Builds the portal and the server, both at once, in processes of their own; a fresh build is left as it is. */
export const build = (say) =>
  buildOnce("build", {
    sources: SOURCES,
    stamp: "dist/.built-from",
    make: async () => {
      say("Building the portal and the development portal …");
      const started = Date.now();
      const results = await Promise.all([
        run("vite", ["build"], { quiet: true }),
        run("vite", ["build", "--ssr"], { quiet: true }),
      ]);
      const broken = results.filter(({ code }) => code !== 0);
      for (const { output } of broken) say(output);
      if (broken.length === 0) say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
      return broken.length === 0;
    },
  });

/** Builds the state atlas in a process of its own, where it is not fresh. */
export const buildAtlas = async (say) => {
  const { code, output } = await run(process.execPath, ["scripts/atlas.mjs", "--if-stale"], { quiet: true });
  if (code !== 0) say(`The state atlas could not be built.\n${output}`);
  return code === 0;
};
