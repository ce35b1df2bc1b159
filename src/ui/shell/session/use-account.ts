import { useSelector } from "@xstate/react";
import type { KnownAccount } from "../../../domain/session/session.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";

/** True while the session is restored of which the browser has a mark: nobody is asked to sign in meanwhile. */
export const useExpected = (): boolean =>
  useSelector(
    usePortalActors().session,
    (snapshot) => snapshot.matches("restoring") && snapshot.context.expected === true,
  );

/** The signed-in account, or undefined. */
export const useAccount = (): KnownAccount | undefined => {
  const account = useSelector(usePortalActors().session, ({ context }) => context.account);
  return account._tag === "Known" ? account : undefined;
};
