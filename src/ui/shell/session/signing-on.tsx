import { useSelector } from "@xstate/react";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { focusHeading } from "../navigation/use-arrival.ts";
import { useExpected } from "./use-account.ts";
import css from "./signing-on.module.css";

/** Says that a silent sign-on is under way, and offers the login form where it takes long; empty at other times. */
export const SigningOn = () => {
  const t = useText();
  const { session } = usePortalActors();
  const isShown = useSelector(session, (snapshot) => snapshot.hasTag("told"));
  const slow = useSelector(session, (snapshot) => snapshot.hasTag("slow"));
  const expected = useExpected();
  const ask = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const main = currentTarget.closest("main");
    // The button is gone then, and the form's heading can have the focus.
    flushSync(() => session.send({ type: "session.askLogin" }));
    if (main !== null) focusHeading(main);
  };
  if (!expected) return null;
  return (
    <div className={css["signing"]}>
      <p role="status">{isShown && t("login.signing_on")}</p>
      {slow && <Button onClick={ask}>{t("login.to_form")}</Button>}
    </div>
  );
};
