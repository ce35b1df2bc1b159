import type { DraftRef } from "../../../machines/kit/draft.machine.ts";
import type { VersionedValues } from "../../../machines/kit/settings-form.machine.ts";
import { useDraftSaving } from "../../form/use-draft-saving.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import styles from "./references.module.css";

/** Whether the server has what was typed, and the way to save it again where it failed. */
export const DraftState = <Values extends VersionedValues>({
  draft,
}: {
  readonly draft: DraftRef<Values>;
}) => {
  const t = useText();
  const state = useDraftSaving(draft);
  return (
    <span className={styles["line"]}>
      <span role="status" className={styles["quiet"]}>
        {state && t(`references.draft.${state}`)}
      </span>
      {state === "failed" && (
        <Button onClick={() => draft.send({ type: "draft.save" })}>{t("references.draft.again")}</Button>
      )}
    </span>
  );
};
