import { MessageScreen } from "../../../../ui/screens/messages/message-screen.tsx";
import { MessagesLogicsProvider } from "../../../../ui/screens/messages/messages-logics.ts";
import { MessagesScreen } from "../../../../ui/screens/messages/messages-screen.tsx";
import { inertResource, type PreviewArea } from "../preview-area.ts";

export const area: PreviewArea = {
  screens: { messages: MessagesScreen, message: MessageScreen },
  wrap: (screen) => (
    <MessagesLogicsProvider value={{ messages: inertResource(), message: inertResource() }}>
      {screen}
    </MessagesLogicsProvider>
  ),
};
