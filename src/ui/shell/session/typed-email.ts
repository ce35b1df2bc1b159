import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** What login, forgotten password and sign-up hand over with a history entry: no address holds an email. */
export interface TypedEmail {
  readonly email: string;
}

/** Takes the email that was typed at another screen, and out of the history. */
export const useTypedEmail = (take: (email: string) => void): void => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const email = (state as TypedEmail | null)?.email;
  useEffect(() => {
    if (email === undefined) return;
    take(email);
    void navigate({ search }, { replace: true });
  });
};
