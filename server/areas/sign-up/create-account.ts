import { fullName } from "../../../src/domain/kit/full-name.ts";
import type { FieldCode } from "../../../src/domain/kit/field-problems.ts";
import { normalEmail } from "../../../src/domain/kit/field-rules.ts";
import { passwordProblem } from "../../../src/domain/passwords/password.ts";
import {
  needsLicenceFile,
  stepsFor,
  type AccountType,
  type CreatedAccount,
  type NewAccount,
} from "../../../src/domain/sign-up/sign-up.ts";
import type { CreationCode } from "../../../src/domain/sign-up/sign-up.refusals.ts";
import { stepProblems } from "../../../src/domain/sign-up/sign-up-rules.ts";
import type { VatVerdict } from "../../../src/domain/sign-up/vat-id.ts";
import { normalVatId } from "../../../src/domain/sign-up/vat-spelling.ts";
import { hashPassword, type PasswordCost } from "../../accounts/password.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { freeAddress } from "../../accounts/stale-invitations.ts";
import { fieldRefused, firstProblem } from "../../http/field-refusal.ts";
import { refused, type OpenContext, type Preparing, type Refusal } from "../../http/handler.ts";
import { refusalOf } from "../../http/refusals.ts";
import { writeLetter } from "../../mail/letters.ts";
import { putLetter } from "../../mail/outbox.ts";
import type { Sql } from "../../store/sql.ts";
import { refuseExisting } from "./existing-account.ts";
import { writeAccount, writeReview } from "./new-account.ts";
import { signUpOptions } from "./options.ts";
import { claimLicence, findLicence } from "./trade-licence.ts";
import type { VatCheck } from "./vat-check.ts";
import { findProof, spendProof } from "./verification.ts";

/** Maximum accounts from one network address within 15 minutes. */
const perAddress = 20;

/** The services of an account creation. */
export interface SignUpServices {
  readonly vatCheck: VatCheck;
  /** The address for sign-ups that need a review by a person. */
  readonly supportEmail: string;
  readonly passwordCost: PasswordCost | undefined;
}

const ownsVatId = ({ accountType, vatId, country }: NewAccount): string =>
  accountType === "private" ? "" : normalVatId(vatId, country);

const checkData = (data: NewAccount): Refusal<FieldCode> | undefined => {
  const options = signUpOptions("int");
  const problem = firstProblem(
    stepsFor(data.accountType).flatMap((step) => stepProblems(step, data, options)),
  );
  if (problem !== undefined) return problem;
  const password = passwordProblem(data.password);
  if (password !== undefined) return fieldRefused("password", password);
  return needsLicenceFile(data.accountType) && data.licence === undefined
    ? fieldRefused("licence", "LICENCE_MISSING")
    : undefined;
};

/** The account created with a proof, for a repeated request. */
export const readCreated = async (sql: Sql, accountId: string): Promise<CreatedAccount | null> => {
  const [row] = await sql<{ email: string; account_type: AccountType; under_review: boolean }>`
    select a.email, c.account_type, exists (select 1 from licence_reviews r where r.company_id = c.id and r.status = 'pending') as under_review
    from accounts a join companies c on c.id = a.company_id where a.id = ${accountId}`;
  return row === undefined
    ? null
    : { email: row.email, accountType: row.account_type, underReview: row.under_review };
};

// A person has to check whose id it is: the company may have a second owner, or the id is misused.
const refuseSharedVatId = async (
  sql: Sql,
  data: NewAccount,
  { supportEmail }: SignUpServices,
  now: Date,
): Promise<Refusal<"ACCOUNT_CREATION_FAILED"> | undefined> => {
  const vatId = ownsVatId(data);
  if (vatId === "") return undefined;
  const owners = await sql<{
    id: string;
    name: string;
  }>`select id, name from companies where vat_id = ${vatId}`;
  const [owner] = owners;
  if (owner === undefined) return undefined;
  const text = `${fullName(data.firstname, data.lastname)} <${data.email}> wanted to sign up "${data.companyName}" with the VAT id ${vatId}, which belongs to ${owner.name} (${owner.id}).\n\nPlease reply to them.\n`;
  await putLetter(
    sql,
    { to: supportEmail, subject: "Sign-up with a VAT id that is known", text, language: "en" },
    now,
  );
  return refused("ACCOUNT_CREATION_FAILED");
};

