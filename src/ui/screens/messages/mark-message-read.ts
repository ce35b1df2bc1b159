import { useEffect } from "react";
import type { MessageId } from "../../../domain/messages/message.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";

/** Rendered beside a message's text: tells the notification centre that the message is shown (business §6). */
export const MarkMessageRead = ({ id }: { readonly id: MessageId }) => {
  const { notificationCentre } = usePortalActors();
  useEffect(() => notificationCentre.send({ type: "notifications.read", id }), [notificationCentre, id]);
  return null;
};
