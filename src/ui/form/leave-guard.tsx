import { useEffect, useState } from "react";
import { useHoldLeaving, type AskLeaving } from "../actors/leaving.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/buttons/button.tsx";
import { Dialog } from "../kit/overlays/dialog.tsx";

const askBrowser = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Asks for confirmation before a page with unsaved changes is left, within the portal or by closing the tab. */
export const LeaveGuard = ({
  form,
  changed,
  onDiscard,
}: {
  /** The form's heading: a page with several forms asks about each of them. */
  readonly form: string;
  readonly changed: boolean;
  readonly onDiscard: () => void;
}) => {
  const t = useText();
  const hold = useHoldLeaving();
  const [pending, setPending] = useState<{ readonly leave: Parameters<AskLeaving>[0] }>();
  useEffect(() => {
    if (!changed) return;
    const release = hold((leave) => setPending({ leave }));
    addEventListener("beforeunload", askBrowser);
    return () => {
      release();
      removeEventListener("beforeunload", askBrowser);
    };
  }, [changed, hold]);
  const stay = () => setPending(undefined);
  const go = () => {
    setPending(undefined);
    pending?.leave(onDiscard);
  };
  return (
    <Dialog
      open={pending !== undefined}
      title={t("settings.leave.title")}
      onClose={stay}
      actions={
        <>
          <Button variant="primary" onClick={stay}>
            {t("settings.leave.stay")}
          </Button>
          <Button variant="danger" onClick={go}>
            {t("settings.leave.go")}
          </Button>
        </>
      }
    >
      <p>{t("settings.leave.text", { form })}</p>
    </Dialog>
  );
};
