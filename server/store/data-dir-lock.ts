import { linkSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { makeFolderSync, OWN_FILE, placesIn } from "./data-dir.ts";
import { exists, isOfThisHost, thisProcess, type ProcessId } from "./process-life.ts";

/** After this time without a sign of life a lock of another host is stale, in ms. */
const staleAfter = 15_000;

interface Holder extends ProcessId {
  readonly token: string;
}

/** Another process holds the data directory. PGlite itself would open it and corrupt it. */
export class DataDirLocked extends Error {
  override readonly name = "DataDirLocked";

  constructor(
    readonly directory: string,
    readonly pid: number,
    readonly host: string,
  ) {
    super(
      `The data directory ${directory} is in use by process ${pid} on ${host}. Stop that process, or set another directory.`,
    );
  }
}

/** Holds the data directory until `release`. */
export interface DataDirLock {
  readonly release: () => void;
}

const isAlive = (holder: Holder, heartbeat: number): boolean =>
  isOfThisHost(holder) ? exists(holder) : Date.now() - heartbeat < staleAfter;

/**
 * Each lock is a numbered file, created by link(2), so that it appears atomically and no number is used twice.
 * The highest number is the holder. A takeover of a dead holder creates the next number: of several processes, one succeeds.
 */
const takings = (folder: string): readonly number[] =>
  readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((a, b) => b - a);

/** The holder that a lock names; none where it is empty or damaged: a holder writes all of it before it counts. */
const holderIn = (text: string): Holder | undefined => {
  try {
    const holder = JSON.parse(text) as Partial<Holder> | null;
    const isWhole =
      typeof holder?.token === "string" && typeof holder.pid === "number" && typeof holder.host === "string";
    return isWhole ? (holder as Holder) : undefined;
  } catch {
    return undefined;
  }
};

const readHolder = (
  file: string,
): { readonly holder: Holder | undefined; readonly heartbeat: number } | undefined => {
  try {
    return {
      holder: holderIn(readFileSync(file, "utf8")),
      heartbeat: statSync(file).mtimeMs,
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
};

const tryLink = (from: string, to: string): boolean => {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
};

/** Makes one attempt: returns its number, or undefined if another process was faster. Throws DataDirLocked. */
const tryToTake = (directory: string, folder: string, claim: string): number | undefined => {
  const highest = takings(folder)[0] ?? 0;
  if (highest > 0) {
    const found = readHolder(join(folder, String(highest)));
    if (found === undefined) return undefined;
    const { holder, heartbeat } = found;
    if (holder !== undefined && isAlive(holder, heartbeat))
      throw new DataDirLocked(directory, holder.pid, holder.host);
  }
  const mine = highest + 1;
  if (!tryLink(claim, join(folder, String(mine)))) return undefined;
  if (takings(folder)[0] === mine) return mine;
  // Another process took and released the lock between reading and linking: a higher number is valid now.
  rmSync(join(folder, String(mine)), { force: true });
  return undefined;
};

/** A lock that this process has taken: its file, and the token that this file has as long as it is this process's. */
interface Taken {
  readonly file: string;
  readonly token: string;
}

const isOurs = ({ file, token }: Taken): boolean => readHolder(file)?.holder?.token === token;

/** Takes the lock. The lock of a dead process is taken over; throws DataDirLocked if a running one has it. */
const take = (directory: string): Taken => {
  const folder = placesIn(directory).lock;
  makeFolderSync(folder);
  const me: Holder = { token: randomUUID(), ...thisProcess() };
  const claim = join(folder, `claim-${me.token}`);

  let mine: number | undefined;
  try {
    writeFileSync(claim, JSON.stringify(me), { mode: OWN_FILE });
    while (mine === undefined) mine = tryToTake(directory, folder, claim);
  } finally {
    rmSync(claim, { force: true });
  }
  for (const older of takings(folder)) if (older < mine) rmSync(join(folder, String(older)), { force: true });
  return { file: join(folder, String(mine)), token: me.token };
};

/**
 * Locks the data directory for this process, or throws DataDirLocked. A lock that somebody removes is taken again with the next sign of life; if
 * another process has it by then, that throws DataDirLocked outside of any call, which ends this process: two would corrupt the store.
 */
export const lockDataDir = (directory: string): DataDirLock => {
  let taken = take(directory);
  const beat = (): void => {
    try {
      if (isOurs(taken)) utimesSync(taken.file, new Date(), new Date());
      else taken = take(directory);
    } catch (error) {
      // What the system cannot do for a moment, such as open one more file, is tried again with the next beat.
      if (error instanceof DataDirLocked) throw error;
    }
  };
  const heartbeat = setInterval(beat, staleAfter / 3);
  heartbeat.unref();
  const release = (): void => {
    clearInterval(heartbeat);
    // An empty file means released: the number stays used, so that a slower process cannot create it again.
    if (isOurs(taken)) writeFileSync(taken.file, "");
  };
  return { release };
};
