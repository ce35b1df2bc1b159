import { MessageScreen } from "../../../../ui/screens/messages/message-screen.tsx";
import { MessagesLogicsProvider } from "../../../../ui/screens/messages/messages-logics.ts";
import { MessagesScreen } from "../../../../ui/screens/messages/messages-screen.tsx";
import { still, type StageArea } from "../stage-area.ts";

export const area: StageArea = {
  screens: { messages: MessagesScreen, message: MessageScreen },
  wrap: (screen) => (
    <MessagesLogicsProvider value={{ messages: still(), message: still() }}>{screen}</MessagesLogicsProvider>
  ),
};
