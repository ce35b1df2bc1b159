import type { keysMachine } from "../../../machines/shell/keys.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useAccount } from "../session/use-account.ts";

/** The actor of the portal's keys, on or off as the account keeps it. */
export const useKeys = (logic: typeof keysMachine) => {
  const on = useAccount()?.user.single_keys !== false;
  return useScreenActor("keys", logic, { on });
};
