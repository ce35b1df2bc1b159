import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { closeDialog } from "../../kit/overlays/close-dialog.ts";
import { classNames } from "../../kit/class-names.ts";
import css from "../../kit/overlays/dialog.module.css";

interface HeldDialogProps {
  readonly title: string;
  /** True if nothing of the page is to be seen behind it. */
  readonly covers: boolean;
  readonly children: ReactNode;
}

/** A dialog that cannot be dismissed: no close icon, and Escape does not close it. */
export const HeldDialog = ({ title, covers, children }: HeldDialogProps) => {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => closeDialog(dialog);
  }, []);

  useEffect(() => {
    const dialog = element.current;
    const stay = (event: Event): void => event.preventDefault();
    // Browsers close a dialog on a second Escape without a cancel event, so it is opened again.
    const reopen = (): void => {
      if (dialog?.isConnected === true && !dialog.open) dialog.showModal();
    };
    dialog?.addEventListener("cancel", stay);
    dialog?.addEventListener("close", reopen);
    return () => {
      dialog?.removeEventListener("cancel", stay);
      dialog?.removeEventListener("close", reopen);
    };
  }, []);

  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      className={classNames(css["dialog"], covers && css["covering"])}
    >
      <div className={css["head"]}>
        <h2 id={id}>{title}</h2>
      </div>
      <div className={css["body"]}>{children}</div>
    </dialog>
  );
};
