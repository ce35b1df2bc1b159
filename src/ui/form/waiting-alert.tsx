import { useText } from "../i18n/use-text.ts";
import { Alert } from "../kit/states/alert.tsx";
import styles from "./failure-alert.module.css";

/** What a person reads, and a screen reader says, while a write waits for the connection. */
export const WaitingAlert = () => {
  const t = useText();
  return (
    <Alert tone="warning" title={t("failure.offline.title")}>
      <p>{t("failure.offline.waiting")}</p>
      <p className={styles["code"]}>{t("failure.code", { code: "OFFLINE" })}</p>
    </Alert>
  );
};
