import { useSelector } from "@xstate/react";
import { Suspense, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { focusHeading } from "../navigation/use-arrival.ts";
import { useShellActors } from "../shell-actors.ts";
import { SessionNote } from "./session-note.tsx";
import { useExpected } from "./use-account.ts";
import css from "./signing-on.module.css";

/**
 * In the place of a screen until it is known who is signed in: its shape, or that the portal does not answer. Says that a
 * silent sign-on is under way, and offers the login form where it takes long.
 */
export const SigningOn = ({ rows }: { readonly rows: number }) => {
  const t = useText();
  const { session } = usePortalActors();
  const isShown = useSelector(session, (snapshot) => snapshot.hasTag("told"));
  const slow = useSelector(session, (snapshot) => snapshot.hasTag("slow"));
  const unanswered = useSelector(session, (snapshot) => snapshot.hasTag("unanswered"));
  const expected = useExpected();
  const { Unanswered } = useShellActors();
  const ask = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const main = currentTarget.closest("main");
    // The button is gone then, and the form's heading can have the focus.
    flushSync(() => session.send({ type: "session.askLogin" }));
    if (main !== null) focusHeading(main);
  };
  return (
    <>
      {unanswered ? (
        <Suspense fallback={<SessionNote />}>
          <Unanswered />
        </Suspense>
      ) : (
        <Skeleton shape="rows" count={rows} />
      )}
      {expected && (
        <div className={css["signing"]}>
          {!unanswered && <p role="status">{isShown && t("login.signing_on")}</p>}
          {(slow || unanswered) && (
            <Button {...(unanswered && { variant: "quiet" })} onClick={ask}>
              {t("login.to_form")}
            </Button>
          )}
        </div>
      )}
    </>
  );
};
