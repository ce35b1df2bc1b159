import { useLocation } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { useVisitQuery } from "../../shell/use-visit-query.ts";
import styles from "./messages.module.css";

/** A notice that signed-in people see more messages, with a link to the login and back (business §6). */
export const LoginPrompt = () => {
  const t = useText();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(useVisitQuery());
  query.set("redirect", `${pathname}${search}`);
  return (
    <div className={styles["prompt"]}>
      <Alert
        tone="info"
        title={t("messages.login.title")}
        actions={
          <LinkButton to={`/login/?${query}`} variant="primary">
            {t("messages.login.action")}
          </LinkButton>
        }
      >
        {t("messages.login.text")}
      </Alert>
    </div>
  );
};
