import { randomUUID } from "node:crypto";
import * as Schema from "effect/Schema";
import { fullName } from "../../../src/domain/kit/full-name.ts";
import {
  EmployeeId,
  employeeProblem,
  givenRightsProblem,
  isUnchanged,
  type EmployeeChange,
  rightsRefusal,
  statusRefusal,
} from "../../../src/domain/employees/employee.ts";
import { isInvited } from "../../../src/domain/employees/invitation.ts";
import { problemsOf } from "../../../src/domain/kit/field-problems.ts";
import { normalEmail } from "../../../src/domain/kit/field-rules.ts";
import { linkPurposes } from "../../../src/domain/passwords/account-link.ts";
import { endLinks } from "../../accounts/account-links.ts";
import { sendInvitation } from "../../accounts/activation.ts";
import { findAddressee } from "../../accounts/addressee.ts";
import { endAllAccess } from "../../accounts/end-access.ts";
import { dummyHash } from "../../accounts/password.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { freeAddress } from "../../accounts/stale-invitations.ts";
import { firstProblem } from "../../http/field-refusal.ts";
import { notFound, refused, type HandlerContext, type Handlers } from "../../http/handler.ts";
import {
  countActiveOwners,
  holdCompany,
  holdEmployee,
  listEmployees,
  moveEmployee,
  readEmployee,
  removeEmployee,
  writeEmployee,
} from "./employees.sql.ts";

type EmployeeCall =
  | "getEmployees"
  | "createEmployee"
  | "updateEmployee"
  | "setEmployeeStatus"
  | "resendInvitation"
  | "withdrawInvitation";

/** Invitations that one account may send within 15 minutes. */
const invitations = 30;

const toId = Schema.decodeSync(EmployeeId);

const limitInvitations = (context: HandlerContext) =>
  limitUse(context, [{ what: "invitation", by: context.account.id, limit: invitations }]);

const invite = async (context: HandlerContext, id: string): Promise<void> => {
  const { sql, account } = context;
  const to = await findAddressee(sql, { id });
  // Only the newest invitation of the company counts.
  await endLinks(sql, id, ["invitation"]);
  if (to !== undefined) await sendInvitation(sql, context, to, fullName(account.firstName, account.lastName));
};

/** Gives an invited employee another address, or refuses it. The invitation gives its rights to whoever reads it there, so that the manager needs to have them. */
const correctAddress = async (
  context: HandlerContext,
  id: string,
  { mail, rights }: Pick<EmployeeChange, "mail" | "rights">,
) => {
  const { sql, account, now } = context;
  const beyond = givenRightsProblem(account, rights);
  if (beyond !== undefined) return refused(beyond, { field: "mail" });
  const limited = await limitInvitations(context);
  if (limited !== undefined) return limited;
  await freeAddress(sql, mail, now());
  return (await moveEmployee(sql, id, mail)) ? undefined : refused("EMAIL_TAKEN", { field: "mail" });
};

/** A company's people and their rights (business §3, §6). */
export const employeesHandlers: Handlers<EmployeeCall> = {
  getEmployees: ({ sql, account }, request) => listEmployees(sql, account, request),
  createEmployee: async (context, data) => {
    const { sql, account, now } = context;
    const problem = firstProblem(
      problemsOf(["firstname", "lastname", "mail"] as const, (field) => employeeProblem(field, data)),
    );
    if (problem !== undefined) return problem;
    const beyond = givenRightsProblem(account, data.rights);
    if (beyond !== undefined) return refused(beyond, { field: "rights" });
    const limited = await limitInvitations(context);
    if (limited !== undefined) return limited;
    const id = toId(`A-${randomUUID()}`);
    const employee = {
      id,
      firstname: data.firstname.trim(),
      lastname: data.lastname.trim(),
      mail: normalEmail(data.mail),
      rights: data.rights,
      passwordHash: dummyHash,
    };
    await freeAddress(sql, employee.mail, now());
    if (!(await writeEmployee(sql, account, employee))) return refused("EMAIL_TAKEN", { field: "mail" });
    await invite(context, id);
    return (await readEmployee(sql, account, id)) ?? notFound;
  },
  updateEmployee: async (context, { id, version, ...change }) => {
    const { sql, account } = context;
    await holdEmployee(sql, account, id);
    const target = await readEmployee(sql, account, id);
    if (target === undefined) return notFound;
    const problem = firstProblem(
      problemsOf(["firstname", "lastname", "mail"] as const, (field) => employeeProblem(field, change)),
    );
    if (problem !== undefined) return problem;
    const data = {
      firstname: change.firstname.trim(),
      lastname: change.lastname.trim(),
      mail: change.mail === undefined ? target.mail : normalEmail(change.mail),
      rights: change.rights,
    };
    const corrected = data.mail !== target.mail;
    // Before the version: whoever has used the invitation has mostly changed their own data, too, and the address is theirs by now.
    if (corrected && !isInvited(target)) return refused("NOT_INVITED");
    if (target.version !== version)
      // Equal data with another version are a repeat of this save whose answer was lost.
      return isUnchanged(target, data)
        ? { _tag: "Saved", saved: target }
        : { _tag: "Collided", theirs: target };
    const refusal = rightsRefusal(account, target, data.rights);
    if (refusal !== undefined) return refused(refusal, { field: "rights" });
    const wrong = corrected ? await correctAddress(context, id, data) : undefined;
    if (wrong !== undefined) return wrong;
    await sql`
      update accounts set first_name = ${data.firstname}, last_name = ${data.lastname}, rights = ${target.owner ? null : data.rights}::text[], version = version + 1
      where id = ${id}`;
    if (corrected) await invite(context, id);
    const saved = await readEmployee(sql, account, id);
    return saved === undefined ? notFound : { _tag: "Saved", saved };
  },
  setEmployeeStatus: async ({ sql, account, now }, { id, status }) => {
    await holdCompany(sql, account);
    const target = await readEmployee(sql, account, id);
    if (target === undefined) return notFound;
    const refusal = statusRefusal(account, target, status, await countActiveOwners(sql, account));
    if (refusal !== undefined) return refused(refusal);
    await sql`update accounts set deactivated_at = ${status === "active" ? null : now()} where id = ${id}`;
    // An invitation cannot be followed while its person is deactivated, and can again once that was taken back.
    await endLinks(
      sql,
      id,
      linkPurposes.filter((purpose) => purpose !== "invitation"),
    );
    if (status === "deactivated") await endAllAccess(sql, id);
    return (await readEmployee(sql, account, id)) ?? notFound;
  },
  resendInvitation: async (context, { id }) => {
    const { sql, account } = context;
    await holdEmployee(sql, account, id);
    const target = await readEmployee(sql, account, id);
    if (target === undefined) return notFound;
    if (!isInvited(target)) return refused("NOT_INVITED");
    const limited = await limitInvitations(context);
    if (limited !== undefined) return limited;
    await invite(context, id);
    return {};
  },
  withdrawInvitation: async ({ sql, account }, { id }) => {
    await holdEmployee(sql, account, id);
    const target = await readEmployee(sql, account, id);
    if (target === undefined) return notFound;
    if (!isInvited(target)) return refused("NOT_INVITED");
    return (await removeEmployee(sql, id)) ? {} : refused("INVITED_BOOKED");
  },
};
