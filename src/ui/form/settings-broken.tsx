import { useSelector } from "@xstate/react";
import { useCallback, useState } from "react";
import type { SettingsFormRef, VersionedValues } from "../../machines/kit/settings-form.machine.ts";
import { useEmitted } from "../actors/use-emitted.ts";
import { useText } from "../i18n/use-text.ts";
import { FailureAlert } from "./failure-alert.tsx";

/** Says that the form of settings has broken, so that what was typed in it is gone: until something is saved, as it has begun again after a second. */
export const SettingsBroken = <Values extends VersionedValues>({
  settings,
}: {
  readonly settings: SettingsFormRef<Values>;
}) => {
  const t = useText();
  const [shown, setShown] = useState(false);
  const broken = useSelector(
    settings,
    (snapshot) => snapshot.hasTag("failed") && !snapshot.hasTag("collided"),
  );
  if (broken && !shown) setShown(true);
  const forget = useCallback(() => setShown(false), []);
  useEmitted(settings, "settings.saved", forget);
  return shown && <FailureAlert title={t("settings.not_saved")} failure={undefined} />;
};
