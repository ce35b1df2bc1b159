import Check from "lucide-react/icons/check";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../buttons/icon.tsx";
import css from "./progress-steps.module.css";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

export interface ProgressStepsProps {
  /** The accessible name of the steps. */
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the present step, from 0. */
  readonly current: number;
  /** A heading names the present step, so it is not repeated on a phone. */
  readonly headed?: boolean;
}

/** The present position in a process of several steps. */
export const ProgressSteps = ({ label, steps, current, headed = false }: ProgressStepsProps) => {
  const t = useText();
  return (
    <div className={classNames(css["root"], headed && css["headed"])}>
      <p aria-hidden="true" className={css["position"]}>
        {t("kit.steps.position", { step: current + 1, total: steps.length })}
      </p>
      <ol aria-label={label} className={css["steps"]}>
        {steps.map((step, index) => (
          <li
            key={step}
            {...(index === current && { "aria-current": "step" as const })}
            className={classNames(
              css["step"],
              index < current && css["done"],
              index === current && css["current"],
            )}
          >
            <span className={css["mark"]} aria-hidden="true">
              {index < current ? <Icon of={Check} /> : index + 1}
            </span>
            <span className={css["label"]}>{step}</span>
            {index < current && <VisuallyHidden>{t("kit.steps.done")}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </div>
  );
};
