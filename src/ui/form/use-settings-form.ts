import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type {
  SettingsFieldsRef,
  SettingsFormRef,
  VersionedValues,
} from "../../machines/kit/settings-form.machine.ts";
import { useFieldsOf } from "./settings-save.tsx";

/**
 * The form actor of settings and whether it has unsaved changes; loaded values are sent to the machine, which takes
 * newer versions.
 */
export const useSettingsForm = <Values extends VersionedValues>(
  settings: SettingsFormRef<Values>,
  loaded: Values,
) => {
  const form: SettingsFieldsRef<Values> | undefined = useFieldsOf(settings);
  const collided = useSelector(settings, (snapshot) => snapshot.hasTag("collided"));
  const isTyped = useSelector(form, (snapshot) => snapshot?.context.isDirty === true);
  useEffect(() => {
    settings.send({ type: "settings.loaded", values: loaded });
  }, [settings, loaded]);
  return { form, collided, isDirty: isTyped || collided };
};
