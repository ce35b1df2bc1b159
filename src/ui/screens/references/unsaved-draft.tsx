import { useSelector } from "@xstate/react";
import type { ReferenceValues } from "../../../domain/references/reference-form.ts";
import { referencesRefusals } from "../../../domain/references/references.refusals.ts";
import type { ReferenceDraftRef } from "../../../machines/references/reference-draft.machine.ts";
import { ErrorAlert } from "../../form/error-alert.tsx";
import { useSubmitError } from "../../form/use-submit-error.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Outcome } from "../../page/outcome.tsx";
import { VersionsTable, type VersionsTableProps } from "../../form/versions-table.tsx";
import styles from "./references.module.css";

/** What was typed and cannot be saved, because somebody else has submitted or moved the reference project meanwhile. */
export const UnsavedDraft = ({
  draft,
  saved,
  versions,
}: {
  readonly draft: ReferenceDraftRef;
  readonly saved: ReferenceValues;
  readonly versions: Pick<VersionsTableProps<ReferenceValues>, "fields" | "labelOf" | "textOf">;
}) => {
  const t = useText();
  const typed = useSelector(draft, ({ context }) => context.values);
  const error = useSubmitError(draft);
  return (
    <Panel heading={t("references.unsaved")}>
      <Outcome className={styles["stack"]}>
        <ErrorAlert title={t("references.draft.failed")} error={error} refusals={referencesRefusals} />
        <p>{t("references.unsaved.text")}</p>
        <VersionsTable {...versions} label={t("references.unsaved")} mine={typed} theirs={saved} />
        <div className={styles["line"]}>
          <Button variant="danger" onClick={() => draft.send({ type: "draft.discard", values: saved })}>
            {t("references.unsaved.discard")}
          </Button>
        </div>
      </Outcome>
    </Panel>
  );
};
