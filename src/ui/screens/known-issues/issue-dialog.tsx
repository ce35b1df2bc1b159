import { useSelector } from "@xstate/react";
import { useMemo, useState } from "react";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { KnownIssue } from "../../../domain/known-issues/known-issue.ts";
import {
  knownIssueFields,
  mayEnd,
  type KnownIssueField,
} from "../../../domain/known-issues/known-issue-rules.ts";
import { knownIssuesRefusals } from "../../../domain/known-issues/known-issues.refusals.ts";
import type { SettingsFormRef } from "../../../machines/kit/settings-form.machine.ts";
import {
  issueKeyOf,
  knownIssueSettingsMachine,
  type KnownIssueSettings,
} from "../../../machines/known-issues/known-issue-settings.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { FormView } from "../../form/form-view.tsx";
import type { Text } from "../../i18n/catalogue.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { SettingsView } from "../../form/settings-view.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import { useSettingsForm } from "../../form/use-settings-form.ts";
import { differingTexts } from "./differing-texts.tsx";
import { IssueQuestion, type IssueStep } from "./issue-question.tsx";
import { KnownIssueFields } from "./known-issue-fields.tsx";
import { knownIssueSettingsOf } from "./known-issue-values.ts";
import { knownIssueValueText } from "./known-issues-labels.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import css from "./known-issues.module.css";

const labelOf = (t: Text, field: KnownIssueField): string => {
  switch (field) {
    case "code":
      return t("known_issues.column.code");
    case "from":
    case "until":
    case "countries":
      return t(`known_issues.${field}`);
    case "texts":
      return t("known_issues.texts");
    case "inPortal":
      return t("known_issues.column.shown_in");
  }
};

export interface IssueDialogProps {
  readonly issue: KnownIssue;
  /** The list of known issues, which loads again after a change. */
  readonly list: ParentRef<ContentOutdated>;
  readonly onClose: () => void;
  readonly onSaved: (issue: Pick<KnownIssue, "code">) => void;
  readonly onStepped: (issue: KnownIssue, step: IssueStep) => void;
}

/** The ways in which an issue ends, apart from the form. */
const steps = ["end", "delete"] as const satisfies readonly IssueStep[];

/**
 * The dialog to change a known issue. Closing it keeps the input; only Cancel discards it. What somebody else has changed since it was opened
 * is shown beside it instead of being overwritten. The question before an issue is ended or deleted takes its place.
 */
export const IssueDialog = ({ issue, list, onClose, onSaved, onStepped }: IssueDialogProps) => {
  const t = useText();
  const format = useFormat();
  const values = useMemo(() => knownIssueSettingsOf(issue), [issue]);
  const settings: SettingsFormRef<KnownIssueSettings> = useScreenActor(
    issueKeyOf(issue.id),
    knownIssueSettingsMachine,
    { values, limit: WRITE_LIMIT, holder: list },
  );
  const { mine, base } = useSelector(settings, ({ context }) => context);
  const { isDirty, discard } = useSettingsForm(settings, values);
  useEmitted(settings, "settings.saved", ({ saved }) => onSaved(saved));
  const [question, setQuestion] = useState<IssueStep>();
  const cancel = () => {
    discard();
    onClose();
  };
  if (question !== undefined)
    return (
      <IssueQuestion
        issue={issue}
        list={list}
        step={question}
        onClose={() => setQuestion(undefined)}
        onDone={() => onStepped(issue, question)}
      />
    );
  const title = t("known_issues.change", { code: issue.code });
  return (
    <Dialog open title={title} onClose={onClose}>
      <SettingsView
        settings={settings}
        fields={knownIssueFields}
        labelOf={(field) => (field === "id" || field === "version" ? "" : labelOf(t, field))}
        textOf={(field, shown, side) => {
          if (field === "id" || field === "version") return "";
          if (field !== "texts") return knownIssueValueText(t, format, field, shown);
          return differingTexts(shown.texts, (side === "mine" ? base : mine).texts);
        }}
        refusals={knownIssuesRefusals}
      >
        {(form) => (
          <FormView
            form={form}
            submitLabel={t("known_issues.save")}
            failedTitle={t("known_issues.not_saved")}
            aside={<Button onClick={cancel}>{t("known_issues.cancel")}</Button>}
          >
            <KnownIssueFields form={form} />
          </FormView>
        )}
      </SettingsView>
      <div className={css["steps"]}>
        {steps
          .filter((step) => step === "delete" || mayEnd(issue))
          .map((step) => (
            <Button
              key={step}
              variant={step === "delete" ? "danger" : "secondary"}
              onClick={() => setQuestion(step)}
            >
              {t(`known_issues.${step}`)}
            </Button>
          ))}
      </div>
      <LeaveGuard form={title} changed={isDirty} onDiscard={cancel} />
    </Dialog>
  );
};
