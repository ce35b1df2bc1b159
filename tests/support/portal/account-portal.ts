import { readConfiguration } from "../../../server/page-config.ts";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createFileStore } from "../../../server/files/file-store.ts";
import { emptyDirectory } from "../../../server/devices/device-directory.ts";
import { createHandlers } from "../../../server/handlers.ts";
import type { Database } from "../../../server/store/database.ts";
import { cheapHash } from "./cheap-hash.ts";
import { eachPortal } from "./each-portal.ts";
import type { PortalClient, TestAnswer } from "./portal-client.ts";
import type { TestPortal } from "./portal.ts";
import { roomForTests } from "./room.ts";

/** An email in the outbox. */
interface TestLetter {
  readonly subject: string;
  readonly body: string;
}

/** A portal with the test accounts, all its calls, and its outbox. */
export interface AccountPortal {
  readonly portal: () => TestPortal;
  readonly database: () => Database;
  /** The emails to an address, the newest first. */
  readonly letters: (to: string) => Promise<readonly TestLetter[]>;
  /** The secret of the link in the newest email to an address. */
  readonly linkFor: (to: string) => Promise<string>;
}

/** Settings without access to anything outside the test. */
export const handlerSettings = {
  academyUrl: "https://academy.test.example",
  supportEmail: "support@test.example",
  pageConfig: () => readConfiguration("portal-config.json"),
  viesUrl: undefined,
  drawMark: () => Promise.resolve(undefined),
  creditors: [
    {
      currency: "EUR",
      name: "Hersteller für Hausautomation",
      iban: "DE89370400440532013000",
      bic: "COBADEFFXXX",
    },
    {
      currency: "CZK",
      name: "Hersteller für Hausautomation",
      iban: "CZ6508000000192000145399",
      bic: "GIBACZPX",
    },
    {
      currency: "CHF",
      name: "Hersteller für Hausautomation",
      iban: "CH9300762011623852957",
      bic: "BLKBCH22",
      address: { street: "Seestraße", building: "7", zip: "8002", town: "Zürich", country: "CH" },
    },
  ],
  mode: "development",
} as const;

/** The code of a refusal. */
export const refusal = ({ status, json }: TestAnswer): readonly unknown[] => {
  const { error_code: code, field } = json as { error_code?: string; field?: string };
  return field === undefined ? [status, code] : [status, code, field];
};

/** True while a client's session is valid. */
export const isSignedIn = async (client: PortalClient): Promise<boolean> =>
  ((await client.call("checkUserSession")).json as { loggedIn: boolean }).loggedIn;

/** The data of an answer; fails where there are none. */
export const dataOf = <Data>({ json, text }: TestAnswer): Readonly<Data> => {
  const answer = json as { readonly valid: boolean; readonly data: Readonly<Data> };
  if (!answer.valid) throw new Error(`no answer: ${text}`);
  return answer.data;
};

/** Runs a block of tests against a portal with the test accounts and all its calls, on PGlite and on PostgreSQL. */
export const eachAccountPortal = (name: string, block: (accounts: AccountPortal) => void): void => {
  const filesDir = mkdtempSync(join(tmpdir(), "portal-account-files-"));
  const options = {
    handlers: (services: Parameters<typeof createHandlers>[0]) =>
      createHandlers(services, {
        ...handlerSettings,
        devices: emptyDirectory,
        connectLimit: 10_000,
        passwordCost: cheapHash,
      }),
    fileStore: createFileStore({ dataDir: filesDir, storeId: "accounts" }, roomForTests),
  };
  eachPortal(name, options, (portal, database) => {
    beforeAll(() => void mkdirSync(filesDir, { recursive: true }));
    afterAll(() => rmSync(filesDir, { recursive: true, force: true }));
    const letters = (to: string): Promise<readonly TestLetter[]> =>
      database().sql<
        TestLetter & object
      >`select subject, body from outbox where recipient = ${to} order by id desc`;
    const linkFor = async (to: string): Promise<string> => {
      const [letter] = await letters(to);
      const found = /\/reset-password\/([\w-]+)/.exec(letter?.body ?? "")?.[1];
      if (found === undefined) throw new Error(`no link for ${to}`);
      return found;
    };
    block({ portal, database, letters, linkFor });
  });
};
