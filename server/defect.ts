import type { Logger } from "./log.ts";
import { diskFullText, isDiskFull } from "./store/disk-full.ts";
import { StoreAway, StoreBusy } from "./store/store-away.ts";

/** Where a defect was noticed: a part of the server that works by itself, or a request. */
type Where = { readonly part: string } | { readonly method?: string; readonly route: string | undefined };

/** Writes a defect to the log. A full disk, and a store that is away or busy, are none: they are reported in the one sentence that says what to do. */
export const logDefect = (log: Pick<Logger, "error">, error: unknown, where: Where): void => {
  if (isDiskFull(error)) log.error(where, diskFullText);
  else if (error instanceof StoreAway || error instanceof StoreBusy) log.error(where, error.message);
  else log.error({ ...where, err: error }, "defect");
};
