import type { ComponentType } from "react";
import type { Undoable } from "../../domain/undo/undoable.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import type { listPreferencesMachine } from "../../machines/shell/list-preferences.machine.ts";
import type { ActionLogic } from "../../machines/kit/action.machine.ts";
import type { ColumnsMenuProps } from "../lists/columns-menu.tsx";
import { createActorContext } from "../actors/screen-actors.ts";

/** The request for the academy's one-time link (shell §7). */
export interface AcademyRequest {
  readonly language: Locale;
  readonly status: string;
}

/** The link, and whether the browser opened the new tab. */
export interface AcademyVisit {
  readonly link: string;
  readonly opened: boolean;
}

/** What changes how tables are shown: the machine, and what the button of columns opens. */
export interface ListPreferencesTools {
  readonly logic: typeof listPreferencesMachine;
  readonly Menu: ComponentType<ColumnsMenuProps>;
}

/**
 * The actor logic that the shell starts. `academy` opens the tab while the click still permits a popup, requests the
 * link and sets the tab's address; on failure it closes the tab.
 */
export interface ShellActors {
  readonly academy: ActionLogic<AcademyRequest, AcademyVisit>;
  /** The button of the search with its keys and its dialog, whose code comes after the screen. */
  readonly Search: ComponentType;
  /** What is beside every screen of an account and has no button, such as what undoes and the warning before a session ends; its code comes with that of the search. */
  readonly Tools: ComponentType;
  /** In the place of a screen while the portal does not answer who is signed in. Its code comes with that of the search, and the worker keeps it from then on. */
  readonly Unanswered: ComponentType;
  /** The offer of a new version of the portal; its code comes when the page rests. */
  readonly NewVersion: ComponentType;
  /** Asks for consent that the state atlas follows this tab; rejects if its code fails to load. */
  readonly askToFollow: () => Promise<void>;
  /** Offers for a moment to undo what took effect. */
  readonly offerUndo: (what: Undoable) => void;
  /** Undefined until its code is there, which comes with that of the search. */
  readonly listPreferences: {
    readonly subscribe: (hear: () => void) => () => void;
    readonly current: () => ListPreferencesTools | undefined;
  };
}

export const [ShellActorsProvider, useShellActors] = createActorContext<ShellActors>("shell");
