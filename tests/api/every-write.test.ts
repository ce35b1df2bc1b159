import { sampleWebsite } from "../../src/atlas/samples/website.samples.ts";
import { expect, it } from "vitest";
import type { AnyCall } from "../../src/api/call.ts";
import { calls } from "../../src/api/calls.ts";
import { emptyReference } from "../../src/domain/references/reference.ts";
import { hashSecret } from "../../server/accounts/secret.ts";
import { baseSerial } from "../../server/demo/devices.ts";
import { licenceOf, serialsOf } from "../../server/demo/products.ts";
import { demoPassword } from "../../server/demo/seed-demo.ts";
import type { CallName } from "../../server/http/handler.ts";
import { onBoth } from "../support/portal/on-both.ts";
import { applicantFields, companyFields } from "../support/portal/sign-up-fields.ts";
import { eachDemoPortal, type DemoPortal } from "../support/portal/demo-portal.ts";
import type { PortalClient } from "../support/portal/portal-client.ts";

interface Sample {
  /** The account that calls; none for a call without a session. */
  readonly as?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly file?: File;
}

const [own = "", other = ""] = serialsOf("gold");
const ticket = { department: "support-cz", ticket_subject: "Help", ticket_description: "Words" };
const applicant = { ...applicantFields, password: "Another-Horse-42!" };
const proof = "P".repeat(43);
const participant = {
  salutation: "ms",
  firstname: "Ada",
  lastname: "Byron",
  mail: "ada@test.example",
  phone: "",
  company: "Byron",
  position: "",
  shirt: "M",
  category: "commercial",
};
const links = {
  reset: "R".repeat(43),
  activation: "L".repeat(43),
  email_change: "E".repeat(43),
  email_change_undo: "U".repeat(43),
};
const dot = new File(
  [
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
      "base64",
    ),
  ],
  "dot.png",
);
const pdf = new File(["%PDF-1.7 a licence of the test"], "licence.pdf");

/** What the store holds under ids that are not the same in each run. */
interface Stored {
  readonly ticketId: string;
  readonly order: string;
  /** A submission that nobody has taken. */
  readonly submission: string;
  /** An offered place of the conference. */
  readonly place: string;
}

const knownIssue = {
  code: "OFFLINE",
  from: "2026-11-01",
  countries: "[]",
  texts: '{"int":"The network is down."}',
  inPortal: "1",
};

