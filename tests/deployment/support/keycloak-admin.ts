/** A person as Keycloak's administrators see them. */
interface KeycloakUser {
  readonly id: string;
  readonly username: string;
}

/** What an administrator does at Keycloak, by its REST interface. */
export interface KeycloakAdmin {
  /** Changes settings of the realm. */
  readonly changeRealm: (settings: object) => Promise<void>;
  readonly changeUser: (address: string, settings: object) => Promise<void>;
  /** Adds a person with the realm's usual rights. */
  readonly addUser: (user: object) => Promise<void>;
  /** Ends all sessions of a person. */
  readonly endSessions: (address: string) => Promise<void>;
  /** Revokes the tokens of the portal that were issued before a moment, in epoch seconds; the sessions go on. */
  readonly revokeTokens: (before: number) => Promise<void>;
  /** Adds a key of a higher priority than all: it signs from now on. */
  readonly addKey: () => Promise<void>;
}

const REALM = "partner";

const answered = async (answer: Response): Promise<unknown> => {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}: ${text}`);
  return text === "" ? undefined : JSON.parse(text);
};

/** An administrator of the Keycloak at an address. */
export const createAdmin = (
  url: string,
  { username, password }: { readonly username: string; readonly password: string },
): KeycloakAdmin => {
  // It is valid for a minute: each change asks for a new one.
  const token = async (): Promise<string> => {
    const found = (await answered(
      await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
        method: "POST",
        body: new URLSearchParams({ grant_type: "password", client_id: "admin-cli", username, password }),
      }),
    )) as { readonly access_token: string };
    return found.access_token;
  };
  const ask = async (method: string, path: string, body?: object): Promise<unknown> =>
    answered(
      await fetch(`${url}/admin/realms/${REALM}${path}`, {
        method,
        headers: { authorization: `Bearer ${await token()}`, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  const idOf = async (address: string): Promise<string> => {
    const query = new URLSearchParams({ email: address, exact: "true" });
    const [user] = (await ask("GET", `/users?${query}`)) as readonly KeycloakUser[];
    if (user === undefined) throw new Error(`Keycloak knows nobody at ${address}`);
    return user.id;
  };
  return {
    changeRealm: async (settings) => void (await ask("PUT", "", settings)),
    changeUser: async (address, settings) => {
      const id = await idOf(address);
      const user = (await ask("GET", `/users/${id}`)) as object;
      await ask("PUT", `/users/${id}`, { ...user, ...settings });
    },
    addUser: async (user) => void (await ask("POST", "/users", user)),
    endSessions: async (address) => void (await ask("POST", `/users/${await idOf(address)}/logout`)),
    revokeTokens: async (before) => {
      const [client] = (await ask("GET", "/clients?clientId=portal")) as readonly { readonly id: string }[];
      await ask("PUT", `/clients/${client?.id}`, { ...client, notBefore: before });
    },
    addKey: async () => {
      const { id } = (await ask("GET", "")) as { readonly id: string };
      await ask("POST", "/components", {
        name: `rsa-${Date.now()}`,
        providerId: "rsa-generated",
        providerType: "org.keycloak.keys.KeyProvider",
        parentId: id,
        config: { priority: [String(Date.now())], algorithm: ["RS256"], active: ["true"], enabled: ["true"] },
      });
    },
  };
};
