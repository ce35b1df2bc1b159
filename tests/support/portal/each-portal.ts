import { afterAll, beforeAll } from "vitest";
import type { PortalServerOptions } from "../../../server/server.ts";
import type { Database } from "../../../server/store/database.ts";
import { seedTestAccounts } from "./demo-like-accounts.ts";
import { eachStore } from "./each-store.ts";
import { startTestPortal, type TestPortal } from "./portal.ts";

/** Runs a block of tests against a portal with the test accounts, on PGlite and on PostgreSQL. */
export const eachPortal = (
  name: string,
  options: Partial<PortalServerOptions>,
  block: (portal: () => TestPortal, database: () => Database) => void,
): void => {
  eachStore(name, (store) => {
    let portal: TestPortal | undefined;
    beforeAll(async () => {
      await seedTestAccounts(store.database());
      portal = await startTestPortal(store.database(), options);
    });
    afterAll(() => portal?.close());
    const started = (): TestPortal => {
      if (portal === undefined) throw new Error("the portal starts in beforeAll: use it inside a test");
      return portal;
    };
    block(started, store.database);
  });
};
