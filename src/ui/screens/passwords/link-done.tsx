import { useSelector } from "@xstate/react";
import { confirmedPurpose, type ConfirmedLink } from "../../../domain/passwords/account-link.ts";
import { loginPath, routes } from "../../../domain/shell/routes.ts";
import type { PasswordResetRef } from "../../../machines/passwords/password-reset.machine.ts";
import type { TextKey } from "../../../domain/kit/text-key.ts";
import { useText } from "../../i18n/use-text.ts";
import { Success } from "../../kit/states/success.tsx";
import { Button } from "../../kit/buttons/button.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { useVisitQuery } from "../../shell/use-visit-query.ts";
import css from "./passwords.module.css";

const usePurpose = (reset: PasswordResetRef) =>
  useSelector(reset, ({ context }) => context.link?.purpose ?? "reset");

const confirmLabels = {
  activation: "link.activate",
  email_change: "link.confirm_email",
  email_change_undo: "link.keep_email",
} as const satisfies Record<ConfirmedLink, TextKey>;

/** Explains what the link does and does it on request: opening the link alone changes nothing. */
export const LinkOffering = ({ reset }: { readonly reset: PasswordResetRef }) => {
  const t = useText();
  const purpose = confirmedPurpose(usePurpose(reset));
  const busy = useSelector(reset, (snapshot) => snapshot.hasTag("busy"));
  if (purpose === undefined) return null;
  return (
    <>
      <p>{t(`link.offer.${purpose}`)}</p>
      <div className={css["actions"]}>
        <Button variant="primary" busy={busy} onClick={() => reset.send({ type: "link.confirm" })}>
          {t(confirmLabels[purpose])}
        </Button>
      </div>
    </>
  );
};

/** The result, with a link to the login. */
export const LinkDone = ({ reset }: { readonly reset: PasswordResetRef }) => {
  const t = useText();
  const purpose = usePurpose(reset);
  const query = useVisitQuery();
  const undone = purpose === "email_change_undo";
  return (
    // The heading of the page has the focus.
    <Success
      title={t(`link.done.${purpose}`)}
      focused={false}
      actions={
        <>
          {undone && (
            <LinkButton variant="primary" to={`${routes.forgotPassword.path}${query}`}>
              {t("link.to_forgotten")}
            </LinkButton>
          )}
          <LinkButton to={`${loginPath}${query}`} {...(!undone && { variant: "primary" })}>
            {t("link.to_login")}
          </LinkButton>
        </>
      }
    />
  );
};
