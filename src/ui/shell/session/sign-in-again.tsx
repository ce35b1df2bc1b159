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
 * The login over the screen of an expired session: the screen's input is kept, and the work continues after sign-in
 * (docs/decisions/session.md).
 */
export const SignInAgain = () => {
  const t = useText();
  const { session } = usePortalActors();
  const { path, search } = useRoute();
  const expired = useSelector(session, (snapshot) => snapshot.matches("expired"));
  if (!expired) return null;
  return (
    <HeldDialog title={t("session.expired.title")}>
      <div className={css["again"]}>
        <p>{t("session.expired.text")}</p>
        <SessionNote />
        <SignOnNote />
        <SignInForm />
        <div className={css["others"]}>
          <SignOnButton returnTo={`${path}${search}`} />
          <Button variant="quiet" onClick={() => session.send({ type: "session.logOut" })}>
            {t("session.expired.leave")}
          </Button>
        </div>
      </div>
    </HeldDialog>
  );
};