/** A request to each write, which its handler carries as far as it can. In this order: what ends sessions comes last. */
const samplesOf = ({ ticketId, order, submission, place }: Stored): Readonly<Record<string, Sample>> => ({
  saveAccount: {
    as: "platin",
    fields: {
      salutation: "ms",
      firstname: "Ada",
      lastname: "Byron",
      phone: "+4315550100",
      locale: "enen",
      version: "1",
    },
  },
  saveCompany: { as: "platin", fields: { ...companyFields, version: "1" } },
  sendTradeLicence: { as: "declined", file: pdf },
  setNewsletter: { as: "platin", fields: { subscribed: "1" } },
  saveNotificationChoices: { as: "platin", fields: { kinds: "[]" } },
  requestEmailChange: { as: "platin", fields: { email: "other@test.example", password: demoPassword } },
  cancelEmailChange: { as: "platin" },
  undoEmailChange: { fields: { hash: links.email_change_undo } },
  confirmEmailChange: { fields: { hash: links.email_change } },
  createEmployee: {
    as: "gold",
    fields: { firstname: "Ada", lastname: "Byron", mail: "ada@test.example", rights: "[]" },
  },
  updateEmployee: {
    as: "gold",
    fields: {
      id: "invited",
      firstname: "Ada",
      lastname: "Byron",
      mail: "byron@test.example",
      rights: "[]",
      version: "1",
    },
  },
  setEmployeeStatus: { as: "gold", fields: { id: "technician", status: "deactivated", version: "1" } },
  resendInvitation: { as: "gold", fields: { id: "invited" } },
  withdrawInvitation: { as: "gold", fields: { id: "invited" } },
  completeFirstStep: { as: "starter", fields: { id: "meet_partner_coach", done: "1" } },
  reviewTradeLicence: { as: "staff", fields: { id: "L-applicant", decision: "approve", reason: "" } },
  createKnownIssue: { as: "staff", fields: knownIssue },
  updateKnownIssue: { as: "staff", fields: { ...knownIssue, id: "I-demo-1", version: "1" } },
  endKnownIssue: { as: "staff", fields: { id: "I-demo-1" } },
  deleteKnownIssue: { as: "staff", fields: { id: "I-demo-2" } },
  bookTraining: { as: "gold", fields: { training: "TR-0019", participant: "gold", wish: "seat" } },
  cancelTraining: { as: "gold", fields: { id: "TB-000001" } },
  claimExosphereLicence: { as: "gold", fields: { participant: "gold" } },
  markAttendance: { as: "staff", fields: { booking: "TB-000001", present: "1" } },
  registerParticipants: {
    as: "gold",
    fields: {
      conference: "partner-conference",
      places: "1",
      participants: JSON.stringify([participant]),
      instance: "enen",
    },
  },
  saveAwardProject: {
    as: "gold",
    fields: {
      conference: "partner-conference",
      category: "energy",
      title: "House",
      text: "",
      pictures: "[]",
      submitted: "0",
      reference: "",
      version: "0",
    },
  },
  changeParticipant: {
    as: "gold",
    fields: { id: place, ...participant, mail: "other@test.example", version: "1" },
  },
  acceptPlace: { as: "gold", fields: { id: place, instance: "enen" } },
  withdrawParticipant: { as: "gold", fields: { id: place, instance: "enen" } },
  requestPasswordReset: { fields: { email: "silver@demo.test", instance: "enen" } },
  setNewPassword: { fields: { hash: links.reset, password: "Another-Horse-42!" } },
  registerProduct: {
    as: "gold",
    fields: { serial: baseSerial(47), licence_code: licenceOf(baseSerial(47)) },
  },
  setProductSettings: {
    as: "gold",
    fields: {
      serial: own,
      name: "House",
      project: "",
      purchase_date: "2026-02-28",
      external_address: "",
      version: "1",
    },
  },
  switchCloudService: { as: "gold", fields: { serial: own, service: "mailer", on: "0" } },
  activateCloudService: { as: "gold", fields: { serial: own, service: "weather" } },
  transferCloudService: { as: "gold", fields: { serial: own, service: "weather", to_serial: other } },
  renewCloudService: {
    as: "gold",
    fields: { serial: own, service: "weather", licence_code: "W01M-9999-9999" },
  },
  testRemoteConnect: { as: "gold", fields: { serial: own } },
  unblockRemoteConnect: { as: "gold", fields: { serial: own } },
  replaceProduct: {
    as: "gold",
    fields: { serial: own, new_serial: baseSerial(48), licence_code: licenceOf(baseSerial(48)) },
  },
  deleteProduct: { as: "gold", fields: { serial: other, confirmation: other } },
  markMessageRead: { as: "gold", fields: { id: "M-1" } },
  markMessagesRead: { as: "gold", fields: { newest: "M-1" } },
  dismissShortageNotice: { as: "gold" },
  dismissNextStep: { as: "gold", fields: { step: "SeeShortages 12 1", dismissed: "1" } },
  saveWebsite: { as: "disti", fields: { website: JSON.stringify(sampleWebsite), revision: "0" } },
  publishWebsite: { as: "disti", fields: { revision: "1" } },
  takeWebsiteOffline: { as: "disti" },
  restoreWebsiteVersion: { as: "disti", fields: { version: "1", revision: "1" } },
  createReference: { as: "gold", fields: { title: "House", type: "smart_home" } },
  saveReference: {
    as: "gold",
    fields: {
      id: "RP-000006",
      content: JSON.stringify({ ...emptyReference, title: "House" }),
      version: "3",
    },
  },
  moveReference: {
    as: "staff",
    fields: { id: "RP-000003", revision: "3", action: "approve", reason: "", comments: "{}" },
  },
  submitPioneerLog: {
    as: "gold",
    fields: { order, model: "Klimara K-35", description: "Silent", details: "No answer" },
    file: new File(["09:14:00 TX 00 01"], "pairing.log"),
  },
  takePioneerSubmission: { as: "staff", fields: { id: submission } },
  closePioneerSubmission: { as: "staff", fields: { id: submission, outcome: "Supported now" } },
  orderCampusPackage: { as: "gold", fields: { id: "starter", total: "0", instance: "enen" } },
  getAcademyOneTimeUrl: { as: "gold", fields: { language: "enen", status: "gold" } },
  sendVerificationCode: { fields: { email: applicant.email, instance: "enen" } },
  verifyCode: { fields: { email: applicant.email, code: "000000" } },
  uploadTradeLicence: { file: pdf },
  addPicture: { as: "gold", fields: { purpose: "website" }, file: dot },
  createAccount: { fields: { ...applicant, verification: proof } },
  resendActivation: { fields: { email: "unactivated@demo.test", instance: "enen" } },
  activateAccount: { fields: { hash: links.activation } },
  createTicket: { as: "gold", fields: ticket, file: pdf },
  createGuidedTicket: { as: "gold", fields: { ...ticket, area: "other" }, file: pdf },
  answerTicket: { as: "gold", fields: { id: ticketId, message: "More" }, file: pdf },
  updateTicket: { as: "gold", fields: { ...ticket, id: ticketId } },
  markTicketRead: { as: "gold", fields: { id: ticketId } },
  holdTicket: { as: "staff", fields: { id: ticketId, hold: "1" } },
  closeTicket: { as: "gold", fields: { id: ticketId } },
  reopenTicket: { as: "gold", fields: { id: ticketId } },
  undoTicketClosing: { as: "gold", fields: { id: ticketId } },
  saveTicketDraft: {
    as: "gold",
    fields: { key: "new-ticket", draft: '{"subject":"a","message":"b","fileNames":[]}' },
  },
  discardTicketDraft: { as: "gold", fields: { key: "new-ticket" } },
  login: { fields: { email_address: "silver@demo.test", password: demoPassword } },
  setUserSessionCookie: { fields: { token: "none" } },
  changePassword: { as: "flagship", fields: { oldPassword: demoPassword, password: "Another-Horse-42!" } },
  endSessions: { as: "disti" },
  setSingleKeys: { as: "gold", fields: { on: "0" } },
  setListView: { as: "gold", fields: { compact: "1", hidden: '[{"list":"orders","columns":["total"]}]' } },
  logout: { as: "silver" },
});

