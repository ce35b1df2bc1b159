import { MessageScreen } from "./message-screen.tsx";
import { MessagesScreen } from "./messages-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  messages: MessagesScreen,
  message: MessageScreen,
};
