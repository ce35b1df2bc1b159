import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * Runs a program of node_modules/.bin or the path, and says how it ended. Output is inherited, or kept for a failure
 * with `quiet`.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (command, args, { quiet = false, env = {} } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}`, ...env },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    child.on("error", (error) => resolve({ code: 127, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });

/** Runs the command that it is given, and writes the processor time of it and of all that it has waited for. */
const MEASURED = '"$@"; code=$?; times > "$0"; exit $code';

/** The second line of POSIX's `times` has the children's: `0m1.230s 0m0.450s`, of themselves and of the system. */
const secondsOf = (times) =>
  [...(times.split("\n")[1] ?? "").matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );

/**
 * Runs a program as `run` does, and measures its processor time, which hardly depends on what else the machine does.
 * Without a POSIX shell there is none.
 *
 * @returns {Promise<{ code: number, output: string, seconds: number | undefined }>}
 */
export const runMeasured = async (command, args, options) => {
  if (process.platform === "win32") return { ...(await run(command, args, options)), seconds: undefined };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "times-"));
  const times = path.join(folder, "times");
  try {
    const ended = await run("sh", ["-c", MEASURED, times, command, ...args], options);
    return {
      ...ended,
      seconds: fs.existsSync(times) ? secondsOf(fs.readFileSync(times, "utf8")) : undefined,
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};
