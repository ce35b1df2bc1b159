import { logDefect } from "./defect.ts";
import { refuseDemoStore } from "./demo/demo-mark.ts";
import { join } from "node:path";
import { demoDevices } from "./demo/devices.ts";
import { fillEmptyStore } from "./demo/fill-empty-store.ts";
import type { PortalConfig } from "../src/domain/shell/portal-config.ts";
import { REMOTE_CONNECT_LIMIT } from "../src/domain/products/remote-connect.ts";
import { startDevices, type DeviceSimulator } from "./devices/device-simulator.ts";
import type { Environment } from "./environment.ts";
import type { FilePlace } from "./files/file-place.ts";
import { createFileStore, openingFileStore } from "./files/file-store.ts";
import { sweepOrphans, sweepText } from "./files/sweep.ts";
import { passPlacesOnJob } from "./areas/conference/conference-jobs.ts";
import { fillSeatsJob } from "./areas/trainings/training-jobs.ts";
import { recheckVatIds } from "./areas/sign-up/vat-recheck.ts";
import { createHandlers, vatCheckOf } from "./handlers.ts";
import type { FileStore } from "./http/handler.ts";
import type { Logger } from "./log.ts";
import { drawnMark } from "./mark/drawn-mark.ts";
import type { Metrics } from "./metrics.ts";
import { readConfiguration } from "./page-config.ts";
import { notificationJob } from "./notifications/notification-job.ts";
import { createPortalServer, type PortalServer } from "./server.ts";
import { closeDataDir } from "./store/data-dir.ts";
import type { Database, OpeningDatabase } from "./store/database.ts";
import { migrate } from "./store/migrate.ts";
import { migrations } from "./store/migrations.ts";
import { openSecrets } from "./store/secrets.ts";
import { waitedForLater } from "./waited-for-later.ts";
import { storeIdOf } from "./store/store-id.ts";

/** Addresses, served files and the log of a portal. */
export interface Place {
  readonly baseUrl: string;
  readonly staticDir: string | undefined;
  /** Tells how the start goes on. */
  readonly say: (line: string) => void;
  readonly log: Logger;
  readonly metrics: Metrics | undefined;
}

/** What the server needs of a store: it is migrated, and not empty in development mode. */
const prepare = async (
  database: Database,
  environment: Environment,
  say: Place["say"],
): Promise<{ readonly place: FilePlace; readonly fileStore: FileStore }> => {
  const applied = await migrate(database, migrations);
  if (applied.length > 0) say(`Store brought up to date: ${applied.join(", ")}`);
  if (environment.mode === "production") await refuseDemoStore(database.sql);
  const place: FilePlace = { dataDir: environment.dataDir, storeId: await storeIdOf(database.sql) };
  const fileStore = createFileStore(place, environment.room);
  await fillEmptyStore(database, fileStore, environment, say);
  return { place, fileStore };
};

/**
 * Creates the server while its store opens, is migrated and, if it is empty in development mode, filled with demo data. The server closes
 * the store; it is also closed if something fails.
 */
export const openPortal = async (
  environment: Environment,
  { database, opened }: OpeningDatabase,
  { baseUrl, staticDir, say, log, metrics }: Place,
): Promise<PortalServer> => {
  const { mode, dataDir, identity, smtpUrl, mailFrom, portalConfig } = environment;
  // Where another server has the page, and no file is named, it is the configuration of development.
  const configFile =
    portalConfig ?? (staticDir === undefined ? "portal-config.json" : join(staticDir, "index.html"));
  const pageConfig = (): Promise<PortalConfig> => readConfiguration(configFile);
  const configured =
    (part: string, valueOf: (config: PortalConfig) => string | undefined) =>
    (): Promise<string | undefined> =>
      pageConfig().then(valueOf, (error: unknown) => {
        logDefect(log, error, { part });
        return undefined;
      });
  const preparing = opened.then(() => prepare(database, environment, say));
  const simulating: Promise<DeviceSimulator | undefined> = preparing.then(() =>
    mode === "development"
      ? startDevices(
          database,
          demoDevices,
          () => new Date(),
          (error) => logDefect(log, error, { part: "devices" }),
        )
      : undefined,
  );
  const sweep = async (): Promise<void> => {
    const { place } = await preparing;
    for (const line of sweepText(await sweepOrphans(place, database.sql, new Date()))) say(line);
  };
  const sweeping = sweep();
  const beside = waitedForLater(Promise.all([simulating, sweeping]));
  const closeStore = async (): Promise<void> => {
    const [simulator] = await Promise.allSettled([simulating, sweeping]);
    if (simulator.status === "fulfilled") await simulator.value?.close();
    await database.close();
  };
  let server: PortalServer | undefined;
  try {
    const drawMark = drawnMark(environment.mark, (error) => logDefect(log, error, { part: "mark" }));
    const settings = {
      ...environment,
      drawMark,
      pageConfig,
      devices: {
        addressOf: async (serial: string) => (await simulating)?.addressOf(serial),
      },
      connectLimit: REMOTE_CONNECT_LIMIT,
    };
    const secrets = await openSecrets(environment);
    const made = await createPortalServer({
      database,
      prepared: waitedForLater(preparing.then(() => undefined)),
      secrets,
      dataDir,
      baseUrl,
      mode,
      identity,
      staticDir,
      pageConfig: portalConfig === undefined ? undefined : pageConfig,
      // While the configuration cannot be read, a sign-out leads where it led before, at first to this portal alone, and pages have no link to a map.
      productionPortal: configured("identity server", ({ productionPortal }) => productionPortal),
      mapAddress: configured("public pages", ({ links }) => links.map),
      atlasDir: environment.atlasDir,
      handlers: (services) => createHandlers(services, settings),
      fileStore: openingFileStore(
        waitedForLater(preparing.then(({ fileStore }) => fileStore)),
        environment.room,
      ),
      jobs: [
        recheckVatIds(vatCheckOf(settings), baseUrl),
        fillSeatsJob({ baseUrl, organizer: environment.supportEmail }),
        passPlacesOnJob({ baseUrl, organizer: environment.supportEmail }),
        notificationJob({ baseUrl, hash: secrets.hash }),
      ],
      allowedOrigins: environment.allowedOrigins,
      trustProxy: environment.trustProxy,
      securityContact: environment.securityContact,
      cspReports: environment.cspReports,
      devAccessPassword: environment.devAccessPassword,
      mail: { smtpUrl, from: mailFrom, drawMark },
      mark: environment.mark,
      now: () => new Date(),
      log,
      metrics,
    });
    server = made;
    await beside;
    const stopClosing = new AbortController();
    const closing = closeDataDir(dataDir, stopClosing.signal).then(
      (lines) => lines.forEach(say),
      (error: unknown) => logDefect(log, error, { part: "data directory" }),
    );
    const close = async (): Promise<void> => {
      stopClosing.abort();
      await closing;
      await made.close();
      await closeStore();
    };
    return { handle: made.handle, endStreams: made.endStreams, close };
  } catch (error) {
    await server?.close();
    await closeStore();
    // Why the store does not open is reported before what follows from it.
    await opened;
    throw error;
  }
};
