import { hashPassword } from "../../../server/accounts/password.ts";
import type { Database } from "../../../server/store/database.ts";
import { cheapHash } from "./cheap-hash.ts";

/** The password of all accounts of the API tests. */
export const testPassword = "Right-Horse-42!";

interface TestAccount {
  readonly id: string;
  readonly status: string;
  readonly rights?: readonly string[];
  readonly activated?: boolean;
  readonly deactivated?: boolean;
  readonly company?: string;
}

const testAccounts: readonly TestAccount[] = [
  { id: "gold", status: "gold" },
  { id: "employee", status: "gold", company: "gold", rights: ["tickets", "trainings"] },
  { id: "helper", status: "gold", company: "gold", rights: ["trainings"] },
  { id: "silver", status: "silver" },
  { id: "starter", status: "reg neu" },
  { id: "customer", status: "private" },
  { id: "staff", status: "ma" },
  { id: "deactivated", status: "silver", deactivated: true },
  { id: "unactivated", status: "silver", activated: false },
  ...Array.from({ length: 20 }, (_, index) => ({ id: `crowd-${index}`, status: "private" })),
];

/** The address of a test account. */
export const emailOf = (id: string): string => `${id}@test.example`;

/** Creates the accounts of the API tests in an empty store, with a cheap hash, because the tests sign in often. */
export const seedTestAccounts = async ({ sql }: Database): Promise<void> => {
  const hash = await hashPassword(testPassword, cheapHash);
  for (const { id, status, rights, activated = true, deactivated = false, company = id } of testAccounts) {
    if (company === id) {
      await sql`
        insert into companies (id, name, debitor, nav_instance, country, partner_status, deactivated_at)
        values (${id}, ${`${id} Ltd`}, ${`D-${id}`}, 'AT', 'AT', ${status}, ${deactivated ? new Date() : null})`;
    }
    await sql`
      insert into accounts (id, company_id, email, password_hash, first_name, last_name, contact_nav_instance, contact_country, rights, activated_at)
      values (${id}, ${company}, ${emailOf(id)}, ${hash}, 'Test', ${id}, 'AT', 'AT', ${rights ?? null}, ${activated ? new Date() : null})`;
  }
};
