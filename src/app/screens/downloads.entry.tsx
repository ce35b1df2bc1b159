export { screens } from "../../ui/screens/downloads/downloads.screens.ts";
