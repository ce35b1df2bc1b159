import type { IncomingMessage, ServerResponse } from "node:http";
import type { Provider } from "oidc-provider";
import { isSecure, parseCookies } from "../http/cookies.ts";
import { assetFolder, sendAsset, type FrameScript } from "./assets.ts";
import type { CredentialCheck } from "./credential-check.ts";
import { allowAppOrigin, readForm, sendJson } from "./http.ts";
import { profileClaims } from "./keycloak-tokens.ts";
import { chooseLoginLanguage } from "./login-language.ts";
import { pageHeaders, pagesFor, scriptPage } from "./pages.ts";
import type { PortalLinks } from "./pages.ts";
import { protocolPath } from "./realm.ts";
import type { Realm } from "./realm.ts";
import type { TokenClaims } from "./verify-token.ts";

/** The client of a request, for the counters of failed attempts. */
export interface Visitor {
  readonly address: string;
  readonly userAgentId?: string;
}

/** The dependencies of the additional pages. */
export interface OwnRouteParts {
  readonly realm: Realm;
  readonly provider: Provider;
  readonly credentials: CredentialCheck;
  readonly links: PortalLinks;
  readonly visitorOf: (req: IncomingMessage) => Visitor;
  readonly verifyToken: (token: string) => Promise<TokenClaims | undefined>;
}

type Route = (req: IncomingMessage, res: ServerResponse, url: URL) => Promise<void> | void;

const probeCookie = "KC_3P";

/** The pages that Keycloak has and the protocol library does not, by path below the mount. */
export const ownRoutes = (parts: OwnRouteParts): ((path: string) => Route | undefined) => {
  const { realm, provider, credentials, links } = parts;

  const sendPage = (res: ServerResponse, html: string): void =>
    void res.writeHead(200, pageHeaders(realm)).end(html);
  const sendScript = (res: ServerResponse, script: FrameScript): void =>
    void res.writeHead(200, pageHeaders(realm, script)).end(scriptPage(realm, script));

  const authenticate: Route = async (req, res) => {
    const { params } = await provider.interactionDetails(req, res);
    const text = (name: string): string => (typeof params[name] === "string" ? params[name] : "");
    const pages = pagesFor(
      realm,
      links,
      chooseLoginLanguage(text("ui_locales"), req.headers["accept-language"]),
    );
    if (req.method !== "POST") return sendPage(res, pages.login(text("login_hint")));
    if (req.headers.origin !== new URL(realm.baseUrl).origin)
      return sendJson(res, 403, { error: "origin_not_allowed" });

    const form = await readForm(req);
    const email = form.get("username");
    const password = form.get("password");
    if (email === null && password === null)
      return sendPage(res, pages.login("", { code: "MISSING_POST_PARAMS" }));
    const outcome = await credentials.check({
      email: email ?? "",
      password: password ?? "",
      ...parts.visitorOf(req),
    });
    if (!outcome.valid) return sendPage(res, pages.login(email ?? "", outcome));
    await provider.interactionFinished(req, res, {
      login: { accountId: outcome.accountId, remember: false },
    });
  };

  const logoutByPost: Route = async (req, res) => {
    // The library accepts a posted sign-out only with SameSite=None cookies: the browser repeats it by GET.
    const form = await readForm(req);
    res.writeHead(303, { location: `${realm.mount}${protocolPath}/logout?${form.toString()}` }).end();
  };

  const userinfo: Route = async (req, res) => {
    allowAppOrigin(realm, req, res);
    if (req.method === "OPTIONS") return void res.writeHead(204).end();
    const claims = await parts.verifyToken((req.headers.authorization ?? "").replace(/^bearer /i, ""));
    const profile = claims && (await credentials.profile(claims.sub));
    if (claims === undefined || profile === undefined) {
      res.setHeader("www-authenticate", 'Bearer error="invalid_token"');
      return sendJson(res, 401, { error: "invalid_token" });
    }
    return sendJson(res, 200, profileClaims(claims.sub, profile));
  };

  const cookieStep1: Route = (_req, res) => {
    // The same attributes as the session's cookie, so that the probe shows whether that cookie would be stored.
    const secure = isSecure(realm.baseUrl) ? "; Secure" : "";
    res.setHeader(
      "set-cookie",
      `${probeCookie}=1; Path=${realm.mount}/; HttpOnly; SameSite=Lax; Max-Age=60${secure}`,
    );
    sendScript(res, "cookieStep1");
  };

  const cookieStep2: Route = (req, res) => {
    const supported = parseCookies(req.headers.cookie).get(probeCookie) === "1";
    sendScript(res, supported ? "cookieSupported" : "cookieUnsupported");
  };

  const routes = new Map<string, Route>([
    [`${protocolPath}/userinfo`, userinfo],
    [`${protocolPath}/login-status-iframe.html`, (_req, res) => sendScript(res, "loginStatus")],
    [`${protocolPath}/3p-cookies/step1.html`, cookieStep1],
    [`${protocolPath}/3p-cookies/step2.html`, cookieStep2],
    [`POST ${protocolPath}/logout`, logoutByPost],
  ]);

  return (path) => {
    const [method, place = ""] = path.split(" ");
    if (place.startsWith("/login-actions/authenticate/")) return authenticate;
    if (place.startsWith(assetFolder)) return (_req, res) => sendAsset(res, place.slice(assetFolder.length));
    return routes.get(`${method} ${place}`) ?? routes.get(place);
  };
};
