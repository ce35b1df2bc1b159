import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { PasswordRequestRef } from "../../../machines/passwords/password-request.machine.ts";

/** What the login hands over with its history entry: no address holds an email. */
export interface TypedEmail {
  readonly email: string;
}

/** Takes the email that was typed at the login into the form, and out of the history. */
export const useTypedEmail = (form: PasswordRequestRef): void => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { email } = (state ?? {}) as Partial<TypedEmail>;
    if (email === undefined) return;
    if (email !== "") form.send({ type: "form.changed", change: { email } });
    void navigate({ pathname, search }, { replace: true, state: null });
  }, [form, navigate, pathname, search, state]);
};
