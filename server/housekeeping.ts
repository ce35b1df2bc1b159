import { purgeLinks } from "./accounts/account-links.ts";
import { purgeBrowsers } from "./accounts/known-browsers.ts";
import { purgeAttempts } from "./accounts/login-attempts.ts";
import { purgeSessions } from "./accounts/sessions.ts";
import { purgeAcademyLinks } from "./areas/session/academy.handlers.ts";
import { purgeDrafts } from "./areas/tickets/ticket-drafts.handlers.ts";
import { purgeIdentityModels } from "./identity/identity-models.ts";
import { purgeCodeCounts } from "./areas/code-counts/code-counts.sql.ts";
import { purgeDismissedNotices } from "./areas/kit/dismissed-notices.ts";
import { purgeCloudDns } from "./areas/products/cloud-dns.sql.ts";
import { purgeCodeAttempts } from "./areas/products/code-attempts.ts";
import type { FileStore } from "./http/handler.ts";
import { purgeBuiltFiles } from "./http/built-files.ts";
import { purgeDownloadLinks } from "./http/download-links.ts";
import { purgeIdempotency } from "./http/idempotency.ts";
import { purgeChanges } from "./live/changes.sql.ts";
import { purgePictures } from "./pictures/pictures.sql.ts";
import { purgeLicences } from "./areas/sign-up/trade-licence.ts";
import { purgeVerifications } from "./areas/sign-up/verification.ts";
import { purgeNotificationEvents } from "./notifications/notification-events.ts";
import type { Database } from "./store/database.ts";
import type { Sql } from "./store/sql.ts";

/** How often expired rows are deleted, in ms. */
const interval = 10 * 60 * 1000;

/** The advisory lock of housekeeping: any fixed number, the same in all processes of one store. */
export const housekeepingLock = 5_082_026;

/** Everything that expires, but what has files. */
const purges: readonly ((sql: Sql, now: Date) => Promise<void>)[] = [
  purgeSessions,
  purgeAttempts,
  purgeIdempotency,
  purgeBrowsers,
  purgeLinks,
  purgeAcademyLinks,
  purgeDownloadLinks,
  purgeVerifications,
  purgeCodeAttempts,
  purgeCloudDns,
  purgeDrafts,
  purgeIdentityModels,
  purgeNotificationEvents,
  purgeChanges,
  purgeCodeCounts,
  purgeDismissedNotices,
  purgeBuiltFiles,
];

/** What expires and has files; each returns the ids of its files. */
const filePurges: readonly ((sql: Sql, now: Date) => Promise<readonly string[]>)[] = [
  purgeLicences,
  purgePictures,
];

/** Carries one step out in a transaction of its own, which no request waits for long; undefined if another process is at it. */
export const oneAtATime = <A>(
  database: Database,
  step: (sql: Sql) => Promise<A>,
): Promise<{ readonly result: A } | undefined> =>
  database.transaction(async (sql) => {
    const [lock] = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_xact_lock(${housekeepingLock}) as mine`;
    return lock?.mine === true ? { result: await step(sql) } : undefined;
  });

/** Deletes what has expired. Of several processes one does it; the others leave it to that one. */
export const cleanUp = async (database: Database, fileStore: FileStore, now: Date): Promise<void> => {
  for (const purge of purges)
    if ((await oneAtATime(database, (sql) => purge(sql, now))) === undefined) return;
  for (const purge of filePurges) {
    const purged = await oneAtATime(database, (sql) => purge(sql, now));
    if (purged === undefined) return;
    // After the commit: a crash between the two leaves orphans for the sweep, never a row without a file.
    await fileStore.remove(purged.result);
  }
};

/** What a periodic job works with; the signal ends it early where the portal stops. */
interface JobContext {
  readonly database: Database;
  readonly now: () => Date;
  readonly signal: AbortSignal;
}

/** Work besides the clean-up that is done periodically, such as asking a service again. */
export type Job = (context: JobContext) => Promise<void>;

interface HousekeepingOptions {
  readonly database: Database;
  readonly fileStore: FileStore;
  readonly jobs: readonly Job[];
  /** Those that are done at the start too. */
  readonly jobsFromStart: readonly Job[];
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
}

/** Runs the clean-up and the jobs periodically until it is stopped; one that fails keeps no other from its turn. */
export const startHousekeeping = ({
  database,
  fileStore,
  jobs,
  jobsFromStart,
  now,
  report,
}: HousekeepingOptions): { readonly stop: () => Promise<void> } => {
  const ending = new AbortController();
  const clean: Job = () => cleanUp(database, fileStore, now());
  const run = async (some: readonly Job[]): Promise<void> => {
    for (const job of some)
      if (!ending.signal.aborted) await job({ database, now, signal: ending.signal }).catch(report);
  };
  let running = run(jobsFromStart);
  const timer = setInterval(() => {
    // A run that lasts longer than the interval is not joined by a second one.
    running = running.then(() => run([clean, ...jobs, ...jobsFromStart]));
  }, interval);
  timer.unref();
  const stop = async (): Promise<void> => {
    clearInterval(timer);
    ending.abort();
    await running;
  };
  return { stop };
};
