import { purgeLinks } from "./accounts/account-links.ts";
import { purgeBrowsers } from "./accounts/known-browsers.ts";
import { purgeAttempts } from "./accounts/login-attempts.ts";
import { purgeSessions } from "./accounts/sessions.ts";
import { purgeCloudDns } from "./areas/products/cloud-dns.sql.ts";
import { purgeCodeAttempts } from "./areas/products/code-attempts.ts";
import type { FileStore } from "./http/handler.ts";
import { purgeIdempotency } from "./http/idempotency.ts";
import { purgeLicences } from "./areas/sign-up/trade-licence.ts";
import { purgeVerifications } from "./areas/sign-up/verification.ts";
import type { Database } from "./store/database.ts";

/** How often expired rows are deleted, in ms. */
const interval = 10 * 60 * 1000;

/** Deletes what has expired: sessions, counters, idempotency keys, browsers, links, codes, licences without an account and their files, cloud DNS requests. */
export const cleanUp = async ({ sql }: Database, fileStore: FileStore, now: Date): Promise<void> => {
  await purgeSessions(sql, now);
  await purgeAttempts(sql, now);
  await purgeIdempotency(sql, now);
  await purgeBrowsers(sql, now);
  await purgeLinks(sql, now);
  await purgeVerifications(sql, now);
  await purgeLicences(sql, fileStore, now);
  await purgeCodeAttempts(sql, now);
  await purgeCloudDns(sql, now);
};

/** Runs the clean-up periodically until it is stopped. */
export const startHousekeeping = (
  database: Database,
  fileStore: FileStore,
  now: () => Date,
  report: (error: unknown) => void,
): { readonly stop: () => Promise<void> } => {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = cleanUp(database, fileStore, now()).catch(report);
  }, interval);
  timer.unref();
  const stop = async (): Promise<void> => {
    clearInterval(timer);
    await running;
  };
  return { stop };
};
