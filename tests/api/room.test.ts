import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { emptyDirectory } from "../../server/devices/device-directory.ts";
import { createFileStore } from "../../server/files/file-store.ts";
import { createHandlers } from "../../server/handlers.ts";
import { handlerSettings, refusal } from "../support/portal/account-portal.ts";
import { eachPortal } from "../support/portal/each-portal.ts";
import { onBoth } from "../support/portal/on-both.ts";

const folder = mkdtempSync(join(tmpdir(), "portal-room-"));
/** Changed by each test. */
const room = { perCompany: 0, inAll: 0, diskFloor: 0 };
const fileStore = createFileStore({ dataDir: folder, storeId: "room" }, room);
const handlers = (services: Parameters<typeof createHandlers>[0]) =>
  createHandlers(services, { ...handlerSettings, devices: emptyDirectory, connectLimit: 10_000 });
const ticket = { department: "support-cz", ticket_subject: "Help", ticket_description: "With files" };
const text = (size: number): File => new File(["x".repeat(size)], "notes.txt");

eachPortal("the room for files", { handlers, fileStore }, (portal, database) => {
  beforeEach(async () => {
    Object.assign(room, { perCompany: 1e9, inAll: 1e9, diskFloor: 0 });
    await database().sql.script("truncate ticket_attachments, files cascade; truncate login_attempts");
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const stored = (): number =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
  const tickets = async (): Promise<number> => {
    const [found] = await database().sql<{ count: number }>`select count(*) as count from tickets`;
    return found!.count;
  };
  const send = async (id: string, ...files: readonly File[]) =>
    refusal(await (await portal().signedIn(id)).call("createTicket", ticket, { files }));

  it("is limited for a company: the field that is too much is named, and nothing half-written stays", async () => {
    room.perCompany = 1000;
    const before = await tickets();
    expect(await send("gold", text(600))).toEqual([200, undefined]);
    expect(await send("gold", text(300), text(101))).toEqual([422, "COMPANY_STORAGE_FULL", "files[1]"]);
    expect([await tickets(), stored()]).toEqual([before + 1, 1]);
    expect(await send("silver", text(600))).toEqual([200, undefined]);
    expect(await send("gold", text(400))).toEqual([200, undefined]);
    expect(await send("gold")).toEqual([200, undefined]);
  });

  it("is limited for a company also when its files arrive at the same time", onBoth.locks, async () => {
    room.perCompany = 1000;
    // Two people: the tickets of one wait for each other already, because they are counted.
    const clients = [await portal().signedIn("gold"), await portal().signedIn("employee")];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        clients[index % 2]!.call("createTicket", ticket, { files: [text(300)] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(stored()).toBe(3);
  });

  it("is limited in all, and for trade licences without an account", async () => {
    room.inAll = 1000;
    const licence = async (size: number) =>
      refusal(
        await portal()
          .client()
          .call(
            "uploadTradeLicence",
            {},
            { files: [new File([`%PDF-${"x".repeat(size - 5)}`], "licence.pdf")] },
          ),
      );
    expect(await licence(100)).toEqual([200, undefined]);
    expect(await licence(50)).toEqual([422, "STORAGE_FULL", "files[0]"]);
    expect(await send("gold", text(900))).toEqual([200, undefined]);
    expect(await send("silver", text(1))).toEqual([422, "STORAGE_FULL", "files[0]"]);
  });

  it("is refused below the floor of free space, and a message without files still arrives", async () => {
    room.diskFloor = 1e18;
    expect(await send("gold", text(1))).toEqual([422, "STORAGE_FULL", "files[0]"]);
    expect(await send("gold")).toEqual([200, undefined]);
    expect(stored()).toBe(0);
  });

  it("counts answers: an account that writes too many is asked to wait", async () => {
    const client = await portal().signedIn("gold");
    const { json } = await client.call("createTicket", ticket);
    const { ticketId } = (json as { readonly data: { readonly ticketId: string } }).data;
    const statuses: number[] = [];
    for (let count = 0; count < 121; count += 1)
      statuses.push((await client.call("answerTicket", { id: ticketId, message: "More" })).status);
    expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  it("counts tickets: an account that creates too many is asked to wait", async () => {
    const client = await portal().signedIn("gold");
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await client.call("createTicket", ticket)).status);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect(await send("silver")).toEqual([200, undefined]);
  });
});
