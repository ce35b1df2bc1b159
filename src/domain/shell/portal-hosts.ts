import type { PortalConfig } from "./portal-config.ts";

/** A deployment's hosts. */
type Hosts = Pick<PortalConfig, "productionPortal" | "developmentPortal">;

/** True on the production portal's host: decides the base host and the version label (shell §1, §7). */
export const isProduction = (config: Pick<Hosts, "productionPortal">, origin: string): boolean =>
  new URL(config.productionPortal).origin === origin;

const isLocal = (origin: string): boolean => ["localhost", "127.0.0.1"].includes(new URL(origin).hostname);

/** The host of all calls (shell §7); on localhost the development portal is the page's own origin. */
export const callBase = (config: Hosts, origin: string): string => {
  if (isProduction(config, origin) || isLocal(origin)) return origin;
  return config.developmentPortal === "" ? origin : new URL(config.developmentPortal).origin;
};

/** Where a logout at the identity server leads: the production portal, and on this machine the page's own origin (shell §4). */
export const homeOf = (config: Pick<Hosts, "productionPortal">, origin: string): string =>
  isLocal(origin) ? origin : config.productionPortal;

/** The domain of the company's sites, for the cookies that they share (shell §9): the one that the production portal's host is below. */
export const companyDomainOf = ({ productionPortal }: Pick<Hosts, "productionPortal">): string => {
  const labels = new URL(productionPortal).hostname.split(".");
  return (labels.length > 2 ? labels.slice(1) : labels).join(".");
};
