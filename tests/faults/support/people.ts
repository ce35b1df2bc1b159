import { demoPassword } from "../../../server/demo/seed-demo.ts";
import { createPortalClient, type PortalClient } from "../../support/portal/portal-client.ts";

/** Owners of partner companies in the demo data: each may write tickets. */
export const owners = ["flagship", "platin", "gold", "silver", "reg", "reg21", "disti"] as const;

/** Signs a demo account in. */
export const signIn = async (url: string, id: string): Promise<PortalClient> => {
  const client = createPortalClient(url);
  const answer = await client.call("login", { email_address: `${id}@demo.test`, password: demoPassword });
  if (!(answer.json as { readonly valid: boolean }).valid)
    throw new Error(`${id} could not sign in: ${answer.text}`);
  return client;
};

/** The same session at another process of the portal. */
export const sameSession = (url: string, { cookies }: PortalClient): PortalClient => {
  const client = createPortalClient(url);
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
};
