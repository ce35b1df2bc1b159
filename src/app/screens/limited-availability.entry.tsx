export { screens } from "../../ui/screens/limited-availability/limited-availability.screens.ts";
