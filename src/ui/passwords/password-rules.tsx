import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import type { passwordProgress } from "../../domain/passwords/password.ts";
import { useText } from "../i18n/use-text.ts";
import { classNames } from "../kit/class-names.ts";
import { Icon } from "../kit/buttons/icon.tsx";
import { VisuallyHidden } from "../kit/layout/visually-hidden.tsx";
import css from "./password-rules.module.css";

export interface PasswordRulesProps {
  /** The id for the field's `aria-describedby`. */
  readonly id: string;
  readonly progress: ReturnType<typeof passwordProgress>;
  /** Minimum number of characters. */
  readonly minimum: number;
}

/** The rules of a password; those that are met are ticked while typing. */
export const PasswordRules = ({ id, progress, minimum }: PasswordRulesProps) => {
  const t = useText();
  const met = progress.filter((rule) => rule.met).length;
  return (
    <div className={css["rules"]}>
      <p id={id}>{t("password.rules")}</p>
      <VisuallyHidden>
        <span role="status">
          {met === 0 ? null : t("password.rules.progress", { met, total: progress.length })}
        </span>
      </VisuallyHidden>
      <ul>
        {progress.map(({ rule, met }) => (
          <li key={rule} className={classNames(met && css["met"])}>
            <Icon of={met ? Check : Minus} />
            <span>
              {rule === "length"
                ? t("password.rule.length", { length: minimum })
                : t(`password.rule.${rule}`)}
            </span>
            <VisuallyHidden>{`, ${met ? t("password.rule.met") : t("password.rule.open")}`}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
};
