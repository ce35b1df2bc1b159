import { useSelector } from "@xstate/react";
import { useSyncExternalStore } from "react";
import { withChoice, type ListPreferences } from "../../domain/shell/list-preferences.ts";
import type { ListViewRef } from "../../machines/shell/list-view.machine.ts";
import { usePortalActors } from "../actors/portal-actors.ts";
import { useAccount } from "../shell/session/use-account.ts";
import { useShellActors, type ListViewTools } from "../shell/shell-actors.ts";

/** How the person wants to see tables, and what changes it as soon as its code is there. */
export const useListView = (): {
  readonly view: ListPreferences;
  readonly tools: (Pick<ListViewTools, "Menu"> & { readonly actor: ListViewRef }) | undefined;
} => {
  const { listView } = useShellActors();
  const tools = useSyncExternalStore(listView.subscribe, listView.current);
  const { open } = usePortalActors();
  const actor = tools && open("list-view", tools.logic, undefined);
  const kept = useAccount()?.user.list_view ?? {};
  const unsaved = useSelector(actor, (snapshot) => snapshot?.context.unsaved);
  return {
    view: unsaved === undefined ? kept : withChoice(kept, unsaved),
    tools: tools && actor && { Menu: tools.Menu, actor },
  };
};
