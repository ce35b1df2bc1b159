import { readFileSync } from "node:fs";
import { hostname } from "node:os";

/** A process as others of its host find it. */
export interface ProcessId {
  readonly pid: number;
  readonly host: string;
  /** Distinguishes a running process from a later one with the same pid; undefined on systems without `/proc`. */
  readonly startedAt?: string;
}

const startOf = (pid: number): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19];
  } catch {
    return undefined;
  }
};

const hasPid = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

export const thisProcess = (): ProcessId => {
  const startedAt = startOf(process.pid);
  return { pid: process.pid, host: hostname(), ...(startedAt === undefined ? {} : { startedAt }) };
};

export const isOfThisHost = ({ host }: ProcessId): boolean => host === hostname();

/** Whether a process runs on this host; false for one of another host, of which nothing is known here. */
export const exists = (found: ProcessId): boolean =>
  isOfThisHost(found) && hasPid(found.pid) && found.startedAt === startOf(found.pid);
