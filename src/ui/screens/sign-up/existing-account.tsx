import { useSelector } from "@xstate/react";
import { loginPath, routes } from "../../../domain/shell/routes.ts";
import { existingAccountCodes } from "../../../domain/sign-up/sign-up.refusals.ts";
import type { SignUpFormRef } from "../../../machines/sign-up/sign-up-form.machine.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { ActivationButton } from "../../shell/session/activation-button.tsx";
import { useVisitQuery } from "../../shell/use-visit-query.ts";
import css from "./sign-up.module.css";

const [ACTIVE, INACTIVE] = existingAccountCodes;

const ActiveAccount = () => {
  const t = useText();
  const { email } = useDeployment().config.support;
  const query = useVisitQuery();
  return (
    <Alert
      tone="warning"
      title={t(`sign_up.problem.${ACTIVE}`)}
      actions={
        <div className={css["actions"]}>
          <LinkButton to={`${loginPath}${query}`}>{t("sign_up.to_login")}</LinkButton>
          <LinkButton to={`${routes.forgotPassword.path}${query}`}>{t("login.forgot")}</LinkButton>
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(t("sign_up.exists.mail_subject", { code: ACTIVE }))}`}
          >
            {t("sign_up.exists.mail")}
          </a>
        </div>
      }
    >
      <p>{t("sign_up.exists.active", { email, code: ACTIVE })}</p>
    </Alert>
  );
};

const InactiveAccount = ({ email }: { readonly email: string }) => {
  const t = useText();
  return (
    <Alert
      tone="warning"
      title={t(`sign_up.problem.${INACTIVE}`)}
      actions={<ActivationButton email={email} />}
    >
      <p>{t("sign_up.exists.inactive", { code: INACTIVE })}</p>
    </Alert>
  );
};

/** Links for an email address that already has an account (business §8). */
export const ExistingAccount = ({ form }: { readonly form: SignUpFormRef }) => {
  const refused = useSelector(form, ({ context }) => context.refused.email);
  const email = useSelector(form, ({ context }) => context.values.email);
  if (refused === ACTIVE) return <ActiveAccount />;
  return refused === INACTIVE ? <InactiveAccount email={email} /> : null;
};
