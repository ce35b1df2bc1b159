export { screens } from "../../ui/screens/no-access/no-access.screens.ts";
