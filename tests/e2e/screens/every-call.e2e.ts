import fs from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { demoOrder } from "../../support/portal/demo-numbers.ts";
import { calls } from "../../../src/api/calls.ts";
import {
  badAnswers,
  expectAfterLimit,
  expectAfterMore,
  goWrong,
  type BadAnswer,
} from "../support/every-answer.ts";
import { fillLogin, PASSWORD, signInByCall } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { label } from "../support/texts.ts";

/** How a call is made, and what is shown when it fails. */
interface Row {
  /** The account that is signed in; none where it is missing. */
  readonly account?: string;
  /** Makes a new page send the call. */
  readonly ask: (page: Page) => Promise<unknown>;
  /** Sends the call again on a page that shows a bad answer; where it is missing, a new page is opened. */
  readonly again?: (page: Page) => Promise<unknown>;
  /** True where `again` works after any bad answer, not only after those with a retry. */
  readonly alwaysAgain?: true;
  readonly shows: (page: Page, bad: BadAnswer) => Locator;
  /** The call's time limit, in milliseconds. */
  readonly limit: number;
}

const READ = 15_000;
const WRITE = 30_000;

const codeOf = (page: Page, code: string): Locator => page.getByText(label("failure.code", { code })).first();
const signInAgain = (page: Page): Locator =>
  page.getByRole("dialog").getByRole("heading", { name: label("session.expired.title") });
const loginScreen = (page: Page): Locator =>
  page.getByRole("heading", { level: 1, name: label("login.title") });
const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true }).first();

/** The code is shown in place; after a 401 the sign-in dialog is shown over the same screen. */
const inPlace: Row["shows"] = (page, { name, code }) =>
  name === "401" ? signInAgain(page) : codeOf(page, code);
const presses =
  (name: string) =>
  (page: Page): Promise<void> =>
    button(page, name).click();
const opens =
  (path: () => string) =>
  (page: Page): Promise<unknown> =>
    page.goto(path());
const screen = (path: () => string, account = "gold"): Row => ({
  account,
  ask: opens(path),
  again: presses(label("failure.retry")),
  shows: inPlace,
  limit: READ,
});
const pressed = (path: () => string, name: string, account = "gold"): Row => ({
  account,
  shows: inPlace,
  limit: WRITE,
  again: presses(name),
  alwaysAgain: true,
  ask: async (page) => {
    await page.goto(path());
    await button(page, name).click();
  },
});

const ORDER = demoOrder(562);
/** The test that tests a screen with every failure of the call, without a server. */
type UnitTest = `tests/ui/${string}.test.${"ts" | "tsx"}`;
/** The table of the machine of a call that no screen shows: `tests/machines/spec-tables.test.ts` plays it with every failure. */
type MachineTable = `src/atlas/spec-tables/${string}.table.ts`;

