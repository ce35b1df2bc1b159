import { createHash } from "node:crypto";
import type { LoginProblem } from "../../src/domain/session/login.refusals.ts";
import { assetFolder, frameScripts, type FrameScript } from "./assets.ts";
import type { Language } from "../texts/language.ts";
import { textsIn } from "../texts/server-texts.ts";
import type { Realm } from "./realm.ts";

/** Links to the portal on identity pages. */
export interface PortalLinks {
  readonly product: string;
  readonly portalUrl: string;
  readonly forgotPasswordUrl: string;
}

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const asset = (realm: Realm, name: string): string => `${realm.mount}${assetFolder}${name}`;

const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const scriptTag = (realm: Realm, name: string): string =>
  `<script src="${asset(realm, name)}" defer></script>`;

/**
 * Headers of a page: scripts come from files; forms are sent to this server and return to the portal or, from a sign-out, to the production portal, which every page's policy allows. Pages that only run a
 * script may be framed by the portal, others may not; that script is inline, allowed by its hash.
 */
export const pageHeaders = (realm: Realm, script?: FrameScript): Readonly<Record<string, string>> => {
  const portal = [...realm.appOrigins].join(" ");
  const policy = realm.makePolicy([
    "default-src 'none'",
    `script-src ${script === undefined ? "'self'" : hashOf(frameScripts[script])}`,
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${[...realm.logoutOrigins()].join(" ")}`,
    `frame-ancestors ${script === undefined ? "'none'" : `'self' ${portal}`}`,
    "require-trusted-types-for 'script'",
  ]);
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
  };
};

/** An empty page with one script, which reads the allowed origins from the page. */
export const scriptPage = (realm: Realm, script: FrameScript): string =>
  `<!doctype html><html lang="en" data-client="${escapeHtml(realm.clientId)}" data-origins="${escapeHtml([...realm.appOrigins].join(" "))}"><meta charset="utf-8"><title>Sign-on</title><script type="module">${frameScripts[script]}</script></html>`;

/** Replaces the library's inline script, which submits the page's only form, with the same script in a file. */
export const withoutInlineScript = (realm: Realm, html: string): string =>
  html.replace(/<script>[\s\S]*?<\/script>/, scriptTag(realm, "submit-form.js"));

/** The identity server's visible pages in one language. */
export const pagesFor = (realm: Realm, links: PortalLinks, language: Language) => {
  const t = textsIn(language);

  const page = (title: string, body: string, head = ""): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} · ${links.product}`)}</title>
<link rel="stylesheet" href="${asset(realm, "login.css")}">
${head}
</head>
<body>
<main>
<p class="product">${escapeHtml(links.product)}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>`;

  const backLink = `<p class="link"><a href="${escapeHtml(links.portalUrl)}">${escapeHtml(t("identity.back"))}</a></p>`;

  /** The login form; after a refusal with its message and the e-mail address. */
  const login = (email: string, refused?: LoginProblem): string => {
    const alert =
      refused === undefined
        ? ""
        : `<p class="alert" role="alert" id="input-error">${escapeHtml(t(`identity.refused.${refused.reason ?? refused.code}`))}</p>`;
    const invalid = refused === undefined ? "" : ' aria-invalid="true" aria-describedby="input-error"';
    const [emailFocus, passwordFocus] = email === "" ? [" autofocus", ""] : ["", " autofocus"];
    return page(
      t("identity.title"),
      `${alert}
<form method="post" id="kc-form-login">
<label>${escapeHtml(t("identity.email"))}
<input name="username" type="email" autocomplete="username" value="${escapeHtml(email)}"${invalid}${emailFocus} required></label>
<label>${escapeHtml(t("identity.password"))}
<input name="password" type="password" autocomplete="current-password"${invalid}${passwordFocus} required></label>
<button id="kc-login">${escapeHtml(t("identity.submit"))}</button>
</form>
<p class="link"><a href="${escapeHtml(links.forgotPasswordUrl)}">${escapeHtml(t("identity.forgot_password"))}</a></p>
${backLink}`,
    );
  };

  /** The sign-out: `form` is the library's. It is submitted automatically if the portal requested it for this person, otherwise after confirmation. */
  const logout = (form: string, atOnce: boolean): string => {
    const fields = `<input type="hidden" name="logout" value="yes"><button id="kc-logout">${escapeHtml(t("identity.sign_out"))}</button></form>`;
    const title = atOnce ? t("identity.signing_out") : t("identity.sign_out_question");
    return page(title, form.replace("</form>", fields), atOnce ? scriptTag(realm, "submit-form.js") : "");
  };

  const signedOut = (): string => page(t("identity.signed_out"), backLink);

  /** A failed sign-on; `code` is for support. */
  const failure = (code: string): string =>
    page(
      t("identity.failed"),
      `<p id="kc-error" data-code="${escapeHtml(code)}">${escapeHtml(t("identity.failed.text"))}</p>${backLink}`,
    );

  return { login, logout, signedOut, failure };
};
