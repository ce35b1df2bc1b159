export { screens } from "../../ui/screens/support/statistics.screens.ts";
