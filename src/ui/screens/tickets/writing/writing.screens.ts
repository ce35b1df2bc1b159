import { GuidedTicketScreen } from "./guided-ticket-screen.tsx";
import { NewTicketScreen } from "./new-ticket-screen.tsx";
import type { ScreenComponents } from "../../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  "new-ticket": NewTicketScreen,
  "guided-ticket": GuidedTicketScreen,
};