const writes = (Object.entries(calls) as readonly (readonly [CallName, AnyCall])[])
  .filter(([, { kind }]) => kind === "write")
  .map(([name]) => name);

/** Each of these has to be carried out, not refused: those whose handler waits for a network or hashes, those of an invitation, of the conference, of pioneers, and of known issues. */
const carriedOut: CallName[] = [
  "saveCompany",
  "updateEmployee",
  "withdrawInvitation",
  "requestEmailChange",
  "changePassword",
  "sendVerificationCode",
  "createAccount",
  "setNewPassword",
  "login",
  "addPicture",
  "sendTradeLicence",
  "saveWebsite",
  "publishWebsite",
  "takeWebsiteOffline",
  "restoreWebsiteVersion",
  "submitPioneerLog",
  "takePioneerSubmission",
  "closePioneerSubmission",
  "registerParticipants",
  "changeParticipant",
  "acceptPlace",
  "withdrawParticipant",
  "saveAwardProject",
  "createKnownIssue",
  "updateKnownIssue",
  "endKnownIssue",
  "deleteKnownIssue",
];

/** The samples for a portal, with what they need in its store. */
const prepareSamples = async (demo: DemoPortal): Promise<readonly (readonly [CallName, Sample])[]> => {
  const { ticketId } = await demo.ask<{ readonly ticketId: string }>("gold", "createTicket", ticket);
  const { sql } = demo.database;
  const inAnHour = new Date(Date.now() + 60 * 60 * 1000);
  await sql`
    insert into email_proofs (proof_hash, email, expires_at) values (${hashSecret(proof)}, ${applicant.email}, ${inAnHour})`;
  // Each of another account: a link that is followed ends the others of its account.
  for (const [index, [purpose, secret]] of Object.entries(links).entries())
    await sql`
      insert into account_links (token_hash, purpose, account_id, email, created_at, expires_at)
      select ${hashSecret(secret)}, ${purpose}, id, email, ${new Date()}, ${inAnHour}
      from accounts where id = ${["reg21", "reg", "business", "customer"][index] ?? ""}`;
  const [order] = await sql<{ id: string }>`select id from orders where company_id = 'gold' order by id`;
  const [submission] = await sql<{ id: string }>`
    select id from pioneer_submissions where status = 'received' order by id`;
  const [place] = await sql<{ id: string }>`
    update conference_participants set status = 'offered', offer_until = ${inAnHour} where company_id = 'gold' returning id`;
  if (order === undefined || submission === undefined || place === undefined)
    throw new Error("the demo data hold them");
  const samples = samplesOf({ ticketId, order: order.id, submission: submission.id, place: place.id });
  expect(Object.keys(samples).toSorted()).toEqual(writes.toSorted());
  return Object.entries(samples) as readonly (readonly [CallName, Sample])[];
};

