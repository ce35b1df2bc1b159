import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { MessageId } from "../../../domain/messages/message.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";

/**
 * Tells the notification centre that a message is open, once it knows the message: it marks it as read, at the bell and
 * at the server. A mark that the server refused is not repeated from here, for that would go round for ever.
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
