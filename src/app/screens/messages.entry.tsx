import { getMessage, getMessages } from "../../api/shell.calls.ts";
import { MessageScreen } from "../../ui/screens/messages/message-screen.tsx";
import { MessagesLogicsProvider, type MessagesLogics } from "../../ui/screens/messages/messages-logics.ts";
import { MessagesScreen } from "../../ui/screens/messages/messages-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";
import { withLogics } from "./with-logics.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const logics: MessagesLogics = {
    messages: live.partOf(getMessages, ({ notifications }) => notifications),
    message: live.resource(getMessage),
  };
  return {
    messages: withLogics(MessagesLogicsProvider, logics, MessagesScreen),
    message: withLogics(MessagesLogicsProvider, logics, MessageScreen),
  };
};