eachDemoPortal("every write", onBoth.statements, (demo) => {
  it("is carried out without a network call, scrypt or a letter inside its transaction", async () => {
    const done: string[] = [];
    for (const [name, { as, fields, file }] of await prepareSamples(demo())) {
      const headers = { "Idempotency-Key": `every-${name}` };
      const options = file === undefined ? { headers } : { headers, files: [file] };
      const answer = await demo().send(as, name, fields, options);
      // What runs inside the transaction and must not, throws: the answer would be 500. 422 would mean that no handler has run.
      expect([name, answer.status === 500, answer.status === 422 ? answer.text : ""]).toEqual([
        name,
        false,
        "",
      ]);
      const { valid, data } = answer.json as {
        readonly valid?: boolean;
        readonly data?: { readonly _tag?: string } | null;
      };
      if (answer.status === 200 && valid !== false && data?._tag !== "Collided") done.push(name);
    }
    expect(done).toEqual(expect.arrayContaining(carriedOut));
  });
});

// What is counted, and when a browser was last used: no records.
const noRecords = [
  "idempotency",
  "login_attempts",
  "code_attempts",
  "live_events",
  "code_counts",
  "known_browsers",
];
/** A session has the time of its last use, too. */
const columnsOf = (table: string): string => (table === "sessions" ? "t.token_hash" : "t::text");

/** The rows of each table: how many, and a hash of them. */
const recordsOf = async ({
  database: { sql },
}: DemoPortal): Promise<ReadonlyMap<string, readonly [number, string]>> => {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`;
  const text = tables
    .filter(({ name }) => !noRecords.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*)::int as rows, md5(coalesce(string_agg(${columnsOf(name)}, '' order by ${columnsOf(name)}), '')) as hash from ${name} t`,
    )
    .join(" union all ");
  const rows = await sql<{
    name: string;
    rows: number;
    hash: string;
  }>`${sql.part([text] as unknown as TemplateStringsArray)}`;
  return new Map(rows.map(({ name, rows: count, hash }) => [name, [count, hash]]));
};

type Growth = Readonly<Record<string, number>>;
const growthOf = (
  before: Awaited<ReturnType<typeof recordsOf>>,
  after: Awaited<ReturnType<typeof recordsOf>>,
): Growth =>
  Object.fromEntries(
    [...after].flatMap(([name, [rows]]) => {
      const more = rows - (before.get(name)?.[0] ?? 0);
      return more === 0 ? [] : [[name, more]];
    }),
  );

