import { normalEmail } from "../../src/domain/kit/field-rules.ts";
import type { LoginProblem, LoginRefusal } from "../../src/domain/session/login.refusals.ts";
import type { CredentialAttempt, CredentialCheck } from "../identity/credential-check.ts";
import type { Secrets } from "../store/secrets.ts";
import type { Sql, SqlPart } from "../store/sql.ts";
import { accountColumns, accountOf, type Account, type AccountRow } from "./account.ts";
import { isKnownBrowser, rememberBrowser } from "./known-browsers.ts";
import { countAttempt, forgiveAttempt } from "./login-attempts.ts";
import { verifyPassword } from "./password.ts";

interface StateRow {
  readonly activated_at: Date | null;
  readonly deactivated_at: Date | null;
  /** The company may be deactivated as well. */
  readonly company_deactivated_at: Date | null;
}

type LoginRow = AccountRow & StateRow & { readonly password_hash: string };

/** An account and the reason why it may not sign in, if any. */
export interface FoundAccount {
  readonly account: Account;
  readonly problem: LoginProblem | undefined;
}

const stateColumns = (sql: Sql): SqlPart =>
  sql.part`a.activated_at, a.deactivated_at, c.deactivated_at as company_deactivated_at`;

// A deactivated employee gets the same code as an account that is not activated (business §4), with the reason.
const problemOf = ({
  activated_at: activated,
  deactivated_at: deactivated,
  company_deactivated_at: shut,
}: StateRow): LoginProblem | undefined => {
  if (deactivated !== null) return { code: "WEBACCOUNT_NOT_ACTIVATED", reason: "deactivated" };
  if (activated === null) return { code: "WEBACCOUNT_NOT_ACTIVATED" };
  return shut === null ? undefined : { code: "COMPANY_DEACTIVATED" };
};

/** Finds an account by its id or its e-mail address. */
export const findAccount = async (
  sql: Sql,
  by: { readonly id: string } | { readonly email: string },
): Promise<FoundAccount | undefined> => {
  const condition = "id" in by ? sql.part`a.id = ${by.id}` : sql.part`a.email = ${by.email.toLowerCase()}`;
  const [row] = await sql<AccountRow & StateRow>`
    select ${accountColumns(sql)}, ${stateColumns(sql)} from accounts a join companies c on c.id = a.company_id where ${condition}`;
  return row === undefined ? undefined : { account: accountOf(row), problem: problemOf(row) };
};

const emptyFields = (email: string, password: string): LoginRefusal | undefined => {
  if (email === "" && password === "") return "EMPTY_EMAIL_PASSWORD";
  if (email === "") return "EMPTY_EMAIL_ADDRESS";
  return password === "" ? "EMPTY_PASSWORD" : undefined;
};

// The longest possible e-mail address, and more than the longest reasonable password; longer input is refused as an attack.
const tooLong = (email: string, password: string): boolean => email.length > 254 || password.length > 1024;

const refusal = (code: LoginRefusal) => ({ valid: false as const, code });

/** Checks e-mail and password for both kinds of sign-in: counters, password, then the account's state (docs/decisions/session.md). */
export const createCredentialCheck = (
  sql: Sql,
  { hash }: Pick<Secrets, "hash">,
  now: () => Date,
): CredentialCheck => {
  const check = async ({
    email: typed,
    password,
    address,
    userAgentId,
  }: CredentialAttempt): ReturnType<CredentialCheck["check"]> => {
    const email = normalEmail(typed);
    const empty = emptyFields(email, password);
    if (empty !== undefined) return refusal(empty);
    if (tooLong(email, password) || email.includes("\0")) return refusal("UNKNOWN_ERROR");

    const [row] = await sql<LoginRow>`
      select ${accountColumns(sql)}, a.password_hash, ${stateColumns(sql)}
      from accounts a join companies c on c.id = a.company_id where a.email = ${email}`;
    const knownBrowser =
      row !== undefined && userAgentId !== undefined && (await isKnownBrowser(sql, row.id, userAgentId));
    const attempt = { email, address, knownBrowser };
    if (!(await countAttempt(sql, hash, attempt, now()))) return refusal("TOO_MANY_LOGIN_ATTEMPTS");

    // It costs no hash: the code tells it anyway, so that a response that takes as long would hide nothing.
    if (row === undefined) return refusal("NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS");
    const right = await verifyPassword(password, row.password_hash, {
      first: knownBrowser,
      by: [address, email],
    });
    // The check takes long: a password that was replaced meanwhile opens nothing, also not a session of the identity server.
    const present =
      await sql`select 1 from accounts where id = ${row.id} and password_hash = ${row.password_hash}`;
    if (!right || present.length === 0) return refusal("INVALID_PASSWORD");
    await forgiveAttempt(sql, hash, attempt);
    const problem = problemOf(row);
    if (problem !== undefined) return { valid: false, ...problem };
    if (userAgentId !== undefined) await rememberBrowser(sql, row.id, userAgentId, now());
    return { valid: true, accountId: row.id, passwordHash: row.password_hash };
  };

  return {
    check,
    profile: async (id) => {
      const found = await findAccount(sql, { id });
      if (found === undefined) return undefined;
      const { email, firstName, lastName, groups } = found.account;
      return { email, firstname: firstName, lastname: lastName, groups };
    },
    mayStillSignIn: async (id) => {
      const found = await findAccount(sql, { id });
      return found !== undefined && found.problem === undefined;
    },
  };
};
