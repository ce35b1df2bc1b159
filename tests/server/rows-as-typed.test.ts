import { expect, test } from "vitest";
import { up as namedFiles } from "../../server/store/migrations/0130-named-files.ts";
import { up as typedAddresses } from "../../server/store/migrations/0131-typed-addresses.ts";
import { visibleName } from "../../src/domain/kit/file-name.ts";
import { normalEmail } from "../../src/domain/kit/field-rules.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { onBoth } from "../support/portal/on-both.ts";

eachStore("rows that were stored before they were cleaned", onBoth.migrations, (store) => {
  test("have names of files as new ones are named", async () => {
    const { sql } = store.database();
    const names = ["a\u2063b\u206A.pdf", "plan.pdf", "\u200D.pdf", ".txt", "", ".tar.gz"];
    for (const [index, name] of names.entries())
      await sql`insert into files (id, name, kind, size, sha256, created_at) values (${`named-${index}`}, ${name}, 'pdf', 1, '', now())`;
    await sql.script(namedFiles);
    const rows = await sql<{
      name: string;
    }>`select name from files where id like 'named-%' order by id`;
    expect(rows.map(({ name }) => name)).toEqual(names.map(visibleName));
  });

  test("have addresses as they are compared, unless two accounts or participants would then have the same", async () => {
    const { sql } = store.database();
    await sql`insert into companies (id, name, nav_instance, country, partner_status) values ('typed', 'Typed', 'INT', 'AT', 'gold')`;
    const addresses = [
      "ada\u200B@one.test",
      "jean‑luc@one.test",
      "ａｄａ@two.test",
      "a\u{E0001}\uFE0Fb@\u00ADone.test",
      "plain+ä@one.test",
      // As another one is already, and as each other.
      "taken\u2060@one.test",
      "taken@one.test",
      "twin\u200B@one.test",
      "twin\u2060@one.test",
    ];
    for (const [index, address] of addresses.entries()) {
      const id = `typed-${index}`;
      await sql`
        insert into accounts (id, company_id, email, password_hash, first_name, last_name, contact_nav_instance, contact_country)
        values (${id}, 'typed', ${address}, '', 'Ada', 'Typed', 'INT', 'AT')`;
      await sql`
        insert into account_links (token_hash, purpose, account_id, email, created_at, expires_at)
        values (${id}, 'reset', ${id}, ${address}, now(), now())`;
    }
    await sql`
      insert into account_links (token_hash, purpose, account_id, email, created_at, expires_at)
      values ('typed-x', 'email_change', 'typed-0', ${"new\u200B@one.test"}, now(), now())`;
    await sql`
      insert into conferences (id, titles, venue, starts_at, ends_at, time_zone, registration_until, capacity, accept_hours, hotels)
      values ('typed', '{}', '{}', now(), now() + interval '1 day', 'Europe/Vienna', now(), 9, 1, '[]')`;
    for (const [index, address] of addresses.entries())
      await sql`
        insert into conference_participants (id, conference_id, company_id, status, registered_at, salutation, first_name, last_name, mail, phone, company, position, shirt, category)
        values (${`typed-${index}`}, 'typed', 'typed', 'registered', now(), '', '', '', ${address}, '', '', '', '', '')`;
    const website = { email: addresses[0], city: "\u200BLinz" };
    await sql`
      insert into websites (company_id, draft, revision, changed_at, changed_by)
      values ('typed', ${sql.json(website)}, 1, now(), '')`;
    await sql`
      insert into website_versions (company_id, version, website, revision, published_at, published_by)
      values ('typed', 1, ${sql.json(website)}, 1, now(), '')`;

    await sql.script(typedAddresses);

    const expected = addresses.map((address, index) => (index < 5 ? normalEmail(address) : address));
    const stored = async (
      rows: Promise<readonly { readonly address: string }[]>,
    ): Promise<readonly string[]> => (await rows).map(({ address }) => address);
    expect(
      await stored(sql`select email as address from accounts where company_id = 'typed' order by id`),
    ).toEqual(expected);
    expect(
      await stored(
        sql`select email as address from account_links where token_hash like 'typed-%' order by token_hash`,
      ),
    ).toEqual([...expected, "new@one.test"]);
    expect(
      await stored(
        sql`select mail as address from conference_participants where company_id = 'typed' order by id`,
      ),
    ).toEqual(expected);
    const cleaned = { ...website, email: expected[0] };
    expect(await sql`select draft from websites where company_id = 'typed'`).toEqual([{ draft: cleaned }]);
    expect(await sql`select website from website_versions where company_id = 'typed'`).toEqual([
      { website: cleaned },
    ]);
  });
});
