import { getAccount } from "../../../api/account.calls.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useResource } from "../../calls/use-resource.ts";

/** The account's settings; after a save they are loaded again, and the header shows the new name. */
export const useAccountSettings = () => {
  const { session } = usePortalActors();
  const account = useResource(getAccount, {});
  const onSaved = () => {
    account.send({ type: "resource.request", request: {} });
    session.send({ type: "session.dataSaved" });
  };
  return { account, onSaved };
};

export type AccountRef = ReturnType<typeof useAccountSettings>["account"];
