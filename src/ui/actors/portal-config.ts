import { createContext, useContext } from "react";
import type { PortalConfig } from "../../domain/shell/portal-config.ts";

/** The deployment's configuration, and whether the page runs on the production portal. */
export interface Deployment {
  readonly config: PortalConfig;
  readonly production: boolean;
}

const DeploymentContext = createContext<Deployment | undefined>(undefined);

export const DeploymentProvider = DeploymentContext.Provider;

/** The deployment's configuration: hosts, links, shops, support; throws without a provider. */
export const useDeployment = (): Deployment => {
  const deployment = useContext(DeploymentContext);
  if (deployment === undefined) throw new Error("No DeploymentProvider above this view");
  return deployment;
};
