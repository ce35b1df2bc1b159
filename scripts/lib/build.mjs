import fs from "node:fs";
import path from "node:path";
import { run } from "./run.mjs";

const SOURCES = [
  "src",
  "server",
  "locales",
  "public",
  "scripts/vite",
  "index.html",
  "portal-config.json",
  "vite.config.ts",
  "package-lock.json",
];

const files = (entry) => {
  const stat = fs.statSync(entry, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [[entry, stat.mtimeMs]];
  return fs.readdirSync(entry).flatMap((name) => files(path.join(entry, name)));
};

/** The inputs of a build: every source file with its modification time. */
const fingerprint = (sources) =>
  sources
    .flatMap(files)
    .map(([name, time]) => `${name} ${time}`)
    .join("\n");

/**
 * Runs one build at a time, because two concurrent builds would empty each other's folder. Whoever builds renews the
 * lock: one older than a minute is left over from a crash.
 */
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
  const renewing = setInterval(() => fs.utimesSync(lock, new Date(), new Date()), 10_000);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    fs.rmSync(lock, { recursive: true, force: true });
  }
};

/**
 * Builds what is out of date: `stamp` returns the fingerprint of the last build, `make` whether the build succeeded.
 */
export const buildOnce = (name, { sources, stamp, make }) =>
  locked(`.cache/${name}.lock`, async () => {
    const from = fingerprint(sources);
    if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === from) return true;
    if (!(await make())) return false;
    fs.writeFileSync(stamp, from);
    return true;
  });

/** Builds the portal and the server in parallel, each in its own process; an up-to-date build is kept. */
export const build = (say) =>
  buildOnce("build", {
    sources: SOURCES,
    stamp: "dist/.built-from",
    make: async () => {
      say("Building the portal and its server …");
      const started = Date.now();
      // Whoever starts a portal may be a test or have another NODE_ENV, with which React is built for development.
      const production = { quiet: true, env: { NODE_ENV: "production" } };
      const results = await Promise.all([
        run("vite", ["build"], production),
        run("vite", ["build", "--ssr"], production),
      ]);
      const broken = results.filter(({ code }) => code !== 0);
      for (const { output } of broken) say(output);
      if (broken.length === 0) say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
      return broken.length === 0;
    },
  });

/** Builds the state atlas in its own process if it is out of date. */
export const buildAtlas = async (say) => {
  const { code, output } = await run(process.execPath, ["scripts/atlas.mjs", "--if-stale"], { quiet: true });
  if (code !== 0) say(`The state atlas could not be built.\n${output}`);
  return code === 0;
};
