import { importOrGone } from "../../ui/code/import-or-gone.ts";
import { LoadHelpProvider, type LoadHelp } from "../../ui/screens/help/help-code.ts";
import type { ScreenEntry } from "./screen-entry.ts";

/** Gives a screen the help form, which is loaded with its calls when somebody asks for it. */
export const withHelp: NonNullable<ScreenEntry["around"]> = (live) => {
  const load: LoadHelp = async () =>
    (await importOrGone(() => import("../help/help.entry.tsx"))).helpWith(live);
  return ({ children }) => <LoadHelpProvider value={load}>{children}</LoadHelpProvider>;
};
