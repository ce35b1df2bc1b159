import { getMessage, getMessages } from "../../api/shell.calls.ts";
import { MessageScreen } from "../../ui/screens/messages/message-screen.tsx";
import { MessagesActorsProvider, type MessagesActors } from "../../ui/screens/messages/messages-actors.ts";
import { MessagesScreen } from "../../ui/screens/messages/messages-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const actors: MessagesActors = {
    messages: live.partOf(getMessages, ({ notifications }) => notifications),
    message: live.resource(getMessage),
  };
  return {
    messages: withActors(MessagesActorsProvider, actors, MessagesScreen),
    message: withActors(MessagesActorsProvider, actors, MessageScreen),
  };
};
