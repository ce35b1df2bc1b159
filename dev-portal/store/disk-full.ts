/** What the file system, a quota and PostgreSQL say when nothing more can be written. */
const codes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether an error means that a disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && codes.has(error.code)) ||
    error.message.includes("No space left on device") ||
    isDiskFull(error.cause));

/** The sentence for the operator. */
export const diskFullWords =
  "The disk is full: nothing was stored. Free some space, or give the portal a larger disk.";
