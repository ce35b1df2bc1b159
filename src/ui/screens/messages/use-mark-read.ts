import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { MessageId } from "../../../domain/messages/message.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";

/**
 * Tells the notification centre that a message is open, once the centre has loaded it; the centre marks it as read,
 * also on the server. After a refusal the mark is not repeated here, because that would loop.
 */
export const useMarkRead = (id: MessageId, open: boolean): void => {
  const { notificationCentre } = usePortalActors();
  const known = useSelector(notificationCentre, ({ context }) =>
    context.messages.some((message) => message.id === id),
  );
  useEffect(() => {
    if (open && known) notificationCentre.send({ type: "notifications.read", id });
  }, [notificationCentre, open, known, id]);
};
