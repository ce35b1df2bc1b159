export { screens } from "../../ui/screens/messages/messages.screens.ts";