interface Prepared {
  readonly data: NewAccount;
  readonly passwordHash: string;
  readonly vatVerdict: VatVerdict | null;
}

const write = async (
  sql: Sql,
  context: OpenContext,
  services: SignUpServices,
  { data, passwordHash, vatVerdict }: Prepared,
): Promise<CreatedAccount | Refusal<CreationCode>> => {
  const now = context.now();
  const email = normalEmail(data.email);
  const proof = await findProof(sql, data.verification, now);
  if (proof === undefined) return refused("VERIFICATION_INVALID");
  const made = proof.accountId === undefined ? null : await readCreated(sql, proof.accountId);
  if (made !== null) return made;
  const existing = await refuseExisting(sql, email, now);
  if (existing !== undefined) return existing;
  const fileId = data.licence === undefined ? undefined : await findLicence(sql, data.licence);
  if (data.licence !== undefined && fileId === undefined) return refused("LICENCE_GONE");
  const shared = await refuseSharedVatId(sql, data, services, now);
  if (shared !== undefined) return shared;

  await freeAddress(sql, email, now);
  const ids = await writeAccount(sql, data, { passwordHash, vatVerdict, now });
  if (data.licence !== undefined) await claimLicence(sql, data.licence, ids.companyId);
  const underReview = needsLicenceFile(data.accountType);
  if (fileId !== undefined)
    await writeReview(sql, {
      ...ids,
      fileId,
      companyName: data.companyName.trim(),
      words: [fullName(data.firstname, data.lastname), data.email, data.vatId],
      waits: underReview,
      now,
    });
  await spendProof(sql, data.verification, { email, accountId: ids.accountId });
  const to = { email, locale: data.instance, name: `${data.firstname.trim()} ${data.lastname.trim()}` };
  await putLetter(
    sql,
    writeLetter(underReview ? "underReview" : "welcome", to, { link: `${context.baseUrl}/login/` }),
    now,
  );
  return { email, accountType: data.accountType, underReview };
};

const verdictOf = (
  context: OpenContext,
  { vatCheck }: SignUpServices,
  data: NewAccount,
): Promise<VatVerdict | null> => {
  const vatId = ownsVatId(data);
  return vatId === "" ? Promise.resolve(null) : vatCheck(vatId, data.country, context.isOut);
};

/** Creates the account of a sign-up, once per proof of an e-mail address. */
export const createAccount = async (
  context: OpenContext & Preparing,
  services: SignUpServices,
  data: NewAccount,
): Promise<CreatedAccount | Refusal<CreationCode | FieldCode | "TOO_MANY_REQUESTS">> => {
  const { sql, now, atomically } = context;
  const proof = await findProof(sql, data.verification, now());
  if (proof === undefined || proof.email !== normalEmail(data.email)) return refused("VERIFICATION_INVALID");
  const limited = await limitUse(context, [
    { what: "create-from", by: context.browser.address, limit: perAddress },
  ]);
  const problem = limited ?? checkData(data);
  if (problem !== undefined) return problem;
  const vatVerdict = await verdictOf(context, services, data);
  if (vatVerdict === "invalid") return fieldRefused("vatId", "VAT_INVALID");
  const passwordHash = await hashPassword(data.password, services.passwordCost, {
    by: [context.browser.address, proof.email],
  });
  try {
    return await atomically((sql) => write(sql, context, services, { data, passwordHash, vatVerdict }));
  } catch (error) {
    // As for every call: it can be sent again once there is room, or the store is there again.
    if (refusalOf(error) !== undefined) throw error;
    // Nothing was written. A concurrent sign-up with the same address is refused as existing; any other conflict is the insert failure of business §8.
    const existing = await refuseExisting(sql, proof.email, now());
    if (existing !== undefined) return existing;
    context.report(error);
    return refused("7001");
  }
};
