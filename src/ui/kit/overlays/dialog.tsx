import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import X from "lucide-react/icons/x";
import { useText } from "../../i18n/use-text.ts";
import { closeDialog } from "./close-dialog.ts";
import css from "./dialog.module.css";
import { IconButton } from "../buttons/icon-button.tsx";

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The language of the title, where it is not that of the page. */
  readonly titleLang?: string;
  /** Called by the close icon, Escape, or a press on the backdrop (shell §4). */
  readonly onClose: () => void;
  /** Buttons at the end, the primary one first. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog; the page behind it does not scroll. The browser traps the focus and restores it on close. */
export const Dialog = ({ open, title, titleLang, onClose, actions, children }: DialogProps) => {
  const t = useText();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  /** True while the page has closed the dialog itself, which nobody need be told. */
  const isClosing = useRef(false);

  // Closed in a layout effect, while the element is still in the page even if it is being removed, so that the focus
  // is restored.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || dialog === null) return;
    isClosing.current = false;
    dialog.showModal();
    // The browser would begin with the close button; the work begins at the first field, of radio buttons the chosen one.
    const field = dialog.querySelector<HTMLElement>(
      ":is(input:not([type=radio]),:checked,select,textarea):enabled",
    );
    (field ?? dialog.querySelector("h2"))?.focus();
    return () => {
      isClosing.current = true;
      closeDialog(dialog);
    };
  }, [open]);

  useEffect(() => {
    const dialog = element.current;
    if (!open || dialog === null) return;
    let pressedOutside = false;
    const press = (event: PointerEvent) => {
      pressedOutside = event.target === dialog;
    };
    const click = (event: MouseEvent) => {
      if (pressedOutside && event.target === dialog) onClose();
    };
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      onClose();
    };
    // Browsers may close a dialog on a second Escape without a cancel event.
    const closed = () => {
      if (!dialog.open && !isClosing.current) onClose();
    };
    dialog.addEventListener("pointerdown", press);
    dialog.addEventListener("click", click);
    dialog.addEventListener("cancel", cancel);
    dialog.addEventListener("close", closed);
    return () => {
      dialog.removeEventListener("pointerdown", press);
      dialog.removeEventListener("click", click);
      dialog.removeEventListener("cancel", cancel);
      dialog.removeEventListener("close", closed);
    };
  }, [open, onClose]);

  return (
    <dialog ref={element} aria-labelledby={id} className={css["dialog"]}>
      {open && (
        <div>
          <div className={css["head"]}>
            <h2 id={id} lang={titleLang} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label={t("kit.close")} icon={X} onClick={onClose} />
          </div>
          <div className={css["body"]}>{children}</div>
          {actions !== undefined && <div className={css["actions"]}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
};
