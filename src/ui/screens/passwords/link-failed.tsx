import { useSelector } from "@xstate/react";
import { failureCode } from "../../../domain/kit/call-failure.ts";
import { loginPath, routes } from "../../../domain/shell/routes.ts";
import { linkRefusals } from "../../../domain/passwords/link.refusals.ts";
import type { PasswordResetRef } from "../../../machines/passwords/password-reset.machine.ts";
import { DEFECT_CODE, defectText, failureText } from "../../i18n/failure-text.ts";
import { refusalTexts } from "../../i18n/refusal-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { FailureCode } from "../../kit/states/failure-code.tsx";
import { Alert } from "../../kit/states/alert.tsx";
import { Button } from "../../kit/buttons/button.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { useVisitQuery } from "../../shell/use-visit-query.ts";
import css from "./passwords.module.css";

/** Why the link failed, with buttons to request a new link or try again. */
export const LinkFailed = ({ reset }: { readonly reset: PasswordResetRef }) => {
  const t = useText();
  const query = useVisitQuery();
  const failure = useSelector(reset, ({ context }) => context.failure);
  const mayRetry = useSelector(reset, (snapshot) => snapshot.can({ type: "link.retry" }));
  const known = failure && refusalTexts(t, linkRefusals, failureCode(failure));
  const texts = known ?? (failure === undefined ? defectText(t) : failureText(t, failure));
  return (
    <Alert
      tone={known === undefined ? "danger" : "warning"}
      title={texts.title}
      actions={
        <div className={css["actions"]}>
          {mayRetry ? (
            <Button onClick={() => reset.send({ type: "link.retry" })}>{t("failure.retry")}</Button>
          ) : (
            <LinkButton variant="primary" to={`${routes.forgotPassword.path}${query}`}>
              {t("link.ask_new")}
            </LinkButton>
          )}
          <LinkButton to={`${loginPath}${query}`}>{t("link.to_login")}</LinkButton>
        </div>
      }
    >
      <p>{texts.text}</p>
      <FailureCode code={failure === undefined ? DEFECT_CODE : failureCode(failure)} />
    </Alert>
  );
};
