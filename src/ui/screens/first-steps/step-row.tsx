import CircleCheck from "lucide-react/icons/circle-check";
import Circle from "lucide-react/icons/circle";
import { useId } from "react";
import { completeFirstStep } from "../../../api/first-steps.calls.ts";
import {
  isMarked,
  stepPlaces,
  type FirstStep,
  type FirstStepId,
  type MarkedStep,
} from "../../../domain/first-steps/first-steps.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { isAllowed } from "../../../domain/shell/access.ts";
import { ActionButton } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { useText } from "../../i18n/use-text.ts";
import { Icon } from "../../kit/buttons/icon.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { codeText } from "../../page/code-text.ts";
import { useAccount } from "../../shell/session/use-account.ts";
import styles from "./first-steps.module.css";
import { Moment } from "../../kit/dates/moment.tsx";

export type StepsRef = ResourceRef<Readonly<Record<string, never>>, readonly FirstStep[]>;

interface MarkButtonProps {
  readonly id: MarkedStep;
  readonly done: boolean;
  readonly steps: StepsRef;
  readonly describedBy: string;
}

const MarkButton = ({ id, done, steps, describedBy }: MarkButtonProps) => {
  const t = useText();
  const mark = useAction(completeFirstStep, {
    about: { id },
    item: { of: steps, id: { _tag: "Known", code: id } },
  });
  return (
    <ActionButton
      action={mark}
      request={{ id, done: !done }}
      describedBy={describedBy}
      label={done ? t("first_steps.mark_open") : t("first_steps.mark_done")}
      failedTitle={t("first_steps.not_saved")}
    />
  );
};

/** The way to where an open step is done, for who may go there. */
const StepLink = ({ id, isNext }: { readonly id: FirstStepId; readonly isNext: boolean }) => {
  const t = useText();
  const account = useAccount();
  const { route, path } = stepPlaces[id];
  return account !== undefined && isAllowed(route, account.visitor) ? (
    <LinkButton to={path} variant={isNext ? "primary" : "secondary"}>
      {t(`first_steps.step.${id}.open`)}
    </LinkButton>
  ) : null;
};

/** An open step with its description and the way to where it is done, or a done one in two lines; steps that the portal cannot know of are marked by hand, an unknown one is read-only. */
export const StepRow = ({
  step: { id, done, doneOn },
  steps,
  isNext,
}: {
  readonly step: FirstStep;
  readonly steps: StepsRef;
  /** The first one that is left: its way is what the screen is for. */
  readonly isNext: boolean;
}) => {
  const t = useText();
  const nameId = useId();
  return (
    <li className={styles["step"]} data-done={done}>
      <span className={styles["sign"]}>
        <Icon of={done ? CircleCheck : Circle} large />
      </span>
      <div className={styles["text"]}>
        <h2 id={nameId}>{codeText(t, id, (code) => `first_steps.step.${code}`)}</h2>
        {id._tag === "Known" && !done ? <p>{t(`first_steps.step.${id.code}.text`)}</p> : null}
        <p className={styles["state"]}>
          {doneOn !== null ? (
            <Moment date={doneOn}>{(date) => t("first_steps.done_on", { date })}</Moment>
          ) : (
            t(done ? "first_steps.done" : "first_steps.open")
          )}
        </p>
      </div>
      {id._tag === "Known" ? (
        <div className={styles["actions"]}>
          {done ? null : <StepLink id={id.code} isNext={isNext} />}
          {isMarked(id.code) ? (
            <MarkButton id={id.code} done={done} steps={steps} describedBy={nameId} />
          ) : null}
        </div>
      ) : null}
    </li>
  );
};
