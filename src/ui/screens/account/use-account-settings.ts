import { useCallback } from "react";
import { getAccount } from "../../../api/account.calls.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useResource } from "../../calls/use-resource.ts";

/** The account's settings, which each form has loaded again; `onSaved` has the frame show what holds now of the person. */
export const useAccountSettings = () => {
  const { session } = usePortalActors();
  const account = useResource(getAccount, {});
  const onSaved = useCallback(() => session.send({ type: "session.dataSaved" }), [session]);
  return { account, onSaved };
};

export type AccountRef = ReturnType<typeof useAccountSettings>["account"];
