import X from "lucide-react/icons/x";
import type { Elements } from "../elements.ts";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { IconButton } from "../buttons/icon-button.tsx";
import { Icon } from "../buttons/icon.tsx";
import { holdHandlers, type HoldBy } from "./hold.ts";
import css from "./toast-region.module.css";
import { toneIcon, type Tone } from "../states/tone.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

export interface Toast {
  readonly id: string;
  readonly tone: Tone;
  readonly text: string;
  /** What can be done about it, such as a button that undoes it. */
  readonly action?: Elements;
}

export interface ToastRegionProps {
  /** Names the region where the page has several; by default it is that of the notifications. */
  readonly label?: string;
  /** In another place than the other regions, for a toast that stays. */
  readonly aside?: boolean;
  readonly toasts: readonly Toast[];
  readonly onClose: (id: string) => void;
  /** Called when the pointer or the focus comes to a toast and leaves it, for toasts that end by themselves. */
  readonly onHold?: (by: HoldBy, held: boolean) => void;
}

/**
 * The live region of toasts, rendered once in the page; announced politely. Its owner decides how long toasts are
 * shown.
 */
export const ToastRegion = ({ label, aside = false, toasts, onClose, onHold }: ToastRegionProps) => {
  const t = useText();
  return (
    <section
      // A landmark as long as something is in it.
      aria-label={toasts.length === 0 ? undefined : (label ?? t("kit.toasts"))}
      aria-live="polite"
      className={classNames(css["region"], aside && css["aside"])}
    >
      {toasts.map(({ id, tone, text, action }) => (
        <div key={id} className={css["toast"]} {...(onHold !== undefined && holdHandlers(onHold))}>
          <span className={classNames(css["tone"], css[tone])}>
            <Icon of={toneIcon[tone]} large />
          </span>
          <p className={css["text"]}>
            <VisuallyHidden>{`${t("kit.label", { name: t(`kit.tone.${tone}`) })} `}</VisuallyHidden>
            <span>{text}</span>
          </p>
          {action}
          <IconButton label={t("kit.close")} icon={X} onClick={() => onClose(id)} />
        </div>
      ))}
    </section>
  );
};
