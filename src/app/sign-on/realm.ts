import type { PortalConfig } from "../../domain/shell/portal-config.ts";

type Identity = PortalConfig["identity"];

/** The realm and the client of the identity server, and the page's address. */
export interface Realm extends Pick<Identity, "realm" | "clientId"> {
  readonly server: string;
  readonly origin: string;
}

/** The configured identity server's realm; the server is the page's origin if none is configured. */
export const realmOf = ({ url, realm, clientId }: Identity, origin: string): Realm => ({
  server: url === "" ? origin : url,
  realm,
  clientId,
  origin,
});

/** The address below which a realm has its pages. */
export const realmAddress = ({ server, realm }: Realm): string =>
  `${server}/realms/${encodeURIComponent(realm)}`;