/** One call of each kind is tested with the real server and browser; the screens' own tests cover the others, on the same client and components. */
const rows: Readonly<Record<keyof typeof calls, Row | UnitTest | MachineTable | "asked by nobody yet">> = {
  login: {
    ask: async (page) => {
      await page.goto("/login/");
      await fillLogin(page, "gold");
      await button(page, label("login.submit")).click();
    },
    again: async (page) => {
      await page.getByLabel(label("login.password"), { exact: true }).fill(PASSWORD);
      await button(page, label("login.submit")).click();
    },
    alwaysAgain: true,
    shows: (page, { code }) => codeOf(page, code),
    limit: WRITE,
  },
  checkUserSession: {
    account: "gold",
    ask: opens(() => "/orders/"),
    limit: 10_000,
    shows: (page, { name }) =>
      name === "401"
        ? loginScreen(page)
        : page.getByText(label("login.checking_failed")).or(page.getByText(label("error.endpoint_failure"))),
  },
  // A change is no screen's content: where it is not shown, nobody waits for it.
  getChanges: "src/atlas/spec-tables/live/live-changes.table.ts",
  logout: "src/atlas/spec-tables/session/session.table.ts",
  // No screen shows this failure (shell §7).
  setUserSessionCookie: "src/atlas/spec-tables/session/sign-on.table.ts",
  getPartnerData: "src/atlas/spec-tables/session/session.table.ts",
  getMessages: "src/atlas/spec-tables/shell/notification-centre.table.ts",
  findMessages: "tests/ui/messages/messages-screen.test.tsx",
  markMessagesRead: "tests/ui/messages/messages-screen.test.tsx",
  getMessage: "tests/ui/messages/messages-screen.test.tsx",
  markMessageRead: "src/atlas/spec-tables/shell/notification-centre.table.ts",
  getAcademyOneTimeUrl: "tests/ui/shell/shell.test.tsx",
  getDashboard: "tests/ui/dashboard/dashboard-screen.test.tsx",
  sendTradeLicence: "tests/ui/account/settings-screen.test.tsx",
  dismissNextStep: "tests/ui/dashboard/dashboard-screen.test.tsx",
  getBanners: "tests/ui/dashboard/dashboard-screen.test.tsx",
  getHotlinks: "tests/ui/dashboard/dashboard-screen.test.tsx",
  getContacts: "tests/ui/dashboard/dashboard-screen.test.tsx",
  getCountries: "tests/ui/references/reference-screen.test.tsx",
  getToldIssues: "tests/ui/shell/known-note.test.tsx",
  getCurrentIssues: "asked by nobody yet",
  getCodeCounts: "asked by nobody yet",
  getErrorCodes: "tests/ui/known-issues/known-issues-screen.test.tsx",
  getKnownIssues: "tests/ui/known-issues/known-issues-screen.test.tsx",
  createKnownIssue: "tests/ui/known-issues/known-issues-screen.test.tsx",
  updateKnownIssue: "tests/ui/known-issues/known-issues-screen.test.tsx",
  endKnownIssue: "tests/ui/known-issues/known-issues-screen.test.tsx",
  deleteKnownIssue: "tests/ui/known-issues/known-issues-screen.test.tsx",
  getReferences: "tests/ui/references/references-screen.test.tsx",
  getPublishedReferences: "tests/ui/references/published-references.test.tsx",
  getPublishedReference: "tests/ui/references/published-references.test.tsx",
  getReferenceReviews: "tests/ui/references/references-screen.test.tsx",
  getReference: "tests/ui/references/reference-screen.test.tsx",
  createReference: "tests/ui/references/reference-screen.test.tsx",
  saveReference: "src/atlas/spec-tables/references/reference-draft.table.ts",
  moveReference: "src/atlas/spec-tables/references/reference-life.table.ts",
  findArticles: "tests/ui/references/reference-screen.test.tsx",
  addPicture: "src/atlas/spec-tables/pictures/pictures.table.ts",
  getPicture: "tests/ui/pictures/picture-gallery.test.tsx",
  getWebsite: "tests/ui/website/website-screen.test.tsx",
  getWebsiteVersion: "tests/ui/website/website-screen.test.tsx",
  saveWebsite: "tests/ui/website/website-screen.test.tsx",
  publishWebsite: "tests/ui/website/website-screen.test.tsx",
  takeWebsiteOffline: "tests/ui/website/website-screen.test.tsx",
  restoreWebsiteVersion: "tests/ui/website/website-screen.test.tsx",
  getConference: "tests/ui/conference/conference-screens.test.tsx",
  getAward: "tests/ui/conference/award-screen.test.tsx",
  saveAwardProject: "tests/ui/conference/award-screen.test.tsx",
  getConferenceCalendar: "tests/ui/conference/conference-screens.test.tsx",
  registerParticipants: "tests/ui/conference/registration.test.tsx",
  changeParticipant: "tests/ui/conference/conference-screens.test.tsx",
  withdrawParticipant: "tests/ui/conference/conference-screens.test.tsx",
  acceptPlace: "tests/ui/conference/conference-screens.test.tsx",
  getDownloads: "tests/ui/downloads/downloads-screen.test.tsx",
  getDownloadFile: "tests/ui/downloads/downloads-screen.test.tsx",
  getDownloadsArchive: "tests/ui/downloads/downloads-screen.test.tsx",
  getFirstSteps: "tests/ui/first-steps/first-steps-screen.test.tsx",
  completeFirstStep: "tests/ui/first-steps/first-steps-screen.test.tsx",
  getOrders: screen(() => "/orders/"),
  getOrder: "tests/ui/orders/order-screen.test.tsx",
  getOrderShortages: "tests/ui/limited-availability/shortage-notice.test.tsx",
  dismissShortageNotice: "tests/ui/limited-availability/shortage-notice.test.tsx",
  getShortages: "tests/ui/limited-availability/limited-availability-screen.test.tsx",
  getShortagesCsv: "tests/ui/limited-availability/limited-availability-screen.test.tsx",
  getAdvantages: "tests/ui/advantages/advantages-screen.test.tsx",
  getVouchers: "tests/ui/advantages/advantages-screen.test.tsx",
  getVouchersCsv: "tests/ui/advantages/advantages-screen.test.tsx",
  getCampusPackages: "tests/ui/campus-packages/campus-packages-screen.test.tsx",
  getCampusPicture: "tests/ui/campus-packages/campus-packages-screen.test.tsx",
  orderCampusPackage: "tests/ui/campus-packages/campus-packages-screen.test.tsx",
  getOrdersCsv: { ...pressed(() => "/orders/", label("orders.csv")), limit: READ },
  getIntrastatCsv: "tests/ui/orders/intrastat.test.tsx",
  getOpenProducts: "tests/ui/orders/orders-screen.test.tsx",
  getOpenProductsCsv: "tests/ui/orders/orders-screen.test.tsx",
  getInvoices: "tests/ui/invoices/invoices-screen.test.tsx",
  getInvoice: "tests/ui/invoices/invoice-screen.test.tsx",
  getInvoicePayment: "tests/ui/invoices/invoice-screen.test.tsx",
  getOrderPayment: "tests/ui/orders/order-screen.test.tsx",
  getAccountBalance: "tests/ui/invoices/invoices-screen.test.tsx",
  getInvoicesCsv: "tests/ui/invoices/invoices-screen.test.tsx",
  getInvoicePdf: "tests/ui/invoices/invoice-screen.test.tsx",
  getInvoiceDeliveryNote: "tests/ui/invoices/invoice-screen.test.tsx",
  getDeliveryNote: "tests/ui/orders/order-screen.test.tsx",
  getStatement: "tests/ui/invoices/invoice-papers.test.tsx",
  getInvoicesArchive: "tests/ui/invoices/invoice-papers.test.tsx",
  createTicket: {
    account: "gold",
    shows: inPlace,
    limit: WRITE,
    again: (page) => page.getByRole("dialog").locator("[type=submit]").click(),
    alwaysAgain: true,
    ask: async (page) => {
      await page.goto(`/order/${ORDER}/`);
      await button(page, label("order.help")).click();
      await page.getByRole("dialog").getByRole("textbox").fill("Never sent.");
      await page.getByRole("dialog").locator("[type=submit]").click();
    },
  },
  getTrainings: "tests/ui/trainings/trainings-screen.test.tsx",
  getTrainingsCsv: "tests/ui/trainings/trainings-screen.test.tsx",
  getTrainingCertificate: "tests/ui/trainings/trainings-screen.test.tsx",
  getTrainingCalendar: "tests/ui/trainings/trainings-screen.test.tsx",
  getBookableTrainings: "tests/ui/trainings/bookable-trainings.test.tsx",
  getTrainingParticipants: "tests/ui/trainings/bookable-trainings.test.tsx",
  bookTraining: "tests/ui/trainings/bookable-trainings.test.tsx",
  cancelTraining: "tests/ui/trainings/trainings-screen.test.tsx",
  getExosphereLicences: "tests/ui/trainings/exosphere-panel.test.tsx",
  claimExosphereLicence: "tests/ui/trainings/exosphere-panel.test.tsx",
  getTrainingDates: "tests/ui/trainings/attendance-screens.test.tsx",
  getAttendance: "tests/ui/trainings/attendance-screens.test.tsx",
  markAttendance: "tests/ui/trainings/attendance-screens.test.tsx",
  getTickets: "tests/ui/tickets/tickets-screen.test.tsx",
  getTicket: "tests/ui/tickets/ticket-screen.test.tsx",
  getTicketAttachment: "tests/ui/tickets/ticket-screen.test.tsx",
  getProducts: "tests/ui/products/product-screens.test.tsx",
  getProduct: "tests/ui/products/product-screens.test.tsx",
  getRegistrationProof: "tests/ui/products/product-screens.test.tsx",
  registerProduct: "tests/ui/products/product-forms.test.tsx",
  setProductSettings: "tests/ui/products/product-forms.test.tsx",
  replaceProduct: "tests/ui/products/product-forms.test.tsx",
  deleteProduct: "tests/ui/products/product-forms.test.tsx",
  switchCloudService: "tests/ui/products/cloud-services-screen.test.tsx",
  activateCloudService: "tests/ui/products/product-forms.test.tsx",
  transferCloudService: "tests/ui/products/product-forms.test.tsx",
  renewCloudService: "tests/ui/products/product-forms.test.tsx",
  testRemoteConnect: "tests/ui/products/remote-connect-screen.test.tsx",
  getRemoteConnectResults: "tests/ui/products/remote-connect-screen.test.tsx",
  unblockRemoteConnect: "tests/ui/products/remote-connect-screen.test.tsx",
  getCloudDns: "tests/ui/products/product-screens.test.tsx",
  createGuidedTicket: "tests/ui/tickets/new-ticket.test.tsx",
  markTicketRead: "tests/ui/tickets/ticket-life.test.tsx",
  answerTicket: "tests/ui/tickets/ticket-life.test.tsx",
  updateTicket: "tests/ui/tickets/ticket-life.test.tsx",
  closeTicket: "tests/ui/tickets/ticket-life.test.tsx",
  reopenTicket: "tests/ui/tickets/ticket-life.test.tsx",
  undoTicketClosing: "tests/ui/shell/undo.test.tsx",
  holdTicket: "tests/ui/tickets/ticket-life.test.tsx",
  getTicketDraft: "tests/ui/tickets/ticket-writing.test.tsx",
  saveTicketDraft: "tests/ui/tickets/ticket-writing.test.tsx",
  discardTicketDraft: "tests/ui/tickets/ticket-writing.test.tsx",
  getKnowledge: "tests/ui/tickets/new-ticket.test.tsx",
  getTicketStatistics: "tests/ui/support/support-screens.test.tsx",
  getTicketStatisticsCsv: "tests/ui/support/support-screens.test.tsx",
  getSupportCases: "tests/ui/support/support-screens.test.tsx",
  getCaseBalance: "tests/ui/support/case-screens.test.tsx",
  getCaseInvoices: "tests/ui/support/case-screens.test.tsx",
  getCaseTrainings: "tests/ui/support/case-screens.test.tsx",
  getCaseVouchers: "tests/ui/support/case-screens.test.tsx",
  getSupportCase: "tests/ui/support/support-screens.test.tsx",
  getSignUpOptions: "tests/ui/sign-up/sign-up-screen.test.tsx",
  checkEmail: "tests/ui/sign-up/sign-up-screen.test.tsx",
  checkVatId: "tests/ui/sign-up/sign-up-screen.test.tsx",
  sendVerificationCode: "tests/ui/sign-up/sign-up-screen.test.tsx",
  verifyCode: "tests/ui/sign-up/sign-up-screen.test.tsx",
  uploadTradeLicence: "tests/ui/sign-up/sign-up-screen.test.tsx",
  createAccount: "tests/ui/sign-up/sign-up-screen.test.tsx",
  getSignUpResult: "tests/ui/sign-up/sign-up-screen.test.tsx",
  resendActivation: "tests/ui/sign-up/sign-up-screen.test.tsx",
  activateAccount: "tests/ui/passwords/reset-password-screen.test.tsx",
  requestPasswordReset: "tests/ui/passwords/forgot-password-screen.test.tsx",
  checkPasswordResetLink: "tests/ui/passwords/reset-password-screen.test.tsx",
  setNewPassword: "tests/ui/passwords/reset-password-screen.test.tsx",
  changePassword: "tests/ui/account/settings-screen.test.tsx",
  getAccount: "tests/ui/account/settings-screen.test.tsx",
  getOwnTradeLicence: "tests/ui/account/settings-screen.test.tsx",
  saveAccount: "tests/ui/account/settings-screen.test.tsx",
  saveCompany: "tests/ui/account/settings-screen.test.tsx",
  setSingleKeys: "tests/ui/shell/keys.test.tsx",
  setListView: "tests/ui/lists/columns.test.tsx",
  setNewsletter: "tests/ui/account/settings-screen.test.tsx",
  saveNotificationChoices: "tests/ui/account/settings-screen.test.tsx",
  requestEmailChange: "tests/ui/account/settings-screen.test.tsx",
  cancelEmailChange: "tests/ui/account/settings-screen.test.tsx",
  undoEmailChange: "tests/ui/passwords/reset-password-screen.test.tsx",
  confirmEmailChange: "tests/ui/passwords/reset-password-screen.test.tsx",
  getSessions: "tests/ui/account/settings-screen.test.tsx",
  endSessions: "tests/ui/account/settings-screen.test.tsx",
  getTradeLicenceReviews: "tests/ui/licence-review/licence-review-screen.test.tsx",
  getTradeLicence: "tests/ui/licence-review/licence-review-screen.test.tsx",
  getLicenceDocument: "tests/ui/licence-review/review-document.test.tsx",
  getLicencePage: "tests/ui/licence-review/review-document.test.tsx",
  reviewTradeLicence: "tests/ui/licence-review/licence-review-screen.test.tsx",
  getEmployees: "tests/ui/employees/employees-screen.test.tsx",
  createEmployee: "tests/ui/employees/employees-screen.test.tsx",
  updateEmployee: "tests/ui/employees/employees-screen.test.tsx",
  setEmployeeStatus: "tests/ui/employees/employees-screen.test.tsx",
  resendInvitation: "tests/ui/employees/employees-screen.test.tsx",
  withdrawInvitation: "tests/ui/employees/employees-screen.test.tsx",
  getPioneerOffer: "tests/ui/pioneer/pioneer-screen.test.tsx",
  submitPioneerLog: "tests/ui/pioneer/pioneer-screen.test.tsx",
  getPioneerSubmissions: "tests/ui/pioneer/pioneer-screen.test.tsx",
  getPioneerSubmission: "tests/ui/pioneer/submission-screen.test.tsx",
  getPioneerLog: "tests/ui/pioneer/submission-screen.test.tsx",
  getPioneerCases: "tests/ui/pioneer/cases-screen.test.tsx",
  takePioneerSubmission: "tests/ui/pioneer/cases-screen.test.tsx",
  closePioneerSubmission: "tests/ui/pioneer/cases-screen.test.tsx",
  searchEverywhere: "tests/ui/search/search-dialog.test.tsx",
};

