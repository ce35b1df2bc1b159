import { useEffect } from "react";
import type { FormValues } from "../../../machines/form.machine.ts";
import type { SettingsFormRef } from "../../../machines/settings-form.machine.ts";

/** Hears of each save of these settings. */
export const useWhenSaved = <Values extends FormValues>(
  settings: SettingsFormRef<Values>,
  hear: () => void,
): void => {
  useEffect(() => {
    let before = settings.getSnapshot().context.base;
    const { unsubscribe } = settings.subscribe(({ context: { base, saved } }) => {
      const news = saved && base !== before;
      before = base;
      if (news) hear();
    });
    return unsubscribe;
  }, [settings, hear]);
};
