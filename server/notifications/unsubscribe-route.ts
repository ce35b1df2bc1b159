import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { routes } from "../../src/domain/shell/routes.ts";
import { limitUse } from "../accounts/rate-limit.ts";
import { html, type Html } from "../dev/html.ts";
import { browserOf } from "../http/browser.ts";
import { isSecure } from "../http/cookies.ts";
import type { CallServices } from "../http/dispatch.ts";
import { pageLanguage, plainPage, plainPageHeaders } from "../http/plain-page.ts";
import { choiceLabel } from "../mail/letters.ts";
import { textsIn, type ServerText } from "../texts/server-texts.ts";
import { readLink, switchOff, UNSUBSCRIBE_ROUTE } from "./unsubscribe-link.ts";

/** How often the links may be asked from one network within 15 minutes: a mail provider presses those of many people. */
const perNetwork = 300;

type Services = Pick<CallServices, "database" | "secrets" | "baseUrl" | "now">;
type LinkRequest = FastifyRequest<{ readonly Params: { readonly link: string } }>;

/** Shows the page of a link: GET asks, so that programs which only look at links switch nothing off; POST switches the kind off. */
const answerLink = async (
  { database: { sql }, secrets: { hash }, baseUrl, now }: Services,
  request: LinkRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const send = (
    status: number,
    locale: string | undefined,
    page: (t: ServerText) => readonly [heading: string, text: string],
    more: (t: ServerText) => Html,
  ): FastifyReply => {
    const language = pageLanguage(locale, request.headers["accept-language"]);
    const t = textsIn(language);
    const [title, text] = page(t);
    const content = html`<p>${text}</p>
      ${more(t)}`;
    return reply
      .code(status)
      .headers(plainPageHeaders(reply.server.makePolicy))
      .send(plainPage({ language, title, content }));
  };
  const settings = (t: ServerText): Html =>
    html`<a href="${baseUrl}${routes.settings.path}">${t("notification.settings")}</a>`;

  const { address } = browserOf(request, isSecure(baseUrl));
  const limited = await limitUse({ sql, hash, now }, [
    { what: "unsubscribe-from", by: address, limit: perNetwork },
  ]);
  if (limited !== undefined) {
    reply.header("Retry-After", String(limited.retryAfter));
    return send(
      429,
      undefined,
      (t) => [t("notification.too_often.title"), t("notification.too_often.text")],
      settings,
    );
  }
  const found = await readLink(sql, hash, request.params.link);
  if (found === undefined)
    return send(
      404,
      undefined,
      (t) => [t("notification.unknown.title"), t("notification.unknown.text")],
      settings,
    );
  const choice = choiceLabel(found.kind, found.locale);
  if (request.method !== "POST")
    return send(
      200,
      found.locale,
      (t) => [t("notification.ask.title", { choice }), t("notification.ask.text")],
      (t) =>
        html`<form method="post"><button>${t("notification.switch_off")}</button></form>
          <p>${settings(t)}</p>`,
    );
  await switchOff(sql, found);
  return send(
    200,
    found.locale,
    (t) => [t("notification.done.title"), t("notification.done.text", { choice })],
    settings,
  );
};

/** Registers the links in letters that switch a kind off without a session (RFC 8058). The link's signature is what allows it. */
export const registerUnsubscribe = (app: FastifyInstance, services: Services): void => {
  app.get<{ Params: { readonly link: string } }>(UNSUBSCRIBE_ROUTE, (request, reply) =>
    answerLink(services, request, reply),
  );
  app.post<{ Params: { readonly link: string } }>(UNSUBSCRIBE_ROUTE, (request, reply) =>
    answerLink(services, request, reply),
  );
};
