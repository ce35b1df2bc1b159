import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { LoginProblem } from "../../../src/domain/session/login.refusals.ts";
import type { CredentialCheck } from "../../../server/identity/credential-check.ts";
import { createIdentityServer } from "../../../server/identity/identity-server.ts";
import type { IdentityFault, IdentityServer } from "../../../server/identity/identity-server.ts";
import { policyMaker } from "../../../server/http/security-headers.ts";
import type { Database } from "../../../server/store/database.ts";
import type { CookieBrowser } from "./cookie-browser.ts";
import { testSecrets } from "./test-secrets.ts";

export const goodLogin = { username: "gold@demo.test", password: "Portal-Demo-2026!" };
export const clientId = "portal";

/** A credential check with one account, which a test can deactivate; other credentials are a wrong password. */
export const fakeCredentials = () => {
  const state = {
    deactivated: false,
    /** Why the account may not sign in while it is deactivated. */
    problem: { code: "COMPANY_DEACTIVATED" } as LoginProblem,
    attempts: [] as { readonly email: string; readonly address: string }[],
  };
  const credentials: CredentialCheck = {
    check: ({ email, password, address }) => {
      state.attempts.push({ email, address });
      if (email === "") return Promise.resolve({ valid: false, code: "EMPTY_EMAIL_ADDRESS" });
      if (email !== goodLogin.username || password !== goodLogin.password)
        return Promise.resolve({ valid: false, code: "INVALID_PASSWORD" });
      if (state.deactivated) return Promise.resolve({ valid: false, ...state.problem });
      return Promise.resolve({ valid: true, accountId: "account-1", passwordHash: "" });
    },
    profile: (accountId) =>
      Promise.resolve(
        accountId === "account-1"
          ? { email: goodLogin.username, firstname: "Greta", lastname: "Gold", groups: ["partner"] }
          : undefined,
      ),
    mayStillSignIn: () => Promise.resolve(!state.deactivated),
  };
  return { state, credentials };
};

/** An identity server on a real port. */
/** Where an identity server is asked. */
export interface IdentityAddress {
  readonly baseUrl: string;
  readonly issuer: string;
  readonly endpoint: (name: string) => string;
}

const addressOf = (baseUrl: string, issuer: string): IdentityAddress => ({
  baseUrl,
  issuer,
  endpoint: (name) => `${issuer}/protocol/openid-connect/${name}`,
});

/** The identity server that a portal brings. */
export const identityAt = (url: string): IdentityAddress => addressOf(url, `${url}/realms/partner`);

export interface RunningIdentity extends IdentityServer, IdentityAddress {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts the identity server on a free port, or on the given one, because the issuer must stay the same after a restart. `publicUrl` adds TLS. */
export const startIdentity = async (
  database: Database,
  credentials: CredentialCheck,
  options: {
    readonly port?: number;
    readonly publicUrl?: string;
    readonly productionPortal?: () => string | undefined;
    readonly fault?: () => IdentityFault;
    readonly now?: () => Date;
  } = {},
): Promise<RunningIdentity> => {
  const http = createServer();
  http.listen(options.port ?? 0, "127.0.0.1");
  await once(http, "listening");
  const { port } = http.address() as AddressInfo;
  const baseUrl = options.publicUrl ?? `http://localhost:${port}`;
  const identity = await createIdentityServer({
    baseUrl,
    realm: "partner",
    clientId,
    appOrigins: [baseUrl],
    productionPortal: () => Promise.resolve(options.productionPortal?.()),
    makePolicy: policyMaker(undefined),
    database,
    secrets: testSecrets,
    credentials,
    now: options.now ?? (() => new Date()),
    report: (error) => console.error("identity server:", error),
    pages: {
      product: "Partner Portal",
      portalUrl: `${baseUrl}/`,
      forgotPasswordUrl: `${baseUrl}/forgot-password/`,
    },
    ...(options.fault === undefined ? {} : { fault: options.fault }),
  });
  http.on("request", (req, res) => {
    void identity.handle(req, res).then((handled) => handled || res.writeHead(404).end("portal"));
  });
  const stop = async (): Promise<void> => {
    http.close();
    http.closeAllConnections();
    await once(http, "close");
  };
  return {
    ...identity,
    ...addressOf(baseUrl, identity.issuer),
    port,
    stop,
  };
};

/** Starts a sign-in as keycloak-js does: code flow with PKCE. `extra` adds or replaces parameters. */
export const authorize = async (
  server: IdentityAddress,
  browser: CookieBrowser,
  extra: Record<string, string> = {},
) => {
  const verifier = randomBytes(32).toString("base64url");
  const url = new URL(server.endpoint("auth"));
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${server.baseUrl}/login/`,
    response_type: "code",
    response_mode: "fragment",
    scope: "openid",
    state: "state-1",
    nonce: "nonce-1",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...extra,
  }).toString();
  return { verifier, ...(await browser.follow(await browser.get(url), server.issuer)) };
};

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
}

const tokenRequest = async (
  server: IdentityAddress,
  browser: CookieBrowser,
  form: Record<string, string>,
) => {
  const answer = await browser.post(
    server.endpoint("token"),
    { client_id: clientId, ...form },
    { accept: "application/json" },
  );
  return { status: answer.status, body: (await answer.json()) as Tokens & { readonly error?: string } };
};

/** Exchanges the code of a return address for tokens. */
export const redeem = (
  server: IdentityAddress,
  browser: CookieBrowser,
  leftTo: URL | undefined,
  verifier: string,
) => {
  const code = new URLSearchParams(leftTo?.hash.slice(1)).get("code") ?? "";
  return tokenRequest(server, browser, {
    grant_type: "authorization_code",
    code,
    redirect_uri: `${server.baseUrl}/login/`,
    code_verifier: verifier,
  });
};

export const refresh = (server: RunningIdentity, browser: CookieBrowser, tokens: Tokens) =>
  tokenRequest(server, browser, { grant_type: "refresh_token", refresh_token: tokens.refresh_token });

/** Signs in by the login page, and returns the tokens. */
export const signIn = async (server: RunningIdentity, browser: CookieBrowser): Promise<Tokens> => {
  const { verifier, page } = await authorize(server, browser);
  if (page === undefined) throw new Error("the login page was expected");
  const { leftTo } = await browser.follow(await browser.post(page.url, goodLogin), server.issuer);
  const { status, body } = await redeem(server, browser, leftTo, verifier);
  if (status !== 200) throw new Error(`the code was refused: ${JSON.stringify(body)}`);
  return body;
};
