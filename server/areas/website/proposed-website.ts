import { noOpeningHours } from "../../../src/domain/website/opening-hours.ts";
import { slugOfName } from "../../../src/domain/website/slug.ts";
import type { Website } from "../../../src/domain/website/website.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { publicLanguageOf } from "../../../src/domain/shell/public-language.ts";

interface Row {
  readonly name: string;
  readonly street: string;
  readonly street2: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
  readonly locale: string;
}

/** The website that a company without one begins with: what the settings know of the company and of the person, in the person's language. */
export const proposedWebsite = async (sql: Sql, account: Account): Promise<Website> => {
  const [row] = await sql<Row>`
    select c.name, c.street, c.street2, c.zip, c.city, c.country, a.phone, a.locale
    from accounts a join companies c on c.id = a.company_id where a.id = ${account.id}`;
  if (row === undefined) throw new TypeError("an account with a session is in the store");
  return {
    slug: slugOfName(row.name),
    companyName: row.name,
    street: row.street,
    street2: row.street2,
    zip: row.zip,
    city: row.city,
    country: row.country,
    phone: row.phone,
    email: account.email,
    texts: [{ language: publicLanguageOf(row.locale), description: "", imprint: "" }],
    hours: noOpeningHours,
    header: null,
    logo: null,
    gallery: [],
    links: [],
  };
};
