export { screens } from "../../ui/screens/advantages/advantages.screens.ts";
