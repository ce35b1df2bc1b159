import { useSelector } from "@xstate/react";
import type { ReferenceValues } from "../../../domain/references/reference-form.ts";
import type { ReferenceDraftRef } from "../../../machines/references/reference-draft.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { Outcome } from "../../page/outcome.tsx";
import { Alert } from "../../kit/states/alert.tsx";
import { VersionsTable, type VersionsTableProps } from "../../form/versions-table.tsx";

/** What a colleague has changed of the fields that the person did not touch: it was taken over while they typed. */
export const ToldChanges = ({
  draft,
  versions,
}: {
  readonly draft: ReferenceDraftRef;
  readonly versions: Pick<VersionsTableProps<ReferenceValues>, "fields" | "labelOf" | "wordsOf">;
}) => {
  const t = useText();
  const told = useSelector(draft, ({ context }) => context.told);
  const halted = useSelector(draft, ({ context }) => context.halted);
  if (told === undefined) return null;
  const message = (
    <Alert
      tone="info"
      title={t("references.told.title")}
      onClose={() => draft.send({ type: "draft.toldSeen" })}
    >
      <p>{t("references.told.text")}</p>
      {halted && <p>{t("references.told.halted", { submit: t("references.submit") })}</p>}
      <VersionsTable
        {...versions}
        label={t("references.told.title")}
        mine={told.before}
        theirs={told.after}
        names={{ mine: t("references.told.before"), theirs: t("references.told.after") }}
      />
    </Alert>
  );
  return halted ? <Outcome>{message}</Outcome> : message;
};
