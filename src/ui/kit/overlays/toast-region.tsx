import X from "lucide-react/icons/x";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { IconButton } from "../buttons/icon-button.tsx";
import { Icon } from "../buttons/icon.tsx";
import css from "./toast-region.module.css";
import { toneIcon, type Tone } from "../states/tone.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

export interface Toast {
  readonly id: string;
  readonly tone: Tone;
  readonly text: string;
}

export interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  readonly onClose: (id: string) => void;
}

/**
 * The live region of toasts, rendered once in the page; announced politely. Its owner decides how long toasts are
 * shown.
 */
export const ToastRegion = ({ toasts, onClose }: ToastRegionProps) => {
  const t = useText();
  return (
    <section aria-label={t("kit.toasts")} aria-live="polite" className={css["region"]}>
      {toasts.map(({ id, tone, text }) => (
        <div key={id} className={css["toast"]}>
          <span className={classNames(css["tone"], css[tone])}>
            <Icon of={toneIcon[tone]} large />
          </span>
          <p className={css["text"]}>
            <VisuallyHidden>{t("kit.label", { name: t(`kit.tone.${tone}`) })} </VisuallyHidden>
            {text}
          </p>
          <IconButton label={t("kit.close")} icon={X} onClick={() => onClose(id)} />
        </div>
      ))}
    </section>
  );
};
