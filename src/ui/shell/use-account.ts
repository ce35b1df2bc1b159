import { useSelector } from "@xstate/react";
import type { Account } from "../../machines/session-types.ts";
import { usePortalActors } from "../actors/portal-actors.ts";

/** Who is signed in, as far as the session knows. */
export type KnownAccount = Extract<Account, { readonly _tag: "Known" }>;

/** The account that is signed in, or undefined. */
export const useAccount = (): KnownAccount | undefined => {
  const account = useSelector(usePortalActors().session, ({ context }) => context.account);
  return account._tag === "Known" ? account : undefined;
};
