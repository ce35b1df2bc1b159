import { useSelector } from "@xstate/react";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { useSignOn } from "./use-sign-on.ts";

/** The button that leads to the identity server, which redirects back to `returnTo`; no popup. */
export const SignOnButton = ({ returnTo }: { readonly returnTo: string }) => {
  const t = useText();
  const { session } = usePortalActors();
  const leaving = useSelector(
    useSignOn(),
    (snapshot) => snapshot?.hasTag("leaving") === true || snapshot?.context.pending._tag === "Login",
  );
  return (
    <Button busy={leaving} onClick={() => session.send({ type: "session.signInWithSignOn", returnTo })}>
      {t("login.sign_on")}
    </Button>
  );
};