const sources = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

/** A write; what the others show is in the tests of their views, and in `faults-api.e2e.ts`. */
const usual = "createTicket";

const testRow = (name: string, row: Row): void => {
  const tag = name === usual ? [] : "@long";
  test(`${name}: each bad answer shows a text, never a blank screen`, { tag }, async ({ page, portal }) => {
    await page.clock.install();
    if (row.account !== undefined) await signInByCall(page, portal.url, row.account);
    await page.goto("/no-access/");
    // The clock is paused, so that no automatic retry happens in between.
    const still = row.again !== undefined && row.alwaysAgain === undefined;
    if (still) await page.clock.pauseAt(Date.now() + 60_000);
    let mayAskAgain = false;
    for (const bad of badAnswers) {
      await test.step(bad.name, async () => {
        const { again } = row;
        await goWrong(
          page,
          name,
          bad,
          () => (again !== undefined && mayAskAgain ? again(page) : row.ask(page)),
          row.limit,
        );
        // After the clock has jumped, the portal may be retrying by itself: the next answer is given to a new page.
        mayAskAgain = row.alwaysAgain === true || (bad.helpsAgain && bad.code !== "TIMED_OUT");
        if (bad.code === "TIMED_OUT") await expectAfterLimit(page, row.shows(page, bad), row.limit);
        // With a running clock the portal may soon retry by itself: the text is looked for once.
        else if (bad.code === "OFFLINE" && still) await expectAfterMore(page, row.shows(page, bad));
        else await expect(row.shows(page, bad)).toBeVisible();
        await expect(page.getByRole("banner")).toBeVisible();
        await expect(page.locator("main h1")).toBeVisible();
      });
    }
  });
};

for (const [name, row] of Object.entries(rows)) if (typeof row !== "string") testRow(name, row);

test("every call without a row is covered by the test of its screen or machine, or is not made by a screen", () => {
  const asking = ["src/app", "src/ui", "src/machines"]
    .flatMap(sources)
    .map((file) => fs.readFileSync(file, "utf8"));
  for (const [name, row] of Object.entries(rows)) {
    if (row === "asked by nobody yet")
      expect(
        asking.some((source) => source.includes(name)),
        `whoever asks ${name} needs a row`,
      ).toBe(false);
    else if (typeof row === "string")
      expect(fs.readFileSync(row, "utf8"), `${name} in ${row}`).toMatch(
        row.endsWith(".table.ts") ? /\bfails\(/ : /everyFailure|oneFailure/,
      );
  }
});

test("every call of the portal has a row", () => {
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(calls).toSorted());
});
