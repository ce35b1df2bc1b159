import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AnyCall } from "../../src/api/call.ts";
import { calls } from "../../src/api/calls.ts";
import { DOWNLOAD_PATH } from "../../src/api/download-link.ts";
import { extendSession, findSession } from "../accounts/sessions.ts";
import { SESSION_COOKIE } from "../areas/session/session.handlers.ts";
import { logDefect } from "../defect.ts";
import { isStream } from "./answers.ts";
import { createAtOnce, type AtOnce } from "./at-once.ts";
import { browserOf } from "./browser.ts";
import { isSecure } from "./cookies.ts";
import {
  callNames,
  carryOutAndTidy,
  checkAccess,
  goneOf,
  sessionHashOf,
  type CallServices,
} from "./dispatch.ts";
import { followLink, linkRefusals } from "./download-links.ts";
import { downloadPage } from "./download-page.ts";
import { localeOfRequest } from "./page-language.ts";
import { languageOf } from "../texts/language.ts";
import type { CallName } from "./handler.ts";
import { plainPageHeaders } from "./plain-page.ts";
import { RequestRefused, refusalOf } from "./refusals.ts";
import { etagOf, resumedTag, sendFile } from "./send-file.ts";

const callOf = (name: string): CallName => {
  const found = callNames.find((known) => known === name);
  if (found === undefined) throw linkRefusals.unknown();
  return found;
};

/** Sends the file of a link: the call is carried out as its session would now be answered, so that a right that was withdrawn counts. */
const answerDownload = async (
  services: CallServices,
  atOnce: AtOnce,
  request: FastifyRequest<{ readonly Params: { readonly link: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { database, secrets, now } = services;
  const browser = browserOf(request, isSecure(services.baseUrl));
  const secret = browser.cookies.get(SESSION_COOKIE) ?? "";
  const session = secret === "" ? undefined : await findSession(database.sql, secret, now());
  if (session === undefined) throw new RequestRefused(401, "SESSION_EXPIRED");
  const { call, fields, resumeOnly } = await followLink(
    database.sql,
    secrets,
    request.params.link,
    sessionHashOf(browser),
    now(),
  );
  await extendSession(database.sql, secret, session, now());
  const name = callOf(call);
  const record: AnyCall = calls[name];
  checkAccess(record, session);
  const answer = await atOnce(session.account.id, () =>
    carryOutAndTidy(services, {
      name,
      input: { fields, files: [] },
      browser,
      session,
      key: undefined,
      repeatOnly: false,
      gone: goneOf(reply),
      isOut: (service) => services.isOut(request.raw, service),
    }),
  );
  if (!isStream(answer)) throw new RequestRefused(answer.status === 200 ? 409 : answer.status, "REFUSED");
  const etag = etagOf(answer.content);
  if (resumeOnly && (etag === undefined || resumedTag(request.headers) !== etag))
    throw linkRefusals.expired();
  return sendFile(reply, { ...answer, inline: false }, request.headers);
};

/** Registers the links to files. Whoever follows one that leads to no file reads why. */
export const registerDownloads = (app: FastifyInstance, services: CallServices): void => {
  const { baseUrl, log } = services;
  const atOnce = createAtOnce();
  const answerError = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error) ?? new RequestRefused(500, "INTERNAL_ERROR");
    if (refusal !== error) logDefect(log, error, { method: request.method, route: DOWNLOAD_PATH });
    if (refusal.more.retryAfter !== undefined) reply.header("Retry-After", String(refusal.more.retryAfter));
    return reply
      .code(refusal.status)
      .headers(plainPageHeaders(reply.server.makePolicy))
      .send(downloadPage(refusal.code, languageOf(localeOfRequest(request.raw)), `${baseUrl}/`));
  };
  app.get<{ Params: { readonly link: string } }>(
    `${DOWNLOAD_PATH}:link`,
    { errorHandler: (error, request, reply) => void answerError(error, request, reply) },
    (request, reply) => answerDownload(services, atOnce, request, reply),
  );
};
