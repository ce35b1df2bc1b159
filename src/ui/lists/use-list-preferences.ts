import { useSelector } from "@xstate/react";
import { useSyncExternalStore } from "react";
import { withChoice, type ListPreferences } from "../../domain/shell/list-preferences.ts";
import type { ListPreferencesRef } from "../../machines/shell/list-preferences.machine.ts";
import { usePortalActors } from "../actors/portal-actors.ts";
import { useAccount } from "../shell/session/use-account.ts";
import { useShellActors, type ListPreferencesTools } from "../shell/shell-actors.ts";

/** How the person wants to see tables, and what changes it as soon as its code is there. */
export const useListPreferences = (): {
  readonly preferences: ListPreferences;
  readonly tools: (Pick<ListPreferencesTools, "Menu"> & { readonly actor: ListPreferencesRef }) | undefined;
} => {
  const { listPreferences } = useShellActors();
  const tools = useSyncExternalStore(listPreferences.subscribe, listPreferences.current);
  const { open } = usePortalActors();
  const actor = tools && open("list-view", tools.logic, undefined);
  const kept = useAccount()?.user.list_view ?? {};
  const unsaved = useSelector(actor, (snapshot) => snapshot?.context.unsaved);
  return {
    preferences: unsaved === undefined ? kept : withChoice(kept, unsaved),
    tools: tools && actor && { Menu: tools.Menu, actor },
  };
};
