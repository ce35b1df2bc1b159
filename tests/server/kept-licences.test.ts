import { expect, it } from "vitest";
import { up as keptLicences } from "../../server/store/migrations/0064-kept-licences.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { onBoth } from "../support/portal/on-both.ts";

eachStore("trade licences of before that nobody could read", onBoth.migrations, (store) => {
  it("join the list of staff once, with their company's owner; those of the list and without a company do not", async () => {
    const { sql } = store.database();
    const at = new Date("2026-01-02T08:00:00Z");
    await sql`insert into companies (id, name, nav_instance, country, partner_status, vat_id) values ('c', 'Müller Bau', 'AT', 'AT', 'company', 'ATU1')`;
    // The name of the company in small letters, which a later migration drops.
    await sql`alter table licence_reviews add column company_key text not null default ''`;
    for (const [id, rights] of [
      ["a-employee", ["tickets"]],
      ["b-owner", null],
    ] as const)
      await sql`
        insert into accounts (id, company_id, email, password_hash, first_name, last_name, contact_nav_instance, contact_country, rights)
        values (${id}, 'c', ${`${id}@test.example`}, 'h', 'Ada', 'Byron', 'AT', 'AT', ${rights}::text[])`;
    for (const id of ["kept", "reviewed", "unclaimed"]) {
      await sql`insert into files (id, name, kind, size, sha256, created_at) values (${id}, 'licence.pdf', 'pdf', 10, 'h', ${at})`;
      await sql`insert into trade_licences (token_hash, file_id, created_at, company_id) values (${id}, ${id}, ${at}, ${id === "unclaimed" ? null : "c"})`;
    }
    await sql`
      insert into licence_reviews (id, company_id, account_id, file_id, company_key, search_text, status, submitted_at)
      values ('L-1', 'c', 'b-owner', 'reviewed', 'muller bau', 'muller bau', 'approved', ${at})`;
    await sql.script(keptLicences);
    await sql.script(keptLicences);
    expect(
      await sql`select id, company_id, account_id, file_id, status, submitted_at from licence_reviews order by id`,
    ).toEqual([
      {
        id: "L-1",
        company_id: "c",
        account_id: "b-owner",
        file_id: "reviewed",
        status: "approved",
        submitted_at: at,
      },
      {
        id: "L-kept",
        company_id: "c",
        account_id: "b-owner",
        file_id: "kept",
        status: "kept",
        submitted_at: at,
      },
    ]);
  });
});
