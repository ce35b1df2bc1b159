import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { SettingsFormRef, VersionedValues } from "../../machines/kit/settings-form.machine.ts";
import { useFieldsOf } from "./settings-save.tsx";

/** Whether settings have unsaved changes, and how these are given up; loaded values are sent to the machine, which takes newer versions. */
export const useSettingsForm = <Values extends VersionedValues>(
  settings: SettingsFormRef<Values>,
  loaded: Values,
) => {
  const collided = useSelector(settings, (snapshot) => snapshot.hasTag("collided"));
  const isTyped = useSelector(useFieldsOf(settings), (snapshot) => snapshot?.context.isDirty === true);
  useEffect(() => {
    settings.send({ type: "settings.loaded", values: loaded });
  }, [settings, loaded]);
  return { isDirty: isTyped || collided, discard: () => settings.send({ type: "settings.discard" }) };
};
