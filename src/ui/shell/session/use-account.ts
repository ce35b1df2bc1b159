import { useSelector } from "@xstate/react";
import type { KnownAccount } from "../../../domain/session/session.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";

/** The signed-in account, or undefined. */
export const useAccount = (): KnownAccount | undefined => {
  const account = useSelector(usePortalActors().session, ({ context }) => context.account);
  return account._tag === "Known" ? account : undefined;
};
