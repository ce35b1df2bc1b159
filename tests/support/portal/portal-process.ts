import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { BUNDLED, type BundledEntry } from "./bundled-entries.ts";
import { shortLived } from "./node-flags.ts";

/** A portal in a separate process. */
export interface PortalProcess {
  readonly process: ChildProcess;
  /** Its output so far. */
  readonly output: () => string;
  /** Resolves with the address once it is ready; rejects with its output where it exits before. */
  readonly ready: Promise<string>;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts an entry that prints `The portal is ready: <address>`, with these variables in addition to the test's own. */
export const startProcess = (
  entry: BundledEntry,
  variables: Readonly<Record<string, string>>,
): PortalProcess => {
  const child = spawn(process.execPath, [...shortLived, join(process.env[BUNDLED] ?? "", `${entry}.js`)], {
    env: { PATH: process.env["PATH"], ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const ended = once(child, "exit").then(([code, signal]) => (code ?? signal) as number | string);
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text.toString();
      const address = /The portal is ready: ([^\s"]+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void ended.then(() => reject(new Error(said)));
  });
  // Callers that only wait for the end do not handle this rejection.
  ready.catch(() => {});
  return { process: child, output: () => said, ready, ended };
};
