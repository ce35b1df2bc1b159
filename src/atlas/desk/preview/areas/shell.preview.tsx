import { LoginScreen } from "../../../../ui/screens/login/login-screen.tsx";
import { NoAccessScreen } from "../../../../ui/screens/no-access/no-access-screen.tsx";
import { NotFoundScreen } from "../../../../ui/screens/not-found/not-found-screen.tsx";
import type { PreviewArea } from "../preview-area.ts";

export const area: PreviewArea = {
  screens: { login: LoginScreen, "no-access": NoAccessScreen, "not-found": NotFoundScreen },
  wrap: (screen) => screen,
};
