import { useSelector } from "@xstate/react";
import type {
  SettingsFieldsRef,
  SettingsFormRef,
  VersionedValues,
} from "../../machines/kit/settings-form.machine.ts";
import { useText } from "../i18n/use-text.ts";
import type { Elements } from "../kit/elements.ts";
import { Collision, type CollisionProps } from "./collision.tsx";
import { FailureAlert } from "./failure-alert.tsx";
import { useFieldsOf } from "./settings-save.tsx";

interface SettingsViewProps<Values extends VersionedValues> extends CollisionProps<Values> {
  readonly settings: SettingsFormRef<Values>;
  /** The form; there is none during a conflict, and for a second after the form has broken. */
  readonly children: (form: SettingsFieldsRef<Values>) => Elements;
}

/** Settings as they are changed: the choice in a conflict, or the form; and that the form has broken, so that what was typed in it is gone (docs/decisions/forms.md). */
export const SettingsView = <Values extends VersionedValues>({
  settings,
  children,
  ...versions
}: SettingsViewProps<Values>) => {
  const t = useText();
  const form = useFieldsOf(settings);
  const collided = useSelector(settings, (snapshot) => snapshot.hasTag("collided"));
  const broken = useSelector(settings, ({ context }) => context.broken);
  return (
    <>
      {collided && <Collision settings={settings} {...versions} />}
      {broken && <FailureAlert title={t("settings.not_saved")} failure={undefined} />}
      {form !== undefined && children(form)}
    </>
  );
};
