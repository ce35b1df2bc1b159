import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DOWNLOAD_HEADER, DOWNLOAD_LINK } from "../../src/api/download-link.ts";
import { ACCOUNT_HEADER } from "../../src/api/account-header.ts";
import type { AnyCall } from "../../src/api/call.ts";
import { UNATTENDED_HEADER } from "../../src/api/unattended-header.ts";
import { calls, isDeletion } from "../../src/api/calls.ts";
import { isAllowed, requirementOf } from "../../src/domain/shell/access.ts";
import { NOT_DELETED } from "../../src/domain/shell/error-catalogue.ts";
import { countCodes } from "../areas/code-counts/code-counts.sql.ts";
import { SESSION_COOKIE } from "../areas/session/session.handlers.ts";
import { limitUse } from "../accounts/rate-limit.ts";
import { hashSecret, newSecret } from "../accounts/secret.ts";
import { extendSession, findSession, type PortalSession } from "../accounts/sessions.ts";
import { accountKeyOf } from "../accounts/user-data.ts";
import { logDefect } from "../defect.ts";
import type { Logger } from "../log.ts";
import { putLetter } from "../mail/outbox.ts";
import type { Database } from "../store/database.ts";
import { isIntegrityViolation } from "../store/integrity.ts";
import type { Secrets } from "../store/secrets.ts";
import type { Sql } from "../store/sql.ts";
import { encodeAnswer, isStream, sendAnswer, type CallAnswer, type JsonAnswer } from "./answers.ts";
import { createAtOnce, type AtOnce } from "./at-once.ts";
import { browserOf } from "./browser.ts";
import { withMinimumDuration } from "./constant-time-response.ts";
import { isSecure } from "./cookies.ts";
import { makeLink } from "./download-links.ts";
import type {
  Browser,
  CallName,
  FileStore,
  Handlers,
  OpenContext,
  OutsideService,
  Preparing,
} from "./handler.ts";
import {
  answeredBefore,
  browserHashes,
  browserHashOf,
  wasAnswered,
  idempotencyKey,
  isIdempotencyKey,
  once,
  requestText,
  WRITES_COOKIE,
  type GivenAnswer,
  type WriteKey,
} from "./idempotency.ts";
import { isRefusal, refusalBody, RequestRefused } from "./refusals.ts";
import { decodeRequest, readInput, type RequestInput } from "./request-input.ts";
import { sessionOfPage } from "./shown-account.ts";
import { removeUploads } from "./upload.ts";

/** The services of every call. */
export interface CallServices {
  readonly database: Database;
  readonly secrets: Pick<Secrets, "hash" | "encrypt" | "open">;
  readonly handlers: Handlers<CallName>;
  readonly fileStore: FileStore;
  readonly uploadFolder: string;
  readonly baseUrl: string;
  /** The configured address of a map, with `{address}`, for the links of public pages; it is read at each use. */
  readonly mapAddress: () => Promise<string | undefined>;
  readonly log: Logger;
  /** True if a development fault makes an external service unreachable for the browser of a request. */
  readonly isOut: (request: IncomingMessage, service: OutsideService) => boolean;
  readonly now: () => Date;
}

type AnyWork = (context: OpenContext) => Promise<unknown>;
type AnyHandler = (context: OpenContext, request: unknown) => Promise<unknown>;
type AnyPrepared = {
  readonly prepare: (context: OpenContext & Preparing, request: unknown) => Promise<unknown>;
  readonly revealsNothing?: true;
};

/** The names of all calls. */
export const callNames = Object.keys(calls) as readonly CallName[];

const isUnattended = ({ unattended }: AnyCall, headers: IncomingHttpHeaders): boolean =>
  unattended === true || headers[UNATTENDED_HEADER.toLowerCase()] !== undefined;

/**
 * The session of the account that the page shows, extended by a call that a person makes. Throws RequestRefused where the cookie's is another
 * account's.
 */
export const sessionOf = async (
  { database: { sql }, now }: Pick<CallServices, "database" | "now">,
  record: AnyCall,
  headers: IncomingHttpHeaders,
  browser: Browser,
): Promise<PortalSession | undefined> => {
  const secret = browser.cookies.get(SESSION_COOKIE) ?? "";
  if (secret === "") return undefined;
  const session = sessionOfPage(record, headers, await findSession(sql, secret, now()));
  if (session === undefined || isUnattended(record, headers)) return session;
  await extendSession(sql, secret, session, now());
  browser.sessionSeconds = session.secondsLeft;
  return session;
};

/** The stored hash of a browser's session. */
export const sessionHashOf = ({ cookies }: Browser): string => hashSecret(cookies.get(SESSION_COOKIE) ?? "");

/** Checks a call's access against the session. Throws RequestRefused. */
export const checkAccess = ({ access }: AnyCall, session: PortalSession | undefined): void => {
  const requirement = requirementOf(access);
  if (requirement.open) return;
  if (session === undefined) throw new RequestRefused(401, "SESSION_EXPIRED");
  if (!isAllowed(requirement, session.account)) throw new RequestRefused(403, "NO_ACCESS");
};

