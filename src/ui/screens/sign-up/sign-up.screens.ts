import { SignUpScreen } from "./sign-up-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  registration: SignUpScreen,
};
