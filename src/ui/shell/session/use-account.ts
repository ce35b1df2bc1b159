import { useSelector } from "@xstate/react";
import type { KnownAccount } from "../../../domain/session/session.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";

/** True while somebody is about to be signed in of whom the browser has a mark: nobody is asked to sign in meanwhile. */
export const useExpected = (): boolean =>
  useSelector(usePortalActors().session, (snapshot) => snapshot.hasTag("expected"));

/** The signed-in account, or undefined. */
export const useAccount = (): KnownAccount | undefined => {
  const account = useSelector(usePortalActors().session, ({ context }) => context.account);
  return account._tag === "Known" ? account : undefined;
};
