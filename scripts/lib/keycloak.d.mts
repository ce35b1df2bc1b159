/** Where a Keycloak is, or will be once it was fetched: `KEYCLOAK_HOME`, or the cache. */
export const keycloakHome: () => string;
