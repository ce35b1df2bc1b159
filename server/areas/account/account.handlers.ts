import * as Schema from "effect/Schema";
import { personFields, personProblem, PersonData } from "../../../src/domain/account/account-settings.ts";
import { companyFields, companyProblem, type CompanyData } from "../../../src/domain/account/company-data.ts";
import { problemsOf } from "../../../src/domain/kit/field-problems.ts";
import { normalPhone, normalWebsite } from "../../../src/domain/kit/field-rules.ts";
import { offeredNotifications } from "../../../src/domain/account/notification-choice.ts";
import { keptPreferences } from "../../../src/domain/shell/list-choice.ts";
import { withChoice } from "../../../src/domain/shell/list-preferences.ts";
import { normalVatId } from "../../../src/domain/sign-up/vat-spelling.ts";
import { userDataOf } from "../../accounts/user-data.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { fieldRefused, firstProblem } from "../../http/field-refusal.ts";
import type { HandlerContext, Handlers } from "../../http/handler.ts";
import { isRefusal } from "../../http/refusals.ts";
import { answerFile } from "../../files/stored-file.ts";
import { readOwnLicence } from "../licence-review/licence-reviews.sql.ts";
import { sameFields } from "../kit/same-fields.ts";
import { countryOptions } from "../sign-up/options.ts";
import type { VatCheck } from "../sign-up/vat-check.ts";
import { applyAgain } from "./apply-again.ts";
import { lockListPreferences, readSettings, writeCompany, writePerson } from "./account.sql.ts";

/** Maximum checks of a VAT id for one account within 15 minutes. */
const vatChecks = 30;

type AccountCall =
  | "getAccount"
  | "getOwnTradeLicence"
  | "sendTradeLicence"
  | "saveAccount"
  | "saveCompany"
  | "setNewsletter"
  | "setSingleKeys"
  | "setListView"
  | "saveNotificationChoices";

const isPersonData = Schema.is(PersonData);

/** Trims texts for storing. */
const trimmed = (data: CompanyData): CompanyData => ({
  companyName: data.companyName.trim(),
  country: data.country,
  street: data.street.trim(),
  street2: data.street2.trim(),
  zip: data.zip.trim(),
  city: data.city.trim(),
  state: data.state,
  vatId: normalVatId(data.vatId, data.country),
  website: normalWebsite(data.website),
});

const verdictOf = async (context: HandlerContext, { vatId, country }: CompanyData, vatCheck: VatCheck) => {
  if (vatId === "") return null;
  const limited = await limitUse(context, [
    { what: "vat-check-of", by: context.account.id, limit: vatChecks },
  ]);
  if (limited !== undefined) return limited;
  const verdict = await vatCheck(vatId, country, context.isOut);
  return verdict === "invalid" ? fieldRefused("vatId", "VAT_INVALID") : verdict;
};

/** The settings of the account and of its company (business §3). */
export const createAccountHandlers = (vatCheck: VatCheck): Handlers<AccountCall> => ({
  getAccount: ({ sql, account, now }) => readSettings(sql, account, now()),
  getOwnTradeLicence: async ({ sql, account, fileStore }) =>
    answerFile(fileStore, await readOwnLicence(sql, account.companyId)),
  sendTradeLicence: (context) => applyAgain(context),
  saveAccount: async ({ sql, account, now }, { version, ...typed }) => {
    const data = {
      ...typed,
      firstname: typed.firstname.trim(),
      lastname: typed.lastname.trim(),
      phone: normalPhone(typed.phone),
    };
    if (!isPersonData(data)) return fieldRefused("salutation", "SALUTATION_EMPTY");
    const problem = firstProblem(problemsOf(personFields, (field) => personProblem(field, data)));
    if (problem !== undefined) return problem;
    const saved = await writePerson(sql, account, data, version);
    if (saved !== undefined) return { _tag: "Saved", saved };
    const { person: theirs } = await readSettings(sql, account, now());
    // Equal data with another version is a repeat of this save whose answer was lost.
    return sameFields<PersonData>(theirs, data, personFields)
      ? { _tag: "Saved", saved: theirs }
      : { _tag: "Collided", theirs };
  },
  saveCompany: {
    prepare: async (context, { version, ...typed }) => {
      const before = await readSettings(context.sql, context.account, context.now());
      const household = before.isPrivate ? { ...typed, companyName: before.company.companyName } : typed;
      const data = trimmed(household);
      const problem = firstProblem(
        problemsOf(companyFields, (field) => companyProblem(field, data, countryOptions("int"))),
      );
      if (problem !== undefined) return problem;
      const vatVerdict = await verdictOf(context, data, vatCheck);
      if (isRefusal(vatVerdict)) return vatVerdict;
      return async ({ sql, account, now }) => {
        const saved = await writeCompany(sql, account, data, { version, vatVerdict });
        if (saved !== undefined) return { _tag: "Saved", saved };
        const { company: theirs } = await readSettings(sql, account, now());
        return sameFields(theirs, data, companyFields)
          ? { _tag: "Saved", saved: theirs }
          : { _tag: "Collided", theirs };
      };
    },
  },
  setSingleKeys: async ({ sql, account }, { on }) => {
    await sql`update accounts set single_keys = ${on} where id = ${account.id}`;
    return { on };
  },
  setListView: async ({ sql, account }, choice) => {
    const listPreferences = keptPreferences(withChoice(await lockListPreferences(sql, account), choice));
    await sql`update accounts set list_view = ${sql.json(listPreferences)} where id = ${account.id}`;
    return userDataOf({ ...account, listPreferences });
  },
  setNewsletter: async ({ sql, account }, { subscribed }) => {
    await sql`update accounts set newsletter = ${subscribed} where id = ${account.id}`;
    return { subscribed };
  },
  saveNotificationChoices: async ({ sql, account }, { kinds }) => {
    const kept = offeredNotifications(account.rights).filter((kind) => kinds.includes(kind));
    await sql`update accounts set notifications = ${kept}::text[] where id = ${account.id}`;
    return kept;
  },
});