/** A call whose access is checked. */
interface CallRequest {
  readonly name: CallName;
  readonly input: RequestInput;
  readonly browser: Browser;
  readonly session: PortalSession | undefined;
  readonly key: string | undefined;
  /** Access was not checked: the answer is one that was given before, or a refusal. */
  readonly repeatOnly: boolean;
  readonly gone: AbortSignal;
  readonly isOut: OpenContext["isOut"];
}

const contextOf = (
  { secrets, now, fileStore, baseUrl, log }: CallServices,
  { name, input, browser, session, gone, isOut }: CallRequest,
  sql: Sql,
): OpenContext => ({
  sql,
  hash: secrets.hash,
  isOut,
  account: session?.account,
  now,
  files: input.files,
  fileStore,
  report: (error) => logDefect(log, error, { route: calls[name].path }),
  baseUrl,
  browser,
  gone,
  mail: (letter) => putLetter(sql, letter, now()),
});

/** A call that begins or ends the session keeps no answer: anybody can make it without end, and its cookies are a session. */
const isKeyless = (name: CallName): boolean => (calls[name] as AnyCall).keyless === true;

const keyOf = (
  { secrets }: CallServices,
  { name, browser, session, key, input }: CallRequest,
): WriteKey | undefined => {
  if (isKeyless(name) || key === undefined) return undefined;
  const accountId = session?.account.id;
  const hashes = browserHashes(browser, key, accountId);
  return accountId === undefined && hashes.length === 0
    ? undefined
    : { accountId, hashes, call: name, key, requestHash: secrets.hash(requestText(input)) };
};

/** An answer as it was given first, with its cookies. */
const givenAgain = ({ browser }: CallRequest, { answer, cookies, repeated }: GivenAnswer): JsonAnswer => {
  browser.cookies.repeat(cookies);
  browser.repeated = repeated;
  return answer;
};

/** The answer that a repeated write had first, if it was carried out. */
const firstAnswer = async (
  { database, secrets, now }: CallServices,
  request: CallRequest,
  key: WriteKey | undefined,
): Promise<JsonAnswer | undefined> => {
  const before = key === undefined ? undefined : await answeredBefore(database.sql, secrets, key, now());
  return before && givenAgain(request, { ...before, repeated: true });
};

const write = (services: CallServices, request: CallRequest, work: AnyWork): Promise<CallAnswer> => {
  const { database, secrets, now } = services;
  const record: AnyCall = calls[request.name];
  const key = keyOf(services, request);
  return database.transaction(async (sql) => {
    const context = contextOf(services, request, sql);
    if (key === undefined) return encodeAnswer(record, await work(context));
    const kept = await once(sql, secrets, key, now(), async () => {
      const value = await work(context);
      const answer = encodeAnswer(record, value);
      if (isStream(answer)) throw new TypeError(`${request.name} is a write and cannot answer a file`);
      return { answer, cookies: context.browser.cookies.changes(), keep: !isRefusal(value) };
    });
    return givenAgain(request, kept);
  });
};

const prepareAndWrite = async (
  services: CallServices,
  request: CallRequest,
  { prepare }: AnyPrepared,
  fields: unknown,
): Promise<CallAnswer> => {
  const { database } = services;
  const key = keyOf(services, request);
  const before = await firstAnswer(services, request, key);
  if (before !== undefined) return before;
  const context = { ...contextOf(services, request, database.sql), atomically: database.transaction };
  const prepared = await prepare(context, fields);
  if (typeof prepared === "function") return write(services, request, prepared as AnyWork);
  // What the same write has done meanwhile can be the reason for a refusal, such as a password that it has changed.
  const meanwhile = isRefusal(prepared) ? await firstAnswer(services, request, key) : undefined;
  return meanwhile ?? encodeAnswer(calls[request.name], prepared);
};

/** The answer to the repeat of a write that has ended the session it was made with. */
const repeatWithoutSession = async (services: CallServices, request: CallRequest): Promise<CallAnswer> => {
  const before = await firstAnswer(services, request, keyOf(services, request));
  if (before === undefined) throw new RequestRefused(401, "SESSION_EXPIRED");
  return before;
};

const carryOut = async (services: CallServices, request: CallRequest): Promise<CallAnswer> => {
  const { name, input, session } = request;
  const record: AnyCall = calls[name];
  if (session === undefined && !requirementOf(record.access).open)
    return repeatWithoutSession(services, request);
  const fields = decodeRequest(record, input.fields);
  if (request.repeatOnly) {
    const before = await firstAnswer(services, request, keyOf(services, request));
    if (before === undefined) throw new RequestRefused(401, "SESSION_EXPIRED");
    return before;
  }
  // Access and request are already checked by the call's definition; the only cast between the table's types.
  const handler = services.handlers[name] as AnyHandler | AnyPrepared;
  if ("prepare" in handler) {
    const answer = () => prepareAndWrite(services, request, handler, fields);
    return handler.revealsNothing === true ? withMinimumDuration(answer) : answer();
  }
  if (record.kind === "read")
    return encodeAnswer(record, await handler(contextOf(services, request, services.database.sql), fields));
  return write(services, request, (context) => handler(context, fields));
};

