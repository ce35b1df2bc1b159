import type { AccountSettings } from "../../../domain/account/account-settings.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useResource } from "../../resource/use-resource.ts";
import { useSettingsActors, type NoRequest } from "./settings-actors.ts";

const nothing: NoRequest = {};

/** The account's settings; after a save they are loaded again, and the header shows the new name. */
export const useAccountSettings = (): {
  readonly account: ResourceRef<NoRequest, AccountSettings>;
  readonly onSaved: () => void;
} => {
  const { session } = usePortalActors();
  const account: ResourceRef<NoRequest, AccountSettings> = useResource(
    "settings-account",
    useSettingsActors().account,
    nothing,
  );
  const onSaved = () => {
    account.send({ type: "resource.request", request: nothing });
    session.send({ type: "session.dataSaved" });
  };
  return { account, onSaved };
};
