import { randomUUID } from "node:crypto";
import { normalEmail, normalPhone, normalWebsite } from "../../../src/domain/kit/field-rules.ts";
import { notificationKinds } from "../../../src/domain/account/notification-choice.ts";
import { applicantStatuses } from "../../../src/domain/shell/partner-status.ts";
import type { AccountType, NewAccount } from "../../../src/domain/sign-up/sign-up.ts";
import type { VatVerdict } from "../../../src/domain/sign-up/vat-id.ts";
import { normalVatId } from "../../../src/domain/sign-up/vat-spelling.ts";
import { searchTextOf } from "../kit/fold.ts";
import type { Sql } from "../../store/sql.ts";

/** The data of a new account besides the entered data. */
export interface NewAccountFacts {
  readonly passwordHash: string;
  readonly vatVerdict: VatVerdict | null;
  readonly now: Date;
}

/** A partner's status during the review of the trade licence: an end customer, without a tier (docs/decisions/sign-up.md). */
const statusOf = (type: AccountType): string => (type === "partner" ? applicantStatuses.pending : type);

const instanceOf = (country: string): string =>
  country === "GB" ? "UK" : country === "US" || country === "CH" ? country : "AT";

/** Writes the company and its owner and returns their ids. The address was verified by its code, so the account is active. */
export const writeAccount = async (
  sql: Sql,
  data: NewAccount,
  { passwordHash, vatVerdict, now }: NewAccountFacts,
): Promise<{ readonly companyId: string; readonly accountId: string }> => {
  const [companyId, accountId] = [`C-${randomUUID()}`, `A-${randomUUID()}`];
  const isPrivate = data.accountType === "private";
  const [first, last] = [data.firstname.trim(), data.lastname.trim()];
  const instance = instanceOf(data.country);
  await sql`
    insert into companies (id, name, nav_instance, country, partner_status, account_type, street, street2, zip, city, state, website, vat_id, vat_verdict, contact_types, business_fields)
    values (${companyId}, ${isPrivate ? `${first} ${last}` : data.companyName.trim()}, ${instance}, ${data.country}, ${statusOf(data.accountType)}, ${data.accountType},
      ${data.street.trim()}, ${data.street2.trim()}, ${data.zip.trim()}, ${data.city.trim()}, ${data.state}, ${isPrivate ? "" : normalWebsite(data.website)},
      ${isPrivate ? "" : normalVatId(data.vatId, data.country)}, ${vatVerdict}, ${isPrivate ? [] : data.contactTypes}::text[], ${isPrivate ? [] : data.businessFields}::text[])`;
  await sql`
    insert into accounts (id, company_id, email, password_hash, first_name, last_name, contact_nav_instance, contact_country, rights, activated_at, salutation, phone, locale,
      newsletter, notifications)
    values (${accountId}, ${companyId}, ${normalEmail(data.email)}, ${passwordHash}, ${first}, ${last}, ${instance}, ${data.country}, null, ${now}, ${data.salutation},
      ${normalPhone(data.phone)}, ${data.instance}, ${data.newsletter}, ${[...notificationKinds]}::text[])`;
  return { companyId, accountId };
};

/** A trade licence for the review list. */
interface NewReview {
  readonly companyId: string;
  readonly accountId: string;
  readonly fileId: string;
  readonly companyName: string;
  /** What staff find it by, besides the company's name. */
  readonly words: readonly string[];
  readonly waits: boolean;
  readonly now: Date;
}

/** Adds a trade licence to the review list: a partner's waits for staff, any other is kept there for them to read. */
export const writeReview = async (
  sql: Sql,
  { companyId, accountId, fileId, companyName, words, waits, now }: NewReview,
): Promise<void> => {
  await sql`
    insert into licence_reviews (id, company_id, account_id, file_id, search_text, status, submitted_at)
    values (${`L-${randomUUID()}`}, ${companyId}, ${accountId}, ${fileId},
      ${searchTextOf(companyName, ...words)}, ${waits ? "pending" : "kept"}, ${now})`;
};
