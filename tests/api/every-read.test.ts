import { expect, it } from "vitest";
import type { AnyCall } from "../../src/api/call.ts";
import { calls } from "../../src/api/calls.ts";
import { serialsOf } from "../../server/demo/products.ts";
import type { CallName } from "../../server/http/handler.ts";
import { SqlPart } from "../../server/store/sql.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { onBoth } from "../support/portal/on-both.ts";

type Fields = Readonly<Record<string, string>>;

const reads = (Object.entries(calls) as readonly (readonly [CallName, AnyCall])[])
  .filter(([, { kind }]) => kind === "read")
  .map(([name]) => name);

const list: Fields = { page: "2", filter: JSON.stringify({ search: "an" }) };
const texts: Fields = { instance: "enen" };
const serial: Fields = { serial: serialsOf("gold")[0] ?? "" };
const days: Fields = { from: "2024-01-01", to: "2024-01-31" };

interface Sample {
  /** Who asks, if it is not the owner of the gold company. */
  readonly as?: string;
  readonly fields?: Fields;
  /** A row of the store whose columns are fields too. */
  readonly row?: string;
  /** The refusal that is the answer. */
  readonly refused?: string;
}

const own = "where company_id = 'gold' order by id";
const order = { row: `id from orders ${own}` };
const entry = { row: `id from ledger_entries where company_id = 'gold' and kind = 'invoice' order by id` };
const ticket = { row: `id from tickets ${own}` };
const submission = { row: `id from pioneer_submissions ${own}` };
const present = `id from training_bookings where company_id = 'gold' and status = 'present' order by id`;

