import { MessageScreen } from "../../ui/screens/messages/message-screen.tsx";
import { MessagesScreen } from "../../ui/screens/messages/messages-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";

export const screens: ScreenEntry["screens"] = () => ({
  messages: MessagesScreen,
  message: MessageScreen,
});
