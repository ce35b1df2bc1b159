import { createHash } from "node:crypto";
import type { Database } from "../../../dev-portal/store/database.ts";
import { createFileStore } from "../../../dev-portal/files/file-store.ts";
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
  const { data } = answer?.json as { readonly data: { readonly ticketId?: string; readonly id?: string } };
  return data.ticketId ?? data.id ?? "";
};

const bytesOf = async (dataDir: string, id: string): Promise<string | undefined> => {
  const stream = await createFileStore(dataDir).open(id);
  if (stream === undefined) return undefined;
  const hash = createHash("sha256");
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return hash.digest("hex");
};

/** What is wrong with a write in the store: it is not there, it is there more than once, or its file is not what was sent. */
export const wrongWith = async (
  { sql }: Database,
  dataDir: string,
  { call, text, file }: Write,
): Promise<readonly string[]> => {
  const rows =
    call === "createTicket"
      ? await sql<{ id: string }>`select id from tickets where subject = ${text}`
      : await sql<{ id: string }>`select id from ticket_answers where message = ${text}`;
  if (rows.length !== 1) return [`${text}: ${rows.length} rows`];
  if (file === undefined) return [];
  const kept = await sql<{ id: string; sha256: string }>`
    select f.id, f.sha256 from ticket_attachments a join files f on f.id = a.file_id where a.ticket_id = ${rows[0]?.id ?? ""}`;
  const sent = createHash("sha256")
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest("hex");
  const [only] = kept;
  const stored = only === undefined ? undefined : await bytesOf(dataDir, only.id);
  return kept.length === 1 && only?.sha256 === sent && stored === sent
    ? []
    : [`${text}: ${kept.length} files, ${stored === undefined ? "not on the disk" : "with other bytes"}`];
};
