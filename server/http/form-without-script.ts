import type { IncomingMessage, ServerResponse } from "node:http";
import { loginPath } from "../../src/domain/shell/routes.ts";
import { html, Html } from "../dev/html.ts";
import { localeOfRequest, textsOf } from "./page-language.ts";
import { pageLanguage, plainPage, plainPageHeaders } from "./plain-page.ts";
import { paragraphIn } from "./prerendered-page.ts";
import type { MakePolicy } from "./security-headers.ts";
import { PAGE, type StaticFiles } from "./static-files.ts";

/**
 * Answers a form that a browser has sent by itself, because the portal's script does not run there: what the portal needs,
 * in the page's language, and nothing of what was sent.
 */
export const answerFormWithoutScript =
  (files: StaticFiles, makePolicy: MakePolicy) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const locale = localeOfRequest(request);
    const texts = textsOf(files, locale, ["shell"]);
    const language = pageLanguage(locale, undefined);
    const page = files.get(PAGE)?.plain.toString() ?? "";
    const text = paragraphIn(page, /<noscript>.*?<\/noscript>/s, language);
    // Nobody reads what was sent.
    request.resume();
    const headers = {
      ...plainPageHeaders(makePolicy),
      Allow: "GET, HEAD",
      "Cache-Control": "no-store",
    };
    response.writeHead(405, headers).end(
      plainPage({
        language,
        title: texts["header.product"] ?? "",
        content: html`<p>${new Html(text)}</p>
          <p><a href="${loginPath}">${texts["login.title"] ?? ""}</a></p>`,
      }),
    );
  };
