import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { isChanged, type FormValues } from "../../../machines/form.machine.ts";
import type { SettingsFormRef } from "../../../machines/settings-form.machine.ts";
import { useFieldsOf, type FieldsRef } from "./settings-save.tsx";

/** The open form of settings, whether something in it is unsaved, and what follows newer data while nothing is. */
export const useSettingsForm = <Values extends FormValues & { readonly version: number }>(
  settings: SettingsFormRef<Values>,
  loaded: Values,
) => {
  const form: FieldsRef<Values> | undefined = useFieldsOf(settings);
  const collided = useSelector(settings, (snapshot) => snapshot.hasTag("collided"));
  const typed = useSelector(form, (snapshot) => snapshot !== undefined && isChanged(snapshot.context));
  const wanted = JSON.stringify(loaded);
  useEffect(() => {
    const values = JSON.parse(wanted) as Values;
    const { context, children } = settings.getSnapshot();
    const open = children.form;
    if (values.version > context.base.version && open !== undefined && !isChanged(open.getSnapshot().context))
      settings.send({ type: "settings.loaded", values });
  }, [settings, wanted]);
  return { form, collided, changed: typed || collided };
};
