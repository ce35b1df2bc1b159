import { accountRefusals } from "../account/account.refusals.ts";
import { campusPackageRefusals } from "../campus-packages/campus-packages.refusals.ts";
import { conferenceRefusals } from "../conference/conference.refusals.ts";
import { employeeRefusals } from "../employees/employees.refusals.ts";
import { archiveRefusals, statementRefusals } from "../invoices/invoices.refusals.ts";
import type { ShownTable } from "../kit/refusals.ts";
import { knownIssuesRefusals } from "../known-issues/known-issues.refusals.ts";
import { applicationRefusals } from "../licence-review/application.refusals.ts";
import { licenceReviewRefusals } from "../licence-review/licence-review.refusals.ts";
import { linkRefusals } from "../passwords/link.refusals.ts";
import { passwordRefusals } from "../passwords/passwords.refusals.ts";
import { pictureRefusals } from "../pictures/pictures.refusals.ts";
import { pioneerRefusals } from "../pioneer/pioneer.refusals.ts";
import { productRefusals } from "../products/products.refusals.ts";
import { testRefusals } from "../products/remote-connect.refusals.ts";
import { referencesRefusals } from "../references/references.refusals.ts";
import { loginRefusals } from "../session/login.refusals.ts";
import { signUpRefusals } from "../sign-up/sign-up.refusals.ts";
import { supportRefusals } from "../support/support.refusals.ts";
import { attachmentRefusals } from "../tickets/attachments.refusals.ts";
import { ticketRefusals } from "../tickets/tickets.refusals.ts";
import { trainingRefusals } from "../trainings/trainings.refusals.ts";
import { websiteRefusals } from "../website/website.refusals.ts";

/** What a machine's state names where it knows no more than that a call was refused. */
export type Carrier = "UNKNOWN_ERROR" | "CALL_FAILED";

/** A table as the error catalogue has it; `carrier` is the code of the machines' states for its refusals, where that is another one. */
const entered = <Code extends string, Value extends string>(
  table: ShownTable<Code, Value>,
  carrier?: Carrier,
) => ({ table, carrier });

/**
 * The areas by which support sorts its calls, in the order of the desk, with every table of refusals: the error catalogue, what support says of a
 * code, and the texts that the desk shows of it follow from this.
 */
export const refusalTables = {
  login: [entered(loginRefusals, "UNKNOWN_ERROR")],
  signOn: [],
  session: [],
  account: [
    entered(signUpRefusals),
    entered(licenceReviewRefusals),
    entered(applicationRefusals),
    entered(linkRefusals),
    entered(passwordRefusals),
    entered(accountRefusals, "CALL_FAILED"),
    entered(employeeRefusals, "CALL_FAILED"),
  ],
  ticket: [entered(ticketRefusals, "CALL_FAILED"), entered(supportRefusals, "CALL_FAILED")],
  product: [entered(productRefusals)],
  remoteConnect: [entered(testRefusals)],
  knownIssues: [entered(knownIssuesRefusals, "CALL_FAILED")],
  references: [entered(referencesRefusals)],
  campusPackages: [entered(campusPackageRefusals, "CALL_FAILED")],
  invoice: [entered(archiveRefusals, "CALL_FAILED"), entered(statementRefusals, "CALL_FAILED")],
  training: [entered(trainingRefusals, "CALL_FAILED")],
  website: [entered(websiteRefusals)],
  conference: [entered(conferenceRefusals, "CALL_FAILED")],
  pioneer: [entered(pioneerRefusals, "CALL_FAILED")],
  upload: [entered(attachmentRefusals), entered(pictureRefusals)],
  call: [],
  shell: [],
  numeric: [],
} as const;

export type ErrorArea = keyof typeof refusalTables;
export const errorAreas = Object.keys(refusalTables) as readonly ErrorArea[];

type CodesOf<Table> = Table extends unknown ? keyof Table & string : never;
type Tables = (typeof refusalTables)[ErrorArea][number]["table"];
/** The code of a refusal. */
export type RefusalCode = CodesOf<Tables>;
/** A value that some refusal's text names. */
export type RefusalValue = Tables extends ShownTable<string, infer Value> ? Value : never;

/** Every refusal of every area. */
export const allRefusals: ShownTable<RefusalCode, RefusalValue> = Object.assign(
  {},
  ...errorAreas.flatMap((area) => refusalTables[area].map(({ table }) => table)),
) as ShownTable<RefusalCode, RefusalValue>;
