import { useSelector } from "@xstate/react";
import { isChanged, type FormRef, type FormValues } from "../../../machines/form.machine.ts";
import type { SaveAnswer, SettingsFormRef } from "../../../machines/settings-form.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import styles from "./settings.module.css";

export type FieldsRef<Values extends FormValues> = FormRef<Values, SaveAnswer<Values>>;

/** The form that the settings have open. */
export const useFieldsOf = <Values extends FormValues>(
  settings: SettingsFormRef<Values>,
): FieldsRef<Values> | undefined => useSelector(settings, ({ children }) => children.form);

/** Told beside the button while what is shown is what is saved. */
export const SavedNote = <Values extends FormValues>({
  settings,
  form,
}: {
  readonly settings: SettingsFormRef<Values>;
  readonly form: FieldsRef<Values>;
}) => {
  const t = useText();
  const saved = useSelector(settings, ({ context }) => context.saved);
  const changed = useSelector(form, ({ context }) => isChanged(context));
  return (
    <span role="status" className={styles["saved"]}>
      {saved && !changed ? t("settings.saved") : null}
    </span>
  );
};
