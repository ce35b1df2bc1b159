import { useText } from "../i18n/use-text.ts";
import { Alert } from "../kit/states/alert.tsx";
import { FailureCode } from "../kit/states/failure-code.tsx";

/** What a person reads, and a screen reader says, while a write waits for the connection. */
export const WaitingAlert = () => {
  const t = useText();
  return (
    <Alert tone="warning" title={t("failure.offline.title")}>
      <p>{t("failure.offline.waiting")}</p>
      <FailureCode code="OFFLINE" />
    </Alert>
  );
};
