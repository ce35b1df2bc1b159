import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { watchMachine } from "./support/machine.ts";
import { middle } from "./support/median.ts";
import { keepResults } from "./support/results.ts";

/** Counted runs, after one that is not counted. */
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const SCALES = [1, 100];

/** The highest ratios that are aimed at: of a second start to a bare open, and of the first one to `vite build`. */
const aims = { again: 2, first: 4 };
/** At these the bench fails. */
const limits = { again: 5, first: 8 };

const STAMP = "dist/.built-from";
const folder = path.resolve(".cache/bench-starts");

const run = (args: readonly string[], dataDir: string) =>
  spawn(process.execPath, args, {
    // Vitest sets a BASE_URL that is not an absolute address.
    env: { ...process.env, BASE_URL: undefined, NODE_ENV: undefined, PORT: "0", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
type Child = ReturnType<typeof run>;

/** Resolves when the output matches; rejects where the process ends before. */
const said = (child: Child, line: RegExp): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    let output = "";
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = line.exec(output);
      if (found !== null) resolve(found);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => reject(new Error(`ended with ${code}:\n${output}`)));
  });

/** Runs a program to its end; the ms that it took. */
const timeWhole = async (args: readonly string[], dataDir: string): Promise<number> => {
  const begun = performance.now();
  const child = run(args, dataDir);
  child.stdout.resume();
  child.stderr.resume();
  const [code] = (await once(child, "exit")) as [number];
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
  return performance.now() - begun;
};

const timeBare = async (dataDir: string): Promise<number> => {
  const begun = performance.now();
  const child = run(["tests/bench/support/bare-open.mjs", path.join(dataDir, "pglite")], dataDir);
  const ended = once(child, "exit");
  await said(child, /open/);
  const took = performance.now() - begun;
  await ended;
  return took;
};

const timeStart = async (dataDir: string): Promise<number> => {
  const begun = performance.now();
  const child = run(["scripts/start.mjs"], dataDir);
  const ended = once(child, "exit");
  const [, url = ""] = await said(child, /The portal is ready: (\S+)/);
  const { status } = await fetch(`${url}/health/ready`);
  const took = performance.now() - begun;
  if (status !== 200) throw new Error(`/health/ready answered ${status}`);
  child.kill("SIGTERM");
  await ended;
  // The check of the atlas, which a start begins when it is ready, must not run beside what is measured next.
  await delay(1_000);
  return took;
};

/** The medians of two programs that take turns, and their ratio; the first turns are not counted. */
const compare = async (
  runs: number,
  base: () => Promise<number>,
  start: () => Promise<number>,
): Promise<{ readonly base: number; readonly start: number; readonly ratio: number }> => {
  const bases: number[] = [];
  const starts: number[] = [];
  for (let turn = 0; turn <= runs; turn += 1) {
    bases.push(await base());
    starts.push(await start());
  }
  const [ofBase, ofStart] = [middle(bases.slice(1)), middle(starts.slice(1))];
  return { base: ofBase, start: ofStart, ratio: ofStart / ofBase };
};

/** Makes the demo data, and compares opening it. */
const measureAgain = async (scale: number) => {
  const dataDir = path.join(folder, `scale-${scale}`);
  const made = await timeWhole(["scripts/start.mjs", "--demo-reset", "--scale", String(scale)], dataDir);
  const { base, start, ratio } = await compare(
    RUNS,
    () => timeBare(dataDir),
    () => timeStart(dataDir),
  );
  return { scale, made, bare: base, start, ratio };
};

const measureFirst = async () => {
  const vite = "node_modules/vite/bin/vite.js";
  const { base, start, ratio } = await compare(
    RUNS,
    () => timeWhole([vite, "build", "--outDir", path.join(folder, "build")], folder),
    async () => {
      const dataDir = path.join(folder, "first");
      fs.rmSync(dataDir, { recursive: true, force: true });
      fs.rmSync(STAMP, { force: true });
      return timeStart(dataDir);
    },
  );
  return { build: base, start, ratio };
};

const aimed = (ratio: number, aim: number): string =>
  `${ratio.toFixed(2)} (aim ${aim}${ratio > aim ? ", missed" : ""})`;

describe("starts, as ratios in the same run", () => {
  let again: readonly Awaited<ReturnType<typeof measureAgain>>[];
  let first: Awaited<ReturnType<typeof measureFirst>>;

  beforeAll(async () => {
    fs.rmSync(folder, { recursive: true, force: true });
    // Otherwise the first start begins to build it, and the build runs on beside what is measured next.
    await timeWhole(["scripts/atlas.mjs", "--if-stale"], folder);
    const busy = watchMachine();
    const measured: Awaited<ReturnType<typeof measureAgain>>[] = [];
    for (const scale of SCALES) measured.push(await measureAgain(scale));
    again = measured;
    first = await measureFirst();
    keepResults("starts", {
      at: new Date().toISOString(),
      runs: RUNS,
      machine: busy(),
      aims,
      again,
      first,
    });
  }, 3_600_000);
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  test.each(SCALES)("a second start at a scale of %d, as a ratio to a bare open of the store", (scale) => {
    const found = again.find((one) => one.scale === scale);
    if (found === undefined) throw new Error("not measured");
    const { made, bare, start, ratio } = found;
    console.log(
      `scale ${scale}, made in ${(made / 1000).toFixed(0)} s: bare ${bare.toFixed(0)} ms, start ${start.toFixed(0)} ms, ${aimed(ratio, aims.again)}`,
    );
    expect(ratio).toBeGreaterThan(1);
    expect(ratio).toBeLessThan(limits.again);
  });

  test("the first start, as a ratio to `vite build`", () => {
    const { build, start, ratio } = first;
    console.log(
      `vite build ${(build / 1000).toFixed(1)} s, first start ${(start / 1000).toFixed(1)} s, ${aimed(ratio, aims.first)}`,
    );
    expect(ratio).toBeGreaterThan(1);
    expect(ratio).toBeLessThan(limits.first);
  });
});
