export { screens } from "../../ui/screens/not-found/not-found.screens.ts";
