import { useSelector } from "@xstate/react";
import type { ReferenceValues } from "../../../domain/references/reference-form.ts";
import type { ReferenceDraftRef } from "../../../machines/references/reference-draft.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { Outcome } from "../../page/outcome.tsx";
import { Alert } from "../../kit/states/alert.tsx";
import { VersionsTable, type VersionsTableProps } from "../../form/versions-table.tsx";

/** What a colleague has changed of the fields that the person did not touch: it was taken over while they typed; or, where that kept the draft from being submitted, that it was taken back. */
export const MergedChanges = ({
  draft,
  versions,
}: {
  readonly draft: ReferenceDraftRef;
  readonly versions: Pick<VersionsTableProps<ReferenceValues>, "fields" | "labelOf" | "textOf">;
}) => {
  const t = useText();
  const news = useSelector(draft, ({ context }) => context.news);
  const halted = useSelector(draft, ({ context }) => context.halted);
  if (news === undefined && !halted) return null;
  const submit = t("references.submit");
  const message = (
    <Alert
      tone="info"
      title={t("references.merged.title")}
      onClose={() => draft.send({ type: "draft.newsSeen" })}
    >
      {news === undefined ? (
        <p>{t("references.merged.undone", { submit })}</p>
      ) : (
        <>
          <p>{t("references.merged.text")}</p>
          {halted && <p>{t("references.merged.halted", { submit })}</p>}
          <VersionsTable
            {...versions}
            label={t("references.merged.title")}
            mine={news.before}
            theirs={news.after}
            names={{ mine: t("references.merged.before"), theirs: t("references.merged.after") }}
          />
        </>
      )}
    </Alert>
  );
  return halted ? <Outcome>{message}</Outcome> : message;
};
