import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { NavigationReader } from "../../../domain/shell/navigation.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useAccount } from "../session/use-account.ts";

/** The data that decide which navigation entries are shown; undefined while nobody is signed in. The same object as long as nothing differs. */
export const useNavigationReader = (): NavigationReader | undefined => {
  const account = useAccount();
  const locale = useSelector(usePortalActors().language, ({ context }) => context.locale);
  return useMemo(() => {
    if (account === undefined) return undefined;
    const { user, visitor, partnerStatus } = account;
    return { ...visitor, partnerStatus, locale, country: user.account_country };
  }, [account, locale]);
};
