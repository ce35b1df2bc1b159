import { useSelector } from "@xstate/react";
import { useState } from "react";
import { markMessagesRead } from "../../../api/messages.calls.ts";
import { unreadCount, type MessageSummary } from "../../../domain/messages/message.ts";
import type { NotificationCentreEvent } from "../../../machines/shell/notification-centre.machine.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { ActionFailure } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { Done } from "../../kit/states/success.tsx";

/** The bell loads its messages again. */
const bellOutdated = {
  key: "notificationCentre",
  event: { type: "notifications.invalidate" } satisfies NotificationCentreEvent,
} as const;

/**
 * Marks everything that the bell counts as read by one call, after a question. What is published meanwhile stays unread: it names the newest
 * message that is known here.
 */
export const MarkAllRead = ({ list }: { readonly list: ParentRef<ContentOutdated> }) => {
  const t = useText();
  const format = useFormat();
  const { notificationCentre } = usePortalActors();
  const messages = useSelector(notificationCentre, ({ context }) => context.messages);
  const count = useSelector(notificationCentre, ({ context }) => unreadCount(context.messages));
  const marking = useAction(markMessagesRead, { refresh: list, forwards: [bellOutdated] });
  const [asked, setAsked] = useState(false);
  const [newest]: readonly MessageSummary[] = messages;
  const leave = () => setAsked(false);
  const ask = () => {
    marking.forget();
    setAsked(true);
  };
  const mark = () => {
    leave();
    if (newest !== undefined) marking.send({ newest: newest.id });
  };
  return (
    <>
      {count > 0 && (
        <Button busy={marking.busy} onClick={ask}>
          {t("messages.read_all")}
        </Button>
      )}
      <Done>{marking.state === "done" && t("messages.read_all.done")}</Done>
      <ActionFailure action={marking} title={t("messages.read_all.failed")} />
      <Dialog
        open={asked}
        title={t("messages.read_all.title", { count, number: format.number(count) })}
        onClose={leave}
        actions={
          <>
            <Button variant="primary" onClick={mark}>
              {t("messages.read_all.yes")}
            </Button>
            <Button onClick={leave}>{t("messages.read_all.no")}</Button>
          </>
        }
      >
        <p>{t("messages.read_all.text")}</p>
      </Dialog>
    </>
  );
};
