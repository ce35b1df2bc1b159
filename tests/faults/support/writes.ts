import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Database } from "../../../server/store/database.ts";
import type { PortalClient, TestAnswer } from "../../support/portal/portal-client.ts";

/** A write with its idempotency key; its text is found in one row if it was carried out once. */
export interface Write {
  readonly call: "createTicket" | "answerTicket";
  readonly key: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly text: string;
  readonly file: File | undefined;
}

export const ticketOf = (key: string, withFile: boolean): Write => ({
  call: "createTicket",
  key,
  text: `fault ${key}`,
  fields: {
    department: "support-int",
    ticket_subject: `fault ${key}`,
    ticket_description: "Written during a campaign.",
  },
  file: withFile ? new File([`content of ${key} `.repeat(2000)], `${key}.txt`) : undefined,
});

export const answerOf = (key: string, id: string): Write => ({
  call: "answerTicket",
  key,
  text: `answer ${key}`,
  fields: { id, message: `answer ${key}` },
  file: undefined,
});

/** Sends a write; undefined where no answer came. */
export const send = (
  client: PortalClient,
  { call, fields, key, file }: Write,
): Promise<TestAnswer | undefined> =>
  client
    .call(call, fields, { headers: { "Idempotency-Key": key }, files: file === undefined ? [] : [file] })
    .catch(() => undefined);

export const isAcknowledged = (answer: TestAnswer | undefined): boolean =>
  answer?.status === 200 && (answer.json as { readonly valid?: boolean } | undefined)?.valid === true;

/** The number of the ticket that a write made or answered. */
export const ticketIn = (answer: TestAnswer | undefined): string => {
  const { data } = (answer?.json ?? {}) as {
    readonly data?: { readonly ticketId?: string; readonly id?: string };
  };
  return data?.ticketId ?? data?.id ?? "";
};

/** The files below a folder by their names, which are their ids, wherever the portal puts them. */
const filesIn = (dataDir: string): ReadonlyMap<string, string> => {
  const folder = path.join(dataDir, "files");
  if (!fs.existsSync(folder)) return new Map();
  const found = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Map(found.map((file) => [path.basename(file), path.join(folder, file)]));
};

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const wrongWith = async (
  { sql }: Database,
  stored: ReadonlyMap<string, string>,
  { call, text, file }: Write,
): Promise<readonly string[]> => {
  const rows =
    call === "createTicket"
      ? await sql<{ id: string }>`select id from tickets where subject = ${text}`
      : await sql<{ id: string }>`select id from ticket_answers where message = ${text}`;
  const [row] = rows;
  if (row === undefined || rows.length > 1) return [`${text}: ${rows.length} rows`];
  if (file === undefined) return [];
  const kept = await sql<{ file_id: string }>`
    select file_id from ticket_attachments where ticket_id = ${row.id}`;
  const [only] = kept;
  if (only === undefined || kept.length > 1) return [`${text}: ${kept.length} files`];
  const place = stored.get(only.file_id);
  if (place === undefined) return [`${text}: its file is not on the disk`];
  const sent = new Uint8Array(await file.arrayBuffer());
  return sha256(fs.readFileSync(place)) === sha256(sent) ? [] : [`${text}: its file has other bytes`];
};

/** What is wrong with writes in the store: one is not there, is there more than once, or its file is not what was sent. */
export const wrongWrites = async (
  database: Database,
  dataDir: string,
  writes: Iterable<Write>,
): Promise<readonly string[]> => {
  const stored = filesIn(dataDir);
  const wrong: string[] = [];
  for (const write of writes) wrong.push(...(await wrongWith(database, stored, write)));
  return wrong;
};
