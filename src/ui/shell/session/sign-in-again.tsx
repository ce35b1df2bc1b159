import { useSelector } from "@xstate/react";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { HeldDialog } from "./held-dialog.tsx";
import css from "./sign-in-again.module.css";
import { SessionNote } from "./session-note.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignOnButton } from "./sign-on-button.tsx";
import { SignOnNote } from "./sign-on-note.tsx";
import { useRoute } from "../use-route.ts";

/**
 * The login over the screen of an expired session: the screen's input is kept, and the work continues after sign-in.
 * Where another account is signed in in the browser, the screen is covered (docs/decisions/session.md).
 */
export const SignInAgain = () => {
  const t = useText();
  const { session } = usePortalActors();
  const { path, search } = useRoute();
  const expired = useSelector(session, (snapshot) => snapshot.matches("expired"));
  const displaced = useSelector(session, ({ context }) => context.displaced);
  const switching = useSelector(session, (snapshot) => snapshot.matches({ expired: "switching" }));
  if (!expired) return null;
  return (
    <HeldDialog title={t(displaced ? "session.displaced.title" : "session.expired.title")} covers={displaced}>
      <div className={css["again"]}>
        <p>{t(displaced ? "session.displaced.text" : "session.expired.text")}</p>
        <SessionNote />
        <SignOnNote />
        <SignInForm />
        <div className={css["others"]}>
          <SignOnButton returnTo={`${path}${search}`} />
          {displaced ? (
            <Button busy={switching} onClick={() => session.send({ type: "session.switchAccount" })}>
              {t("session.displaced.switch")}
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => session.send({ type: "session.logOut" })}>
              {t("session.expired.leave")}
            </Button>
          )}
        </div>
      </div>
    </HeldDialog>
  );
};
