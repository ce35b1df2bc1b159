import { useSelector } from "@xstate/react";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { useSignOn } from "./use-sign-on.ts";

/** Leaves for the identity server, which leads back to `returnTo`; nothing pops up. */
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
