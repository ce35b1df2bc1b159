import { useSelector } from "@xstate/react";
import type { DraftRef } from "../../../machines/kit/draft.machine.ts";
import type { VersionedValues } from "../../../machines/kit/settings-form.machine.ts";
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
  const state = useSelector(draft, (snapshot) => {
    if (snapshot.hasTag("failed")) return "failed";
    return snapshot.hasTag("saving") ? "saving" : "saved";
  });
  return (
    <span className={styles["line"]}>
      <span role="status" className={styles["quiet"]}>
        {t(`references.draft.${state}`)}
      </span>
      {state === "failed" && (
        <Button onClick={() => draft.send({ type: "draft.save" })}>{t("references.draft.again")}</Button>
      )}
    </span>
  );
};
