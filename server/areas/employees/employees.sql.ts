import * as Schema from "effect/Schema";
import { employeeList } from "../../../src/domain/employees/employees.lists.ts";
import { fullName } from "../../../src/domain/kit/full-name.ts";
import type { EmployeeRight } from "../../../src/domain/shell/access.ts";
import { Employee, employeeStatuses, type EmployeeId } from "../../../src/domain/employees/employee.ts";
import {
  DEFAULT_PAGE_SIZE,
  type FilterOf,
  type ListRequestOf,
  type SortedOf,
} from "../../../src/domain/kit/list.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import { isBooked } from "../../accounts/stale-invitations.ts";
import { isUniqueViolation, type Sql, type SqlPart } from "../../store/sql.ts";
import { fold, searchTextOf } from "../kit/fold.ts";
import { compareNames } from "../kit/reader-order.ts";

type EmployeeListRequest = ListRequestOf<typeof employeeList>;

interface Row {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly rights: readonly EmployeeRight[] | null;
  readonly activated_at: Date | null;
  readonly deactivated_at: Date | null;
  readonly last_seen_at: Date | null;
  readonly version: number;
}

const toEmployee = Schema.decodeUnknownSync(Employee);

const statusOf = ({
  activated_at: activated,
  deactivated_at: deactivated,
}: Row): (typeof employeeStatuses)[number] => {
  if (deactivated !== null) return "deactivated";
  return activated === null ? "invited" : "active";
};

const employeeOf = (row: Row, account: Account): Employee =>
  toEmployee({
    id: row.id,
    firstname: row.first_name,
    lastname: row.last_name,
    mail: row.email,
    status: statusOf(row),
    owner: row.rights === null,
    rights: row.rights ?? [],
    self: row.id === account.id,
    lastSeen: row.last_seen_at?.toISOString() ?? null,
    version: row.version,
  });

const people = (sql: Sql, account: Account, condition: SqlPart): Promise<readonly Row[]> =>
  sql<Row>`select id, first_name, last_name, email, rights, activated_at, deactivated_at, last_seen_at, version from accounts where ${ownCompany(sql, account)} and ${condition} order by id`;

const keys: Readonly<Record<SortedOf<typeof employeeList>, (employee: Employee) => string>> = {
  name: ({ firstname, lastname }) => `${lastname} ${firstname}`,
  mail: ({ mail }) => mail,
  status: ({ status: { code } }) => String(employeeStatuses.findIndex((known) => known === code)),
  lastSeen: ({ lastSeen }) => lastSeen?.toISOString() ?? "",
};

const matches = (
  { firstname, lastname, mail, status }: Employee,
  { search = "", status: statuses = [] }: FilterOf<typeof employeeList>,
): boolean => {
  const text = searchTextOf(fullName(firstname, lastname), mail);
  return (
    (statuses.length === 0 || statuses.some((code) => code === status.code)) &&
    fold(search)
      .split(" ")
      .every((word) => text.includes(word))
  );
};

/** One page of a company's employees. They are few, so they are searched and sorted in memory. */
export const listEmployees = async (
  sql: Sql,
  account: Account,
  {
    page = 1,
    page_size: size = DEFAULT_PAGE_SIZE,
    sort = employeeList.sort,
    filter = {},
  }: EmployeeListRequest,
): Promise<{ readonly rows: readonly Employee[]; readonly total: number }> => {
  const all = (await people(sql, account, sql.part`true`)).map((row) => employeeOf(row, account));
  const descending = sort.startsWith("-");
  const compare = compareNames(account);
  const key = keys[(descending ? sort.slice(1) : sort) as SortedOf<typeof employeeList>];
  const rows = all
    .filter((employee) => matches(employee, filter))
    .toSorted((one, other) => compare(key(one), key(other)) * (descending ? -1 : 1));
  return { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
};

/** One person of the account's company. */
export const readEmployee = async (sql: Sql, account: Account, id: string): Promise<Employee | undefined> => {
  const [row] = await people(sql, account, sql.part`id = ${id}`);
  return row === undefined ? undefined : employeeOf(row, account);
};

/** Locks a person of the account's company until the transaction ends, so that the version that was read is the one that is replaced, and no link of theirs is used meanwhile. */
export const holdEmployee = async (sql: Sql, account: Account, id: string): Promise<void> => {
  await sql`select from accounts where id = ${id} and ${ownCompany(sql, account)} for update`;
};

/** Locks the company until the transaction ends: two owners who deactivate each other at the same time are handled one after the other. */
export const holdCompany = async (sql: Sql, account: Account): Promise<void> => {
  await sql`select 1 from companies where id = ${account.companyId} for update`;
};

/** How many owners of the company may sign in. */
export const countActiveOwners = async (sql: Sql, account: Account): Promise<number> =>
  (
    await people(
      sql,
      account,
      sql.part`rights is null and activated_at is not null and deactivated_at is null`,
    )
  ).length;

/** The data of a new employee, who sets the password later. */
export interface NewEmployee {
  readonly id: EmployeeId;
  readonly firstname: string;
  readonly lastname: string;
  readonly mail: string;
  readonly rights: readonly EmployeeRight[];
  /** A hash that no password has. */
  readonly passwordHash: string;
}

/** Writes a new employee; false where the address has an account already. */
export const writeEmployee = async (
  sql: Sql,
  account: Account,
  { id, firstname, lastname, mail, rights, passwordHash }: NewEmployee,
): Promise<boolean> => {
  const rows = await sql`
    insert into accounts (id, company_id, email, password_hash, first_name, last_name, contact_nav_instance, contact_country, rights, locale)
    select ${id}, ${account.companyId}, ${mail}, ${passwordHash}, ${firstname}, ${lastname}, ${account.navInstance}, ${account.country}, ${rights}::text[], locale
    from accounts where id = ${account.id}
    on conflict (email) do nothing returning id`;
  return rows.length > 0;
};

/** Gives a person another address; false where it has an account already, also one that is made at the same time. */
export const moveEmployee = async (sql: Sql, id: string, mail: string): Promise<boolean> => {
  // Without it the transaction, which goes on with a refusal, would have ended with the error.
  await sql`savepoint before_move`;
  try {
    await sql`update accounts set email = ${mail} where id = ${id}`;
    return true;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await sql`rollback to savepoint before_move`;
    return false;
  }
};

/** Removes the account of a person who has never used it, with its links; false where a training would lose them. */
export const removeEmployee = async (sql: Sql, id: string): Promise<boolean> => {
  const removed =
    await sql`delete from accounts a where a.id = ${id} and not ${isBooked(sql, sql.part`a.id`)} returning a.id`;
  return removed.length > 0;
};
