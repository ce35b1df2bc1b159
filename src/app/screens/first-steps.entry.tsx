export { screens } from "../../ui/screens/first-steps/first-steps.screens.ts";
