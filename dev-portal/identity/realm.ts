/** Where the identity server is, and for whom. */
export interface Realm {
  /** Origin of the identity server, such as `http://localhost:4100`. */
  readonly baseUrl: string;
  /** Path prefix of all its pages, such as `/realms/partner`. */
  readonly mount: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Origins the portal is served from: sign-in and sign-out return to them alone. */
  readonly appOrigins: ReadonlySet<string>;
  /** What access tokens are for, as a resource indicator: it never leaves the server, tokens say `account`. */
  readonly resource: string;
}

/** Path of the protocol's endpoints below the mount, as Keycloak has it. */
export const protocolPath = "/protocol/openid-connect";

/** The protocol library's own cookie, which names the session. */
export const sessionCookie = "AUTH_SESSION";

/** Script-readable cookie with the hash of the session id: the status page compares it. */
export const statusCookie = "KEYCLOAK_SESSION";

/** Lifetimes in seconds. A session ends 30 min after its last use, 12 h after the login at the latest (docs/decisions/session.md). */
export const lifetimes = {
  accessToken: 300,
  code: 60,
  login: 1_800,
  idleSession: 1_800,
  wholeSession: 43_200,
};

export const makeRealm = (options: {
  readonly baseUrl: string;
  readonly realm: string;
  readonly clientId: string;
  readonly appOrigins: readonly string[];
}): Realm => {
  const mount = `/realms/${options.realm}`;
  const issuer = `${options.baseUrl}${mount}`;
  const appOrigins = new Set(options.appOrigins);
  return {
    baseUrl: options.baseUrl,
    mount,
    issuer,
    clientId: options.clientId,
    appOrigins,
    resource: `${issuer}/account`,
  };
};

/** Whether a return address is a page of the portal: its origin decides, and no user name may hide in it. */
export const isAppAddress = (realm: Realm, address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.username === "" && url.password === "" && realm.appOrigins.has(url.origin);
};
