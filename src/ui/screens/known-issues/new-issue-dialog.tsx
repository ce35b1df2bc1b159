import { useSelector } from "@xstate/react";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { KnownIssue } from "../../../domain/known-issues/known-issue.ts";
import {
  knownIssueFormMachine,
  type KnownIssueFormRef,
} from "../../../machines/known-issues/known-issue-form.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { useNow } from "../../actors/use-now.ts";
import { FormView } from "../../form/form-view.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import { KnownIssueFields } from "./known-issue-fields.tsx";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import { nothingNoted } from "./known-issue-values.ts";

export interface NewIssueDialogProps {
  /** The list of known issues, which loads again after a change. */
  readonly list: ParentRef<ContentOutdated>;
  readonly onClose: () => void;
  readonly onSaved: (issue: Pick<KnownIssue, "code">) => void;
}

/** The dialog to note a known issue. Closing it keeps the input; only Cancel discards it. */
export const NewIssueDialog = ({ list, onClose, onSaved }: NewIssueDialogProps) => {
  const t = useText();
  const now = useNow();
  const form: KnownIssueFormRef = useScreenActor("new-known-issue", knownIssueFormMachine, {
    values: nothingNoted(now),
    limit: WRITE_LIMIT,
    holder: list,
  });
  useEmitted(form, "form.sent", ({ answer }) => onSaved(answer));
  const cancel = () => {
    form.send({ type: "form.reset" });
    onClose();
  };
  const isDirty = useSelector(form, ({ context }) => context.isDirty);
  const title = t("known_issues.add");
  return (
    <Dialog open title={title} onClose={onClose}>
      <FormView
        form={form}
        submitLabel={t("known_issues.save")}
        failedTitle={t("known_issues.not_saved")}
        aside={<Button onClick={cancel}>{t("known_issues.cancel")}</Button>}
      >
        <KnownIssueFields form={form} />
      </FormView>
      <LeaveGuard form={title} changed={isDirty} onDiscard={cancel} />
    </Dialog>
  );
};
