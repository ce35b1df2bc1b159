import { useLocation } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import styles from "./messages.module.css";

/** A notice that signed-in people see more messages, with a link to the login and back (business §6). */
export const LoginPrompt = () => {
  const t = useText();
  const { pathname, search } = useLocation();
  const login = `/login/?${new URLSearchParams({ redirect: `${pathname}${search}` }).toString()}`;
  return (
    <div className={styles["prompt"]}>
      <Alert
        tone="info"
        title={t("messages.login.title")}
        actions={
          <LinkButton to={login} variant="primary">
            {t("messages.login.action")}
          </LinkButton>
        }
      >
        {t("messages.login.text")}
      </Alert>
    </div>
  );
};
