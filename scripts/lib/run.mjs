import { spawn } from "node:child_process";

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
