import Check from "lucide-react/icons/check";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../buttons/icon.tsx";
import css from "./progress-steps.module.css";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

export interface ProgressStepsProps {
  /** Names the way that the steps make up. */
  readonly label: string;
  readonly steps: readonly string[];
  /** The index of the present step, from 0. */
  readonly current: number;
  /** A heading names the present step: on a phone it is not told a second time. */
  readonly headed?: boolean;
}

/** Where a person stands in a way of several steps. */
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
