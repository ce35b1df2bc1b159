import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as Schema from "effect/Schema";
import { afterAll, beforeAll } from "vitest";
import type { AnyCall } from "../../../src/api/call.ts";
import { calls } from "../../../src/api/calls.ts";
import { demoPassword } from "../../../server/demo/seed-demo.ts";
import { emptyDirectory, type DeviceDirectory } from "../../../server/devices/device-directory.ts";
import { createFileStore } from "../../../server/files/file-store.ts";
import { createHandlers } from "../../../server/handlers.ts";
import type { CallName } from "../../../server/http/handler.ts";
import type { Database } from "../../../server/store/database.ts";
import { storeIdOf } from "../../../server/store/store-id.ts";
import { handlerSettings } from "./account-portal.ts";
import { cheapHash } from "./cheap-hash.ts";
import { eachStore, type OptionsAndBlock, type StoreOptions } from "./each-store.ts";
import type { PortalClient, SendOptions, TestAnswer } from "./portal-client.ts";
import { startTestPortal, type TestPortal } from "./portal.ts";
import { roomForTests } from "./room.ts";
import { preparedOn } from "./prepared.ts";

/** A portal with the demo data and all its calls. */
export interface DemoPortal {
  readonly portal: TestPortal;
  readonly database: Database;
  /** A client that is signed in as a demo account; each account has one client. */
  readonly as: (id: string) => Promise<PortalClient>;
  /** A call's raw answer; without an account, the call has no session. */
  readonly send: (
    id: string | undefined,
    name: CallName,
    fields?: Readonly<Record<string, string>>,
    options?: SendOptions,
  ) => Promise<TestAnswer>;
  /** A call's answer, decoded by its schema; fails where it is invalid. */
  readonly ask: <Value>(
    id: string | undefined,
    name: CallName,
    fields?: Readonly<Record<string, string>>,
    options?: SendOptions,
  ) => Promise<Value>;
}

const decode = (name: CallName, { json, status, text }: TestAnswer): unknown => {
  const { answer }: AnyCall = calls[name];
  if (status !== 200 || answer._tag === "File")
    throw new Error(`${name} answered ${status}: ${text.slice(0, 200)}`);
  if (answer._tag === "Plain") return Schema.decodeUnknownSync(answer.schema)(json);
  return Schema.decodeUnknownSync(Schema.Struct({ valid: Schema.Literal(true), data: answer.schema }))(json)
    .data;
};

const demoPortalOf = (portal: TestPortal, database: Database): DemoPortal => {
  const clients = new Map<string, Promise<PortalClient>>();
  const signIn = async (id: string): Promise<PortalClient> => {
    const client = portal.client();
    const answer = await client.call("login", { email_address: `${id}@demo.test`, password: demoPassword });
    if (!(answer.json as { valid: boolean }).valid)
      throw new Error(`${id} could not sign in: ${answer.text}`);
    return client;
  };
  const as = (id: string): Promise<PortalClient> => {
    const client = clients.get(id) ?? signIn(id);
    clients.set(id, client);
    return client;
  };
  const send: DemoPortal["send"] = async (id, name, fields, options) =>
    (id === undefined ? portal.client() : await as(id)).call(name, fields, options);
  const ask = async <Value>(...[id, name, fields, options]: Parameters<DemoPortal["send"]>): Promise<Value> =>
    decode(name, await send(id, name, fields, options)) as Value;
  return { portal, database, as, send, ask };
};

interface DemoPortalOptions extends Pick<StoreOptions, "tags"> {
  /** The devices that the portal can reach, and the time limit of one in ms. */
  readonly devices?: DeviceDirectory;
  readonly connectLimit?: number;
}

/** Runs a block of tests against a portal with the demo data, on PGlite and on PostgreSQL. */
export const eachDemoPortal = (
  name: string,
  ...rest: OptionsAndBlock<DemoPortalOptions, (demo: () => DemoPortal) => void>
): void => {
  const [{ devices = emptyDirectory, connectLimit = 1_500, tags = [] }, block] =
    rest.length === 1 ? [{}, rest[0]] : rest;
  eachStore(name, { content: "demo", tags }, (store) => {
    let demo: DemoPortal | undefined;
    let filesDir = "";
    beforeAll(async () => {
      filesDir = mkdtempSync(join(tmpdir(), "portal-demo-files-"));
      const place = { dataDir: filesDir, storeId: await storeIdOf(store.database().sql) };
      const fileStore = createFileStore(place, roomForTests);
      cpSync(preparedOn(store.engine).demoFiles, filesDir, { recursive: true });
      const handlers = (services: Parameters<typeof createHandlers>[0]) =>
        createHandlers(services, { ...handlerSettings, devices, connectLimit, passwordCost: cheapHash });
      demo = demoPortalOf(await startTestPortal(store.database(), { handlers, fileStore }), store.database());
    });
    afterAll(async () => {
      await demo?.portal.close();
      rmSync(filesDir, { recursive: true, force: true });
    });
    block(() => {
      if (demo === undefined) throw new Error("the portal starts in beforeAll: use it inside a test");
      return demo;
    });
  });
};
