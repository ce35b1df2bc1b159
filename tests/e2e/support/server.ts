import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

/** A portal in a separate process, as `npm start` runs it. */
export interface RunningPortal {
  readonly url: string;
  /** Stops it with SIGTERM, or at once with SIGKILL. */
  readonly stop: (signal?: "SIGTERM" | "SIGKILL") => Promise<void>;
}

const listening = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = "";
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /(?<=ready: )https?:\/\/[\w.:-]+/.exec(output)?.[0];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => reject(new Error(`The portal ended with ${code}:\n${output}`)));
  });

const built = "dist/server/main.js";

/**
 * What runs the portal: `npm start`, which builds what is out of date, until it has started one for this process or
 * where a step of the tests has built everything. Its check of the sources, in two processes, takes a seventh of a start.
 */
let entry = process.env["PORTAL_IS_BUILT"] === undefined ? "scripts/start.mjs" : built;

/** Starts the built portal on a data directory, with options of Node; port 0 is any free one. */
export const startServer = async (
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  nodeFlags: readonly string[] = [],
): Promise<RunningPortal> => {
  const child = spawn(process.execPath, [...nodeFlags, entry], {
    // Vitest sets a BASE_URL that is not an absolute address.
    env: { ...process.env, BASE_URL: undefined, PORT: "0", DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await listening(child);
  entry = built;
  return {
    url,
    stop: async (signal = "SIGTERM") => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
};