/** A request to each read, which its handler answers from the store. */
const samples: Readonly<Record<string, Sample>> = {
  checkUserSession: {},
  getPartnerData: {},
  getMessages: { fields: texts },
  findMessages: { fields: { ...texts, ...list } },
  getMessage: { row: "id from messages where audience = '{everybody}' order by id", fields: texts },
  getCountries: { fields: texts },
  getDashboard: {},
  getBanners: { fields: texts },
  getHotlinks: { fields: texts },
  getContacts: { fields: texts },
  getFirstSteps: { as: "starter" },
  getOrders: { fields: list },
  getOrder: order,
  getDeliveryNote: {
    row: "number from order_papers where kind = 'delivery' and order_id in (select id from orders where company_id = 'gold') order by number",
    fields: texts,
  },
  getOrdersCsv: { fields: list },
  getOpenProducts: { fields: list },
  getOpenProductsCsv: { fields: list },
  getIntrastatCsv: { fields: { period: "2024-01" } },
  getAdvantages: { fields: texts },
  getVouchers: { fields: list },
  getVouchersCsv: { fields: list },
  getCaseVouchers: { as: "staff", fields: list, ...ticket },
  getShortages: { fields: list },
  getShortagesCsv: { fields: list },
  getOrderShortages: order,
  getCampusPackages: { fields: texts },
  getCampusPicture: { fields: { id: "starter" } },
  getInvoices: { fields: list },
  getInvoice: entry,
  getInvoicePayment: {
    row: "json_build_array(id)::text as ids from ledger_entries where company_id = 'gold' and kind = 'invoice' order by id",
  },
  getOrderPayment: order,
  getAccountBalance: {},
  getInvoicesCsv: { fields: list },
  getInvoiceDeliveryNote: { fields: texts, ...entry },
  getStatement: { fields: { ...texts, day: "2024-01-31" } },
  getInvoicesArchive: { fields: { ...texts, filter: JSON.stringify({ status: ["due"] }) } },
  getCaseBalance: { as: "staff", ...ticket },
  getCaseInvoices: { as: "staff", fields: list, ...ticket },
  getInvoicePdf: { fields: texts, ...entry },
  getProducts: { fields: list },
  getProduct: { fields: serial },
  getRegistrationProof: { fields: { ...texts, ...serial } },
  getCloudDns: { fields: serial },
  getRemoteConnectResults: { fields: serial },
  getTickets: { fields: list },
  getTicket: ticket,
  getTicketDraft: { fields: { key: "new-ticket" } },
  getKnowledge: { fields: texts },
  getTicketAttachment: {
    row: "file_id as id from ticket_attachments a join tickets t on t.id = a.ticket_id where t.company_id = 'gold' order by file_id",
  },
  getSupportCases: { as: "staff", fields: list },
  getSupportCase: { as: "staff", ...ticket },
  getTicketStatistics: { as: "staff", fields: days },
  getTicketStatisticsCsv: { as: "staff", fields: days },
  getSignUpOptions: { fields: texts },
  checkEmail: { fields: { email: "nobody@test.example" } },
  checkVatId: { fields: { vatId: "ATU12345675", country: "AT" } },
  getSignUpResult: { fields: { verification: "P".repeat(43) } },
  checkPasswordResetLink: { fields: { hash: "R".repeat(43) }, refused: "LINK_INVALID" },
  getAccount: {},
  getOwnTradeLicence: { as: "business" },
  getSessions: {},
  getTradeLicenceReviews: { as: "staff", fields: list },
  getTradeLicence: { as: "staff", fields: { id: "L-applicant" } },
  getLicenceDocument: { as: "staff", fields: { id: "L-applicant" } },
  getLicencePage: { as: "staff", fields: { id: "L-applicant", page: "1" } },
  getEmployees: { fields: list },
  getDownloads: { fields: list },
  getDownloadFile: { row: "id from downloads order by id" },
  getDownloadsArchive: { row: "json_build_array(id)::text as ids from downloads order by id" },
  getPioneerOffer: {},
  getPioneerSubmissions: { fields: list },
  getPioneerSubmission: submission,
  getPioneerLog: submission,
  getPioneerCases: { as: "staff", fields: list },
  getTrainings: { fields: list },
  getTrainingsCsv: { fields: list },
  getBookableTrainings: { fields: list },
  getTrainingParticipants: {},
  getTrainingCalendar: {
    row: `id from training_bookings where company_id = 'gold' and status = 'registered' order by id`,
  },
  getTrainingCertificate: { row: present, fields: texts },
  getExosphereLicences: {},
  getTrainingDates: { as: "staff", fields: list },
  getAttendance: { as: "staff", fields: { id: "TR-0019" } },
  getCaseTrainings: { as: "staff", fields: list, ...ticket },
  getPicture: { row: `id from pictures ${own}`, fields: { crop: "whole", width: "320" } },
  searchEverywhere: { fields: { ...texts, query: "gold" } },
  getChanges: {},
  getReferences: { fields: list },
  getReferenceReviews: { as: "staff", fields: list },
  getReference: { row: `id from reference_projects ${own}` },
  getPublishedReferences: { as: "customer", fields: list },
  getPublishedReference: {
    as: "customer",
    row: "id from reference_projects where status = 'approved' and published_at is not null",
  },
  findArticles: { fields: { search: "mini" } },
  getWebsite: { as: "disti" },
  getWebsiteVersion: { fields: { version: "1" } },
  getConference: { fields: texts },
  getConferenceCalendar: { fields: { ...texts, id: "partner-conference" } },
  getAward: { fields: texts },
  getKnownIssues: { as: "staff", fields: list },
  getErrorCodes: { as: "staff" },
  getCurrentIssues: { as: "staff" },
  getToldIssues: { fields: texts },
  getCodeCounts: { as: "staff" },
};

eachDemoPortal("every read", onBoth.statements, (demo) => {
  it("has a request of this test", () => expect(Object.keys(samples).toSorted()).toEqual(reads.toSorted()));

  it.each(Object.entries(samples))("is answered: %s", async (name, { as = "gold", fields, row, refused }) => {
    const [columns] =
      row === undefined ? [] : await demo().database.sql<Fields>`select ${new SqlPart([row], [])} limit 1`;
    const { status, json } = await demo().send(as, name as CallName, { ...fields, ...columns });
    expect([status, (json as { readonly error_code?: string } | undefined)?.error_code]).toEqual([
      200,
      refused,
    ]);
  });
});
