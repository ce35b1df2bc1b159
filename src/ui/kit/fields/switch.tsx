import { useId } from "react";
import { useText } from "../../i18n/use-text.ts";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { Icon } from "../buttons/icon.tsx";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import css from "./switch.module.css";

export interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  /** The change is being sent: the switch shows progress, keeps the focus, and ignores presses. */
  readonly busy?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch that takes effect at once. What is sent with a form is a checkbox. */
export const Switch = ({ label, checked, busy = false, onChange }: SwitchProps) => {
  const t = useText();
  const id = useId();
  return (
    <div className={css["switch"]}>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        {...(busy && { "aria-disabled": true, "aria-busy": true })}
        className={classNames(css["track"], busy && css["busy"])}
        onClick={() => {
          if (!busy) onChange(!checked);
        }}
      >
        <span className={css["knob"]}>{busy && <Icon of={LoaderCircle} />}</span>
        <VisuallyHidden>{busy && t("kit.busy")}</VisuallyHidden>
      </button>
      <label id={`${id}-label`} htmlFor={id} className={css["label"]}>
        {label}
      </label>
    </div>
  );
};
