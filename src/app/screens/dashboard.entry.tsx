export { screens } from "../../ui/screens/dashboard/dashboard.screens.ts";
