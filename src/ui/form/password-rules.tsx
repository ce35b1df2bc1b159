import Check from "lucide-react/icons/check"
import Circle from "lucide-react/icons/circle"
import type { passwordProgress } from "../../domain/password.ts"
import { useText } from "../i18n/use-text.ts"
import { classNames } from "../kit/class-names.ts"
import { Icon } from "../kit/icon.tsx"
import { VisuallyHidden } from "../kit/visually-hidden.tsx"
import css from "./password-rules.module.css"

export interface PasswordRulesProps {
  readonly progress: ReturnType<typeof passwordProgress>
  /** The number of characters that the first rule asks for. */
  readonly minimum: number
}

/** The rules of a password while it is typed: met ones are ticked. */
export const PasswordRules = ({ progress, minimum }: PasswordRulesProps) => {
  const t = useText()
  return (
    <div className={css["rules"]}>
      <p>{t("password.rules")}</p>
      <ul>
        {progress.map(({ rule, met }) => (
          <li key={rule} className={classNames(met && css["met"])}>
            <Icon of={met ? Check : Circle} />
            <span>{rule === "length" ? t("password.rule.length", { length: minimum }) : t(`password.rule.${rule}`)}</span>
            <VisuallyHidden>, {met ? t("password.rule.met") : t("password.rule.open")}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  )
}
