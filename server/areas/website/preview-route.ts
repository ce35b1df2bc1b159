import type { FastifyInstance } from "fastify";
import { previewPath } from "../../../src/domain/website/website-path.ts";
import { isAllowed, requirementOf } from "../../../src/domain/shell/access.ts";
import { findSession } from "../../accounts/sessions.ts";
import { browserOf } from "../../http/browser.ts";
import { isSecure } from "../../http/cookies.ts";
import type { CallServices } from "../../http/dispatch.ts";
import { RequestRefused } from "../../http/refusals.ts";
import { partnerPage, siteLanguageFor } from "../../public/partner-page.ts";
import { previewHeaders, textLanguage } from "../../public/public-page.ts";
import { SESSION_COOKIE } from "../session/session.handlers.ts";
import { readDraft } from "./website.sql.ts";

type Services = Pick<CallServices, "database" | "baseUrl" | "now" | "mapAddress">;

/**
 * The draft as a visitor would see it, for the editor's frame, also on a page of another origin: the page of the same renderer, to who may edit
 * it. It does not extend the session.
 */
export const registerWebsitePreview = (
  app: FastifyInstance,
  { database: { sql }, baseUrl, now, mapAddress }: Services,
  otherOrigins: readonly string[],
): void => {
  const headers = previewHeaders(app.makePolicy, otherOrigins);
  app.get<{ Querystring: { readonly language?: string } }>(previewPath, async (request, reply) => {
    const secret = browserOf(request, isSecure(baseUrl)).cookies.get(SESSION_COOKIE);
    const session = secret === undefined ? undefined : await findSession(sql, secret, now());
    if (session === undefined) throw new RequestRefused(401, "SESSION_EXPIRED");
    if (!isAllowed(requirementOf("website"), session.account)) throw new RequestRefused(403, "NO_ACCESS");
    const { website } = await readDraft(sql, session.account);
    const accept = request.headers["accept-language"];
    const language =
      website.texts.find((text) => text.language === request.query.language)?.language ??
      siteLanguageFor(website, accept);
    const { html } = partnerPage({
      website,
      language,
      pageLanguage: textLanguage(language, accept),
      now: now(),
      map: await mapAddress(),
      canonical: undefined,
    });
    return reply.headers(headers).send(html);
  });
};