/** A client for each account and one for nobody, as one browser each. */
const browsersOf = async (demo: DemoPortal): Promise<(as: string | undefined) => Promise<PortalClient>> => {
  const anonymous = demo.portal.client();
  await anonymous.call("checkUserSession");
  return (as) => (as === undefined ? Promise.resolve(anonymous) : demo.as(as));
};

const sendTo =
  (client: PortalClient, name: CallName, { fields, file }: Sample) =>
  async (): Promise<unknown> => {
    const headers = { "Idempotency-Key": `twice-${name}` };
    const { status, json } = await client.call(name, fields, {
      headers,
      ...(file !== undefined && { files: [file] }),
    });
    return { status, json };
  };

/** The sample with the code that was sent, which is not the same in each run. */
const withCode = async (
  { database: { sql } }: DemoPortal,
  name: CallName,
  sample: Sample,
): Promise<Sample> => {
  if (name !== "verifyCode") return sample;
  const [letter] = await sql<{ body: string }>`
    select body from outbox where recipient = ${applicant.email} order by id desc limit 1`;
  return { ...sample, fields: { ...sample.fields, code: /\b\d{6}\b/.exec(letter?.body ?? "")?.[0] ?? "" } };
};

const isKeyless = (name: CallName): boolean => (calls[name] as AnyCall).keyless === true;
/** Those whose answers are kept: not of what begins or ends the session. */
const keptOf = <Named extends readonly [CallName, Sample]>(samples: readonly Named[]): readonly Named[] =>
  samples.filter(([name]) => !isKeyless(name));

/** What one sending of each write adds to the store, by the name of the store's engine and of the call. */
const grown = new Map<string, Growth>();

eachDemoPortal("a repeat of every write whose answer was lost", onBoth.statements, (demo) => {
  it("gets the first answer, with the cookies of before, and changes nothing", async () => {
    const samples = keptOf(await prepareSamples(demo()));
    const browserOf = await browsersOf(demo());
    for (const [name, sample] of samples) {
      const client = await browserOf(sample.as);
      const cookies = [...client.cookies];
      const send = sendTo(client, name, await withCode(demo(), name, sample));
      const before = await recordsOf(demo());
      const first = await send();
      const after = await recordsOf(demo());
      client.cookies.clear();
      for (const [cookie, value] of cookies) client.cookies.set(cookie, value);
      expect([name, await send()]).toEqual([name, first]);
      expect([name, await recordsOf(demo())]).toEqual([name, after]);
      grown.set(name, growthOf(before, after));
    }
  });
});

eachDemoPortal("every write that is sent twice at once", onBoth.statements, (demo) => {
  it("is carried out once, and both get its answer", async () => {
    // A connection is tested again where the second request comes when the first test has ended and is not yet kept: it makes no record.
    const samples = keptOf(await prepareSamples(demo())).filter(([name]) => name !== "testRemoteConnect");
    const browserOf = await browsersOf(demo());
    for (const [name, sample] of samples) {
      const send = sendTo(await browserOf(sample.as), name, await withCode(demo(), name, sample));
      const before = await recordsOf(demo());
      const both = await Promise.all([send(), send()]);
      expect([name, growthOf(before, await recordsOf(demo()))]).toEqual([name, grown.get(name)]);
      const answer = await send();
      expect([name, ...both]).toEqual([name, answer, answer]);
    }
  });
});

eachDemoPortal("what begins or ends a session", (demo) => {
  it("keeps no answer, whatever key is sent with it", async () => {
    const samples = (await prepareSamples(demo())).filter(([name]) => isKeyless(name));
    expect(samples.length).toBeGreaterThan(1);
    const browserOf = await browsersOf(demo());
    for (const [name, sample] of samples) await sendTo(await browserOf(undefined), name, sample)();
    expect(await demo().database.sql`select call from idempotency`).toEqual([]);
  });
});
