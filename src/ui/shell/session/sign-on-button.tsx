import { useSelector } from "@xstate/react";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { useSignOn } from "./use-sign-on.ts";

/** The button that leads to the identity server, which redirects back to `returnTo`; no popup. */
export const SignOnButton = ({ returnTo }: { readonly returnTo: string }) => {
  const t = useText();
  const { session } = usePortalActors();
  const press = { type: "session.signInWithSignOn", returnTo } as const;
  const ready = useSelector(session, (snapshot) => snapshot.can(press));
  const leaving = useSelector(
    useSignOn(),
    (snapshot) =>
      snapshot?.can({ type: "signOn.login", returnTo }) === false ||
      snapshot?.context.pending._tag === "Login",
  );
  const asked = useSelector(session, ({ context }) => context.signOnTo !== undefined);
  const pendingLogout = useSelector(session, ({ children }) => children.pendingLogout);
  const settling = useSelector(pendingLogout, (snapshot) => snapshot?.matches("telling") === true);
  return (
    <Button
      busy={leaving || (asked && settling)}
      aria-disabled={!ready || undefined}
      onClick={() => session.send(press)}
    >
      {t("login.sign_on")}
    </Button>
  );
};
