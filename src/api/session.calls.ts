import * as Schema from "effect/Schema";
import { LoginAnswer, LoginRequest, SessionAnswer } from "../domain/session/login.ts";
import { loginCodes } from "../domain/session/login.refusals.ts";
import { PartnerData } from "../domain/session/user.ts";
import { call, form, noFields, Nothing, plain } from "./call.ts";

/** Signs in by e-mail and password, or restores a session by the sign-on token (shell §7). */
export const login = call({
  path: "/api/login",
  summary: "Sign in with e-mail and password, or with a sign-on token",
  access: "open",
  anyAccount: true,
  kind: "write",
  keyless: true,
  body: form(LoginRequest),
  answer: plain(LoginAnswer),
  failures: loginCodes,
});

export const checkUserSession = call({
  path: "/api/checkUserSession",
  summary: "Who is signed in with this session cookie",
  access: "open",
  anyAccount: true,
  kind: "read",
  body: noFields,
  answer: plain(SessionAnswer),
  failures: [],
});

export const logout = call({
  path: "/api/logout",
  summary: "End the session",
  access: "open",
  anyAccount: true,
  kind: "write",
  keyless: true,
  body: noFields,
  answer: plain(Nothing),
  failures: [],
});

/** Exchanges a verified sign-on token for the session cookie after single sign-on (shell §7). */
export const setUserSessionCookie = call({
  path: "/api/setUserSessionCookie",
  summary: "Start a session from a sign-on token",
  access: "open",
  kind: "write",
  keyless: true,
  body: form(Schema.Struct({ token: Schema.NonEmptyString.check(Schema.isMaxLength(16_384)) })),
  answer: plain(LoginAnswer),
  failures: loginCodes,
});

export const getPartnerData = call({
  path: "/api/getPartnerData",
  summary: "The partner status behind tier and groups",
  access: "session",
  kind: "read",
  body: noFields,
  answer: plain(PartnerData),
  failures: [],
});
