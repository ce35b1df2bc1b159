/** What the file system, a quota and PostgreSQL say when nothing more can be written. */
const codes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);
/** The same of PGlite's own file system, whose errors are no `Error` and have a number alone. */
const pgliteNumber = 51;

/** Whether an error means that a disk is full. */
export const isDiskFull = (error: unknown): boolean => {
  if (typeof error !== "object" || error === null) return false;
  if ("code" in error && codes.has(error.code)) return true;
  if ("name" in error && error.name === "ErrnoError" && "errno" in error) return error.errno === pgliteNumber;
  return (
    error instanceof Error && (error.message.includes("No space left on device") || isDiskFull(error.cause))
  );
};

/** The sentence for the operator. */
export const diskFullText =
  "The disk is full: nothing was stored. Free some space, or give the portal a larger disk.";
