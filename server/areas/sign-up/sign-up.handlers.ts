import { vatIdProblem } from "../../../src/domain/sign-up/vat-id.ts";
import { normalVatId } from "../../../src/domain/sign-up/vat-spelling.ts";
import {
  CODE_COOL_DOWN,
  CODE_LIFETIME,
  codeProblem,
  normalCode,
} from "../../../src/domain/sign-up/verification.ts";
import { endLinks, findLink, spendLink } from "../../accounts/account-links.ts";
import { sendActivation } from "../../accounts/activation.ts";
import { findAddressee } from "../../accounts/addressee.ts";
import { limitLetters } from "../../accounts/letter-limits.ts";
import { limitLinks } from "../../accounts/limit-links.ts";
import { limitUse, tooOften, type UseLimit } from "../../accounts/rate-limit.ts";
import { fieldRefused, readEmail } from "../../http/field-refusal.ts";
import { refused, type Handlers, type OpenContext } from "../../http/handler.ts";
import { isRefusal } from "../../http/refusals.ts";
import { writeLetter } from "../../mail/letters.ts";
import { createAccount, readCreated, type SignUpServices } from "./create-account.ts";
import { refuseExisting } from "./existing-account.ts";
import { beginSignUp, signUpBrowser } from "./sign-up-browser.ts";
import { signUpOptions } from "./options.ts";
import { keepLicence } from "./trade-licence.ts";
import { findProof, keepCode, makeCode, makeProof, tryCode } from "./verification.ts";

type SignUpCall =
  | "getSignUpOptions"
  | "checkEmail"
  | "checkVatId"
  | "sendVerificationCode"
  | "verifyCode"
  | "uploadTradeLicence"
  | "createAccount"
  | "getSignUpResult"
  | "resendActivation"
  | "activateAccount";

/** Maximum uses within 15 minutes, per e-mail address and per network address. */
const limits = {
  addressesAsked: 60,
  vatChecks: 60,
  triesFrom: 60,
  licences: 20,
} as const;

const from = (what: string, { browser }: OpenContext, limit: number): UseLimit => ({
  what,
  by: browser.address,
  limit,
});

const sendCode: Handlers<SignUpCall>["sendVerificationCode"] = {
  prepare: async (context, { email: typed, instance }) => {
    const email = readEmail(typed);
    if (isRefusal(email)) return email;
    const { sql, now } = context;
    const limited = await limitLetters(context, "code", email);
    const refusal = limited ?? (await refuseExisting(sql, email, now()));
    if (refusal !== undefined) return refusal;
    const made = await makeCode({ by: [context.browser.address, email] });
    return async ({ sql, browser, mail }) => {
      const tooSoon = await keepCode(sql, { email, browser: beginSignUp(browser.cookies) }, made, now());
      if (tooSoon !== undefined) return tooOften(tooSoon.wait);
      await mail(writeLetter("code", { email, locale: instance, name: "" }, { code: made.code }));
      return { resendAfter: CODE_COOL_DOWN, expiresAfter: CODE_LIFETIME };
    };
  },
};

const verifyCode: Handlers<SignUpCall>["verifyCode"] = {
  prepare: async (context, { email: typed, code }) => {
    const email = readEmail(typed);
    if (isRefusal(email)) return email;
    const problem = codeProblem(code);
    if (problem !== undefined) return fieldRefused("code", problem);
    const { sql, browser, now } = context;
    const limited = await limitUse(context, [from("code-try-from", context, limits.triesFrom)]);
    if (limited !== undefined) return limited;
    const owner = signUpBrowser(browser.cookies);
    const wrong =
      owner === undefined
        ? "CODE_EXPIRED"
        : await tryCode(sql, { email, browser: owner }, normalCode(code), now(), {
            by: [browser.address, email],
          });
    return wrong === undefined
      ? async (writing) => ({ verification: await makeProof(writing.sql, email, now()) })
      : refused(wrong, { field: "code" });
  },
};

const resendActivation: Handlers<SignUpCall>["resendActivation"] = {
  revealsNothing: true,
  prepare: async (context, { email: typed }) => {
    const email = readEmail(typed);
    if (isRefusal(email)) return email;
    const limited = await limitLetters(context, "activation", email);
    if (limited !== undefined) return limited;
    return async (writing) => {
      const to = await findAddressee(writing.sql, { email });
      if (to !== undefined && !to.activated) await sendActivation(writing.sql, writing, to);
      return {};
    };
  },
};

const activateAccount: Handlers<SignUpCall>["activateAccount"] = async (context, { hash }) => {
  const { sql, now } = context;
  const limited = await limitLinks(context);
  if (limited !== undefined) return limited;
  const link = await findLink(sql, hash, ["activation"], now());
  if (typeof link === "string") return refused(link);
  await spendLink(sql, link, now());
  await endLinks(sql, link.accountId);
  await sql`update accounts set activated_at = coalesce(activated_at, ${now()}) where id = ${link.accountId}`;
  return { email: link.email };
};

/** Sign-up (business §2): options, checks, the code by e-mail, the licence's file, the account. */
export const createSignUpHandlers = (services: SignUpServices): Handlers<SignUpCall> => ({
  getSignUpOptions: (_context, { instance }) => Promise.resolve(signUpOptions(instance)),
  checkEmail: async (context, { email: typed }) => {
    const email = readEmail(typed);
    if (isRefusal(email)) return email;
    const limited = await limitUse(context, [from("email-check-from", context, limits.addressesAsked)]);
    return limited ?? (await refuseExisting(context.sql, email, context.now())) ?? {};
  },
  checkVatId: async (context, { vatId, country }) => {
    const problem = vatIdProblem(vatId, country);
    if (problem !== undefined) return fieldRefused("vatId", problem);
    const limited = await limitUse(context, [from("vat-check-from", context, limits.vatChecks)]);
    return (
      limited ?? { verdict: await services.vatCheck(normalVatId(vatId, country), country, context.isOut) }
    );
  },
  sendVerificationCode: sendCode,
  verifyCode,
  uploadTradeLicence: async (context) => {
    const {
      sql,
      fileStore,
      files: [file],
      now,
    } = context;
    if (file === undefined) return fieldRefused("files[0]", "LICENCE_MISSING");
    const limited = await limitUse(context, [from("licence-from", context, limits.licences)]);
    return limited ?? { licence: await keepLicence(sql, fileStore, file, now()) };
  },
  createAccount: { prepare: (context, data) => createAccount(context, services, data) },
  getSignUpResult: async ({ sql, now }, { verification }) => {
    const proof = await findProof(sql, verification, now());
    return proof?.accountId === undefined ? null : readCreated(sql, proof.accountId);
  },
  resendActivation,
  activateAccount,
});
