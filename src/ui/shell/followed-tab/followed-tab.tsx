import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import type { FollowedTabRef } from "../../../machines/shell/followed-tab.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import css from "./followed-tab.module.css";

export interface FollowedTabProps {
  readonly actor: FollowedTabRef;
  /** What had the focus when consent was asked for. */
  readonly opener: Element | null;
}

/**
 * Asks for consent that the state atlas follows this tab, and says so at the foot of the page as long as it may. Its button goes when it is
 * pressed: the focus returns to what asked, or where that is gone, to the screen.
 */
export const FollowedTab = ({ actor, opener }: FollowedTabProps) => {
  const t = useText();
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag("asking"));
  const followed = useSelector(actor, (snapshot) => snapshot.hasTag("followed"));
  const stop = useCallback(() => actor.send({ type: "follow.stop" }), [actor]);
  const withdraw = () => {
    stop();
    const back = opener?.isConnected === true ? opener : document.querySelector("main");
    if (back instanceof HTMLElement) back.focus();
  };
  return (
    <>
      <section aria-label={t("follow.region")} aria-live="polite" className={css["region"]}>
        {followed ? (
          <div className={css["notice"]}>
            <p>{t("follow.notice")}</p>
            <Button onClick={withdraw}>{t("follow.stop")}</Button>
          </div>
        ) : null}
      </section>
      <Dialog
        open={asking}
        title={t("follow.title")}
        onClose={stop}
        actions={
          <>
            <Button variant="primary" onClick={() => actor.send({ type: "follow.agree" })}>
              {t("follow.agree")}
            </Button>
            <Button onClick={stop}>{t("follow.cancel")}</Button>
          </>
        }
      >
        <div className={css["question"]}>
          <p>{t("follow.text")}</p>
          <p>{t("follow.owner")}</p>
        </div>
      </Dialog>
    </>
  );
};
