import CircleDashed from "lucide-react/icons/circle-dashed";
import X from "lucide-react/icons/x";
import { useId } from "react";
import { dismissNextStep } from "../../../api/dashboard.calls.ts";
import type { NextStep } from "../../../domain/dashboard/next-steps.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import { ActionFailure } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../../kit/class-names.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { IconButton } from "../../kit/buttons/icon-button.tsx";
import { Icon } from "../../kit/buttons/icon.tsx";
import { Link } from "../../kit/buttons/link.tsx";
import { Unbroken } from "../../kit/layout/unbroken.tsx";
import { Done } from "../../kit/states/success.tsx";
import { toneIcon } from "../../kit/states/tone.ts";
import { Outcome } from "../../page/outcome.tsx";
import { useStepTexts } from "./use-step-texts.ts";
import styles from "./dashboard.module.css";

export interface StepLineProps {
  readonly step: NextStep;
  /** The dashboard, which has what is dismissed. */
  readonly content: ParentRef<ContentOutdated>;
  readonly onDismissed: (key: string) => void;
}

/** A step: its link over what explains it, its sum or number, and the button that dismisses it. Dismissed, its place says so and takes it back. */
export const StepLine = ({ step, content, onDismissed }: StepLineProps) => {
  const t = useText();
  const id = useId();
  const { tone, to, title, facts, amount } = useStepTexts(step);
  const dismissal = useAction(dismissNextStep, {
    about: { step: step.key },
    refresh: content,
    onDone: (_, { dismissed }) => {
      if (dismissed) onDismissed(step.key);
    },
  });
  const send = (dismissed: boolean) => dismissal.send({ step: step.key, dismissed });
  const done = dismissal.state === "done" ? dismissal.request?.dismissed : undefined;
  if (done === true || (dismissal.busy && dismissal.request?.dismissed === false))
    return (
      <li className={styles["step"]}>
        <Outcome className={styles["text"]}>
          <Done>{t("dashboard.next.dismissed")}</Done>
        </Outcome>
        <Button busy={dismissal.busy} onClick={() => send(false)}>
          {t("dashboard.next.undo")}
        </Button>
      </li>
    );
  const text = (
    <>
      <Link id={id} to={to}>
        <Unbroken text={title} />
      </Link>
      {facts === undefined ? null : (
        <p className={styles["muted"]}>
          <Unbroken text={facts} />
        </p>
      )}
    </>
  );
  return (
    <li className={classNames(styles["step"], tone && styles[tone])}>
      <Icon of={tone === undefined ? CircleDashed : toneIcon[tone]} large />
      {done === false ? (
        <Outcome className={styles["text"]}>{text}</Outcome>
      ) : (
        <div className={styles["text"]}>{text}</div>
      )}
      {amount === undefined ? null : <span className={styles["amount"]}>{amount}</span>}
      <IconButton
        icon={X}
        label={t("dashboard.next.dismiss")}
        aria-describedby={id}
        aria-busy={dismissal.busy}
        data-screen-only
        onClick={() => send(true)}
      />
      <ActionFailure action={dismissal} title={t("dashboard.next.not_dismissed")} />
    </li>
  );
};
