export { screens } from "../../ui/screens/campus-packages/campus-packages.screens.ts";
