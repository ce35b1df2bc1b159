import { useSelector } from "@xstate/react";
import { REVIEW_WORKING_DAYS } from "../../../domain/licence-review/application.ts";
import { failureCode } from "../../../domain/kit/call-failure.ts";
import type { SignUpRef } from "../../../machines/sign-up/sign-up.machine.ts";
import { DEFECT_CODE, defectText, failureText } from "../../i18n/failure-text.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { FailureCode } from "../../kit/states/failure-code.tsx";
import { Alert } from "../../kit/states/alert.tsx";
import { Button } from "../../kit/buttons/button.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { Progress } from "../../kit/states/progress.tsx";
import { Success } from "../../kit/states/success.tsx";
import type { TypedEmail } from "../../shell/session/typed-email.ts";
import css from "./sign-up.module.css";

/** Shown while the account is being created. */
export const SignUpWait = () => {
  const t = useText();
  return <Progress label={t("sign_up.wait.text")} />;
};

/** The confirmation that the account was created, with a link to the login, which takes its address along (business §2). */
export const SignUpSuccess = ({
  signUp,
  loginPath,
}: {
  readonly signUp: SignUpRef;
  readonly loginPath: string;
}) => {
  const t = useText();
  const format = useFormat();
  const account = useSelector(signUp, ({ context }) => context.account);
  const email = account?.email ?? "";
  return (
    // The heading of the page has the focus.
    <Success
      title={t("sign_up.success.text", { email })}
      focused={false}
      actions={
        <LinkButton variant="primary" to={loginPath} state={{ email } satisfies TypedEmail}>
          {t("sign_up.to_login")}
        </LinkButton>
      }
    >
      {account?.underReview === true && (
        <p>{t("sign_up.success.review", { days: format.number(REVIEW_WORKING_DAYS) })}</p>
      )}
    </Success>
  );
};

/** Why no account was created, or that the result is unknown, with the next steps (business §8). */
export const SignUpFailed = ({ signUp }: { readonly signUp: SignUpRef }) => {
  const t = useText();
  const failure = useSelector(signUp, ({ context }) => context.failure);
  const email = useSelector(signUp, ({ context }) => context.values.email);
  const rejected = useSelector(signUp, (snapshot) => snapshot.matches("rejected"));
  const mayRetry = useSelector(signUp, (snapshot) => snapshot.can({ type: "signUp.retry" }));
  const mayEdit = useSelector(signUp, (snapshot) => snapshot.can({ type: "signUp.edit" }));
  const texts = failure === undefined ? defectText(t) : failureText(t, failure);
  return (
    <Alert
      tone={rejected ? "warning" : "danger"}
      actions={
        <div className={css["actions"]}>
          {mayRetry && (
            <Button variant="primary" onClick={() => signUp.send({ type: "signUp.retry" })}>
              {t("failure.retry")}
            </Button>
          )}
          {mayEdit && (
            <Button onClick={() => signUp.send({ type: "signUp.edit" })}>{t("sign_up.edit")}</Button>
          )}
        </div>
      }
    >
      <p>{rejected ? t("sign_up.rejected.text", { email }) : `${texts.title}. ${texts.text}`}</p>
      <FailureCode code={failure === undefined ? DEFECT_CODE : failureCode(failure)} />
    </Alert>
  );
};
