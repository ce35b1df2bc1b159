import * as Schema from "effect/Schema";
import { fullName } from "../../../src/domain/kit/full-name.ts";
import {
  AccountSettings,
  type PersonData,
  type VersionedCompany,
  type VersionedPerson,
} from "../../../src/domain/account/account-settings.ts";
import type { CompanyData } from "../../../src/domain/account/company-data.ts";
import { isAllowed, requirementOf } from "../../../src/domain/shell/access.ts";
import type { ListPreferences } from "../../../src/domain/shell/list-preferences.ts";
import type { VatVerdict } from "../../../src/domain/sign-up/vat-id.ts";
import type { Account } from "../../accounts/account.ts";
import { ownLicenceOf, readOwnLicence } from "../licence-review/licence-reviews.sql.ts";
import type { Sql } from "../../store/sql.ts";

/** Decodes stored settings by their schema. */
const toSettings = Schema.decodeUnknownSync(AccountSettings);

interface Row {
  readonly email: string;
  readonly debitor: string | null;
  readonly newsletter: boolean;
  readonly notifications: readonly string[];
  readonly account_type: string;
  readonly vat_verdict: string | null;
  readonly pending_email: string | null;
  readonly contact_types: readonly string[];
  readonly business_fields: readonly string[];
  readonly person: unknown;
  readonly company: unknown;
}

/** The settings of an account. */
export const readSettings = async (sql: Sql, account: Account, now: Date): Promise<AccountSettings> => {
  const [row] = await sql<Row>`
    select a.email, c.debitor, a.newsletter, a.notifications, c.account_type, c.vat_verdict, c.contact_types, c.business_fields,
      (select l.email from account_links l where l.account_id = a.id and l.purpose = 'email_change' and l.used_at is null and l.expires_at > ${now}) as pending_email,
      json_build_object('salutation', a.salutation, 'firstname', a.first_name, 'lastname', a.last_name, 'phone', a.phone, 'locale', a.locale, 'version', a.version) as person,
      json_build_object('companyName', c.name, 'street', c.street, 'street2', c.street2, 'zip', c.zip, 'city', c.city, 'state', c.state, 'country', c.country,
        'website', c.website, 'vatId', c.vat_id, 'version', c.version) as company
    from accounts a join companies c on c.id = a.company_id where a.id = ${account.id}`;
  if (row === undefined) throw new TypeError("an account with a session is in the store");
  const licence = isAllowed(requirementOf("company"), account)
    ? await readOwnLicence(sql, account.companyId)
    : undefined;
  return toSettings({
    email: row.email,
    pendingEmail: row.pending_email,
    customerNumber: row.debitor,
    newsletter: row.newsletter,
    notifications: row.notifications,
    person: row.person,
    company: row.company,
    vatVerdict: row.vat_verdict,
    contactTypes: row.contact_types,
    businessFields: row.business_fields,
    tradeLicence: licence === undefined ? null : ownLicenceOf(licence),
    isPrivate: row.account_type === "private",
  });
};

/** How the person wants to see tables; locked until the transaction ends, so that choices of two tabs for two lists are both kept. */
export const lockListPreferences = async (sql: Sql, { id }: Account): Promise<ListPreferences> => {
  const [row] = await sql<{ readonly list_view: ListPreferences | null }>`
    select list_view from accounts where id = ${id} for update`;
  return row?.list_view ?? {};
};

/** Writes the personal data if nobody has saved since `version`; a private person's household gets their name. */
export const writePerson = async (
  sql: Sql,
  account: Account,
  data: PersonData,
  version: number,
): Promise<VersionedPerson | undefined> => {
  const [row] = await sql<{ version: number }>`
    update accounts set salutation = ${data.salutation}, first_name = ${data.firstname}, last_name = ${data.lastname}, phone = ${data.phone}, locale = ${data.locale},
      version = version + 1
    where id = ${account.id} and version = ${version} returning version`;
  if (row === undefined) return undefined;
  await sql`update companies set name = ${fullName(data.firstname, data.lastname)} where id = ${account.companyId} and account_type = 'private'`;
  return { ...data, version: row.version };
};

/** Writes the company's data if nobody has saved since `version`. */
export const writeCompany = async (
  sql: Sql,
  account: Account,
  data: CompanyData,
  { version, vatVerdict }: { readonly version: number; readonly vatVerdict: VatVerdict | null },
): Promise<VersionedCompany | undefined> => {
  const [row] = await sql<{ version: number }>`
    update companies set name = ${data.companyName}, street = ${data.street}, street2 = ${data.street2}, zip = ${data.zip}, city = ${data.city}, state = ${data.state},
      country = ${data.country}, website = ${data.website}, vat_id = ${data.vatId}, vat_verdict = ${vatVerdict}, vat_tries = 0, vat_next_check_at = null, version = version + 1
    where id = ${account.companyId} and version = ${version} returning version`;
  return row === undefined ? undefined : { ...data, version: row.version };
};
