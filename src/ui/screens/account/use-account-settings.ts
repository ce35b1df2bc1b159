import { getAccount } from "../../../api/account.calls.ts";
import { useResource } from "../../calls/use-resource.ts";

/** The account's settings, which each form has loaded again. */
export const useAccountSettings = () => useResource(getAccount, {});

export type AccountRef = ReturnType<typeof useAccountSettings>;
