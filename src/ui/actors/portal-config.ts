import { createContext, useContext } from "react";
import type { PortalConfig } from "../../domain/shell/portal-config.ts";

/** The deployment's configuration, and whether the page stands on the production portal. */
export interface Deployment {
  readonly config: PortalConfig;
  readonly production: boolean;
}

const DeploymentContext = createContext<Deployment | undefined>(undefined);

export const DeploymentProvider = DeploymentContext.Provider;

/** Where the portal runs: hosts, links, shops, support. */
export const useDeployment = (): Deployment => {
  const deployment = useContext(DeploymentContext);
  if (deployment === undefined) throw new Error("No DeploymentProvider above this view");
  return deployment;
};
