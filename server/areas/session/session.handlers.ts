import { SESSION_IDLE } from "../../../src/domain/session/session-lifetime.ts";
import { hintCookies, sessionHint } from "../../../src/domain/session/hint-cookies.ts";
import { accountLanguage, originOf } from "../../../src/domain/session/login-language.ts";
import type { LoginAnswer } from "../../../src/domain/session/login.ts";
import type { LoginProblem, LoginRefusal } from "../../../src/domain/session/login.refusals.ts";
import { readableCookie, secretCookie, type CookieJar } from "../../http/cookies.ts";
import { refused, type Handlers, type OpenContext, type Refusal } from "../../http/handler.ts";
import { WRITES_COOKIE } from "../../http/idempotency.ts";
import type { CredentialCheck } from "../../identity/credential-check.ts";
import type { TokenClaims, TokenVerdict } from "../../identity/verify-token.ts";
import type { Account } from "../../accounts/account.ts";
import { findAccount } from "../../accounts/credential-check.ts";
import { BROWSER_COOKIE } from "../../accounts/known-browsers.ts";
import { newSecret } from "../../accounts/secret.ts";
import { endSession, isSessionOf, startSession, type NewSession } from "../../accounts/sessions.ts";
import { userDataOf } from "../../accounts/user-data.ts";

export const SESSION_COOKIE = secretCookie("portal_session");
/** A script-readable cookie beside the session cookie: if set, the page's first script preloads data, in the language of the account. */
const HINT_COOKIE = readableCookie(hintCookies.session);
const yearInSeconds = 365 * 24 * 60 * 60;

/** The services of the sign-in. */
export interface SignInServices {
  readonly credentials: CredentialCheck;
  /** Verifies a sign-on token and that its identity session is open. */
  readonly verifyToken: (token: string) => Promise<TokenVerdict>;
  /** The account of a token, and the identity session with which the portal's session ends; undefined if it names no account. */
  readonly identify: (
    claims: TokenClaims,
    now: Date,
  ) => Promise<{ readonly accountId: string; readonly sid: string } | undefined>;
}

type SessionCall = "login" | "checkUserSession" | "logout" | "setUserSessionCookie" | "getPartnerData";

/** What a sign-in writes once it is allowed. */
type SignInWork = (context: OpenContext) => Promise<LoginAnswer>;

const notSignedIn = ({ code, reason }: LoginProblem): LoginAnswer => ({
  valid: false,
  error_code: code,
  ...(reason !== undefined && { reason }),
});
const failed = (code: LoginRefusal): LoginAnswer => notSignedIn({ code });

const dropSession = async (context: OpenContext): Promise<void> => {
  const present = context.browser.cookies.get(SESSION_COOKIE);
  if (present !== undefined) await endSession(context.sql, present);
};

const begin = async (
  context: OpenContext,
  account: Account,
  { sid, passwordHash }: Pick<NewSession, "passwordHash"> & { readonly sid?: string | undefined },
): Promise<LoginAnswer> => {
  const secret = await startSession(
    context.sql,
    { accountId: account.id, identitySid: sid, userAgent: context.browser.userAgent, passwordHash },
    context.now(),
  );
  if (secret === undefined) return failed("INVALID_PASSWORD");
  // A new secret with every sign-in prevents session fixation. The account is locked first, as wherever its sessions end.
  await dropSession(context);
  context.browser.cookies.set(SESSION_COOKIE, secret);
  const userData = userDataOf(account);
  const language = accountLanguage(originOf(userData, undefined));
  context.browser.cookies.set(HINT_COOKIE, sessionHint(language));
  context.browser.sessionSeconds = SESSION_IDLE;
  return { valid: true, userData };
};

/** A session started by the same sign-on is kept, so that pending calls with its cookie still work. */
const keepOrBegin: typeof begin = async (context, account, by) => {
  const present = context.browser.cookies.get(SESSION_COOKIE);
  return present !== undefined &&
    (await isSessionOf(context.sql, present, { accountId: account.id, identitySid: by.sid }, context.now()))
    ? { valid: true, userData: userDataOf(account) }
    : begin(context, account, by);
};

/** The browser's id, stored in a cookie at the first sign-in. */
const browserId = (cookies: CookieJar): { readonly id: string; readonly keep: () => void } => {
  const id = cookies.get(BROWSER_COOKIE) ?? newSecret();
  return { id, keep: () => cookies.set(BROWSER_COOKIE, id, yearInSeconds) };
};

/** The calls that begin, tell and end sessions (shell §7). */
export const createSessionHandlers = ({
  credentials,
  verifyToken,
  identify,
}: SignInServices): Handlers<SessionCall> => {
  const byPassword = async (
    context: OpenContext,
    email: string,
    password: string,
  ): Promise<LoginAnswer | SignInWork> => {
    const browser = browserId(context.browser.cookies);
    const verdict = await credentials.check({
      email,
      password,
      address: context.browser.address,
      userAgentId: browser.id,
    });
    if (!verdict.valid) return notSignedIn(verdict);
    const found = await findAccount(context.sql, { id: verdict.accountId });
    if (found === undefined) return failed("UNKNOWN_ERROR");
    browser.keep();
    return (writing) => begin(writing, found.account, { passwordHash: verdict.passwordHash });
  };

  const byToken = async (
    context: OpenContext,
    token: string,
    enter: typeof begin = begin,
  ): Promise<LoginAnswer | Refusal<"endpoint_failure"> | SignInWork> => {
    const verdict = await verifyToken(token);
    if (verdict._tag === "IdentityServerUnreachable") return refused("endpoint_failure");
    if (verdict._tag === "Invalid") return failed("UNKNOWN_ERROR");
    const signOn = await identify(verdict.claims, context.now());
    const found = signOn && (await findAccount(context.sql, { id: signOn.accountId }));
    if (found === undefined) return failed("NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS");
    return found.problem === undefined
      ? (writing) => enter(writing, found.account, { sid: signOn?.sid, passwordHash: undefined })
      : notSignedIn(found.problem);
  };

  return {
    login: {
      prepare: async (context, { token = "", email_address: email, password }) => {
        if (email === undefined && password === undefined)
          return token === "" ? failed("MISSING_POST_PARAMS") : byToken(context, token);
        // The full form can contain a token as well; the typed credentials take precedence.
        return byPassword(context, email ?? "", password ?? "");
      },
    },
    checkUserSession: ({ account, browser: { cookies } }) => {
      if (account !== undefined)
        return Promise.resolve({ loggedIn: true, valid: true, userData: userDataOf(account) });
      if (cookies.get(HINT_COOKIE) !== undefined) cookies.remove(HINT_COOKIE);
      return Promise.resolve({ loggedIn: false, valid: false });
    },
    logout: async (context) => {
      await dropSession(context);
      context.browser.cookies.remove(SESSION_COOKIE);
      context.browser.cookies.remove(HINT_COOKIE);
      // Who uses the browser next finds no answer to what was written before.
      context.browser.cookies.set(WRITES_COOKIE, newSecret());
      context.browser.sessionSeconds = undefined;
      return {};
    },
    setUserSessionCookie: { prepare: (context, { token }) => byToken(context, token, keepOrBegin) },
    getPartnerData: ({ account }) =>
      Promise.resolve({
        partner_data: { partner_status: account.partnerStatus },
        reg_flex_enabled: account.regFlexEnabled,
      }),
  };
};
