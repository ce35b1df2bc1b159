import CircleCheck from "lucide-react/icons/circle-check";
import Circle from "lucide-react/icons/circle";
import { useId } from "react";
import type { FirstStep, FirstStepId } from "../../../domain/first-steps/first-steps.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Icon } from "../../kit/buttons/icon.tsx";
import { codeText } from "../../page/code-text.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import styles from "./first-steps.module.css";
import { useStepMark, type StepsRef } from "./use-step-mark.ts";

interface MarkButtonProps {
  readonly id: FirstStepId;
  readonly done: boolean;
  readonly steps: StepsRef;
  readonly describedBy: string;
}

const MarkButton = ({ id, done, steps, describedBy }: MarkButtonProps) => {
  const t = useText();
  const mark = useStepMark({ _tag: "Known", code: id }, steps);
  return (
    <SubmissionButton
      actor={mark}
      request={{ id, done: !done }}
      describedBy={describedBy}
      label={done ? t("first_steps.mark_open") : t("first_steps.mark_done")}
      failedTitle={t("first_steps.not_saved")}
    />
  );
};

/** A step with description, status and mark; an unknown step is read-only. */
export const StepRow = ({
  step: { id, doneOn },
  steps,
}: {
  readonly step: FirstStep;
  readonly steps: StepsRef;
}) => {
  const t = useText();
  const format = useFormat();
  const nameId = useId();
  const done = doneOn !== null;
  return (
    <li className={styles["step"]} data-done={done}>
      <span className={styles["sign"]}>
        <Icon of={done ? CircleCheck : Circle} large />
      </span>
      <div className={styles["words"]}>
        <h2 id={nameId} className={styles["name"]}>
          {codeText(t, id, (code) => `first_steps.step.${code}`)}
        </h2>
        {id._tag === "Known" ? <p>{t(`first_steps.step.${id.code}.text`)}</p> : null}
        <p className={styles["state"]}>
          {done ? t("first_steps.done_on", { date: format.moment(doneOn) }) : t("first_steps.open")}
        </p>
      </div>
      {id._tag === "Known" ? (
        <MarkButton id={id.code} done={done} steps={steps} describedBy={nameId} />
      ) : null}
    </li>
  );
};
