import { createHash } from "node:crypto";
import type { KoaContextWithOIDC, Provider } from "oidc-provider";
import type { Database } from "../store/database.ts";
import { keepSessionOpen } from "./identity-models.ts";
import { pageHeaders, withoutInlineScript } from "./pages.ts";
import { lifetimes, statusCookie } from "./realm.ts";
import type { Realm } from "./realm.ts";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Adds Keycloak's extensions of the protocol: the status cookie, credentials on `/token`, an idle limit that each refresh extends. */
export const addKeycloakCompatibility = (provider: Provider, realm: Realm, database: Database): void => {
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.type === "text/html" && typeof ctx.body === "string") {
      ctx.body = withoutInlineScript(realm, ctx.body);
      ctx.set(pageHeaders(realm));
    }
    const oidc = (ctx as Partial<KoaContextWithOIDC>).oidc;
    if (ctx.response.get("access-control-allow-origin") !== "" && realm.appOrigins.has(ctx.get("origin"))) {
      ctx.set("access-control-allow-credentials", "true");
    }
    const sid = oidc?.entities.RefreshToken?.sessionUid;
    if (ctx.status === 200 && sid !== undefined)
      await keepSessionOpen(database, sid, lifetimes.idleSession, lifetimes.wholeSession);

    const session = oidc?.session;
    const cookie = {
      httpOnly: false,
      sameSite: "lax",
      path: `${realm.mount}/`,
      signed: false,
      overwrite: true,
    } as const;
    if (session !== undefined && "destroyed" in session) ctx.cookies.set(statusCookie, null, cookie);
    else if (session?.accountId !== undefined) ctx.cookies.set(statusCookie, hashOf(session.uid), cookie);
  });
};
