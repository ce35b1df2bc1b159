import fs from "node:fs";
import os from "node:os";

/** Processor time so far in ticks: that of the machine, that which was used, and that of this process with all that it has started. */
interface Ticks {
  readonly all: number;
  readonly used: number;
  readonly own: number;
}

interface ProcessTicks {
  readonly parent: number;
  readonly used: number;
}

const numbersOf = (fields: readonly (string | undefined)[]): readonly number[] => fields.map(Number);

/** A process of `/proc`; undefined if it has ended. Ended children are counted in their parent. */
const readProcess = (pid: number): ProcessTicks | undefined => {
  try {
    const line = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program, in brackets, may have spaces.
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    const [parent = 0] = numbersOf(fields.slice(1, 2));
    return { parent, used: numbersOf(fields.slice(11, 15)).reduce((sum, ticks) => sum + ticks, 0) };
  } catch {
    return undefined;
  }
};

const readOwn = (): number => {
  const processes = new Map<number, ProcessTicks>();
  for (const pid of fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const found = readProcess(pid);
    if (found !== undefined) processes.set(pid, found);
  }
  const isOwn = (pid: number): boolean =>
    pid === process.pid || (pid > 1 && isOwn(processes.get(pid)?.parent ?? 0));
  return [...processes].reduce((sum, [pid, { used }]) => (isOwn(pid) ? sum + used : sum), 0);
};

/** Undefined on systems without `/proc`. */
const readTicks = (): Ticks | undefined => {
  if (!fs.existsSync("/proc/stat")) return undefined;
  const [line = ""] = fs.readFileSync("/proc/stat", "utf8").split("\n", 1);
  const ticks = numbersOf(line.trim().split(/\s+/).slice(1, 9));
  const all = ticks.reduce((sum, part) => sum + part, 0);
  const [, , , idle = 0, waiting = 0] = ticks;
  return { all, used: all - idle - waiting, own: readOwn() };
};

/** How busy a machine was while something was measured on it. */
export interface Machine {
  readonly cores: number;
  /** Processes that wanted to run, on average over the minute before. */
  readonly loadBefore: number;
  /** Shares of all cores' time in per cent; undefined on systems that do not tell. */
  readonly own: number | undefined;
  readonly others: number | undefined;
}

/** Begins to watch the machine; what it returns tells how busy it has been since. */
export const watchMachine = (): (() => Machine) => {
  const [loadBefore = 0] = os.loadavg();
  const before = readTicks();
  return () => {
    const after = readTicks();
    const machine = { cores: os.cpus().length, loadBefore };
    if (before === undefined || after === undefined) return { ...machine, own: undefined, others: undefined };
    const share = (ticks: number): number =>
      Math.round((100 * Math.max(0, ticks)) / (after.all - before.all));
    const own = after.own - before.own;
    return { ...machine, own: share(own), others: share(after.used - before.used - own) };
  };
};
