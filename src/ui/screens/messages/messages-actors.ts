import type { Locale } from "../../../domain/shell/locale.ts";
import type { Message, MessageId, MessageSummary } from "../../../domain/messages/message.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The actor logic of the message screens. `instance` is the reader's locale. */
export interface MessagesActors {
  readonly messages: ResourceLogic<{ readonly instance: Locale }, readonly MessageSummary[]>;
  readonly message: ResourceLogic<{ readonly id: MessageId; readonly instance: Locale }, Message>;
}

export const [MessagesActorsProvider, useMessagesActors] = createActorContext<MessagesActors>("messages");