/** Carries a call out. Uploads are removed before the answer is sent, so that no temporary file outlives it. */
export const carryOutAndTidy = async (services: CallServices, request: CallRequest): Promise<CallAnswer> => {
  try {
    return await carryOut(services, request);
  } catch (error) {
    if (!isDeletion(request.name, request.input.fields) || !isIntegrityViolation(error)) throw error;
    // Nothing was deleted: the transaction has ended with the error.
    logDefect(services.log, error, { route: calls[request.name].path });
    return { status: 200, body: refusalBody(NOT_DELETED, {}) };
  } finally {
    await removeUploads(request.input.files);
  }
};

const tellBrowser = (reply: FastifyReply, browser: Browser): void => {
  if (browser.sessionSeconds !== undefined)
    reply.header("Portal-Session-Seconds", String(browser.sessionSeconds));
  if (browser.repeated === true) reply.header("Idempotent-Replayed", "true");
  for (const cookie of browser.cookies.changes()) reply.header("Set-Cookie", cookie);
};

/** Aborted when the client has disconnected. */
export const goneOf = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
};

const wantsLink = (headers: IncomingHttpHeaders): boolean =>
  headers[DOWNLOAD_HEADER.toLowerCase()] === DOWNLOAD_LINK;

/** Links to files that one session may ask for within 15 minutes: each is kept as long as a session may last. */
const LINKS = 500;

/** The answer to whoever asks for a link to a file: the file can be had, and its bytes are not sent. */
const linkAnswer = async (
  { database: { sql }, secrets, now }: CallServices,
  browser: Browser,
  call: CallName,
  fields: RequestInput["fields"],
): Promise<JsonAnswer> => {
  const session = sessionHashOf(browser);
  const limits = [{ what: "download-link", by: session, limit: LINKS }];
  const limited = await limitUse({ sql, hash: secrets.hash, now }, limits);
  if (limited !== undefined) throw new RequestRefused(429, limited.code, limited);
  const data = await makeLink(sql, secrets, { call, fields }, session, now());
  return { status: 200, body: { valid: true, data } };
};

/** True for somebody without a session who may have it no more since their own write, such as of a new password: its repeat is answered, and nothing else. */
const mayRepeat = (
  { database, now }: CallServices,
  { name: call, session, browser }: Pick<CallRequest, "name" | "session" | "browser">,
  key: IncomingHttpHeaders["idempotency-key"],
): Promise<boolean> => {
  const isOpen = session !== undefined || requirementOf(calls[call].access).open;
  return isOpen || !isIdempotencyKey(key)
    ? Promise.resolve(false)
    : wasAnswered(database.sql, { hashes: browserHashes(browser, key, undefined), call, key }, now());
};

const answerCall = async (
  services: CallServices,
  atOnce: AtOnce,
  name: CallName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const record: AnyCall = calls[name];
  const browser = browserOf(request, isSecure(services.baseUrl));
  const session = await sessionOf(services, record, request.headers, browser);
  // Beside the call, which does not depend on it.
  countCodes(
    { sql: services.database.sql, hash: services.secrets.hash, now: services.now },
    request.headers,
    {
      address: browser.address,
      signedIn: session !== undefined,
    },
  ).catch((error: unknown) => logDefect(services.log, error, { route: record.path }));
  // The browser drops an answer for another account than the page shows by then.
  if (session !== undefined && record.anyAccount !== true)
    reply.header(ACCOUNT_HEADER, accountKeyOf(session.account));
  if (browser.sessionSeconds !== undefined)
    reply.header("Portal-Session-Seconds", String(browser.sessionSeconds));
  const header = request.headers["idempotency-key"];
  const repeatOnly = await mayRepeat(services, { name, session, browser }, header);
  if (!repeatOnly) checkAccess(record, session);
  const key = idempotencyKey(header);
  const work = async (): Promise<CallAnswer> => {
    const input = await readInput(request, record, services);
    const answer = await carryOutAndTidy(services, {
      name,
      input,
      browser,
      session,
      key,
      repeatOnly,
      gone: goneOf(reply),
      isOut: (service) => services.isOut(request.raw, service),
    });
    return isStream(answer) && wantsLink(request.headers)
      ? linkAnswer(services, browser, name, input.fields)
      : answer;
  };
  const answer = await (session === undefined ? work() : atOnce(session.account.id, work));
  if (browserHashOf(browser) === undefined) browser.cookies.set(WRITES_COOKIE, newSecret());
  reply.removeHeader("Portal-Session-Seconds");
  tellBrowser(reply, browser);
  return sendAnswer(reply, answer);
};

/** Registers the route of every call. */
export const registerCalls = (app: FastifyInstance, services: CallServices): void => {
  const atOnce = createAtOnce();
  for (const name of callNames) {
    app.post(calls[name].path, (request, reply) => answerCall(services, atOnce, name, request, reply));
  }
};
