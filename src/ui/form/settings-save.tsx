import { useSelector } from "@xstate/react";
import type {
  SettingsFieldsRef,
  SettingsFormRef,
  VersionedValues,
} from "../../machines/kit/settings-form.machine.ts";
import { Done } from "../kit/states/success.tsx";

/** The form actor of the open settings. */
export const useFieldsOf = <Values extends VersionedValues>(
  settings: SettingsFormRef<Values>,
): SettingsFieldsRef<Values> | undefined => useSelector(settings, ({ children }) => children.form);

/** The "saved" note beside the button, while the shown values are the saved ones. */
export const SavedNote = <Values extends VersionedValues>({
  settings,
  form,
  text,
}: {
  readonly settings: SettingsFormRef<Values>;
  readonly form: SettingsFieldsRef<Values>;
  readonly text: string;
}) => {
  const saved = useSelector(settings, ({ context }) => context.saved);
  const isDirty = useSelector(form, ({ context }) => context.isDirty);
  return <Done>{saved && !isDirty && text}</Done>;
};
