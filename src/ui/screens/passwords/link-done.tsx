import { useSelector } from "@xstate/react";
import { loginPath } from "../../../domain/shell/routes.ts";
import type { PasswordResetRef } from "../../../machines/passwords/password-reset.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import { Button } from "../../kit/buttons/button.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import css from "./passwords.module.css";

const usePurpose = (reset: PasswordResetRef) =>
  useSelector(reset, ({ context }) => context.link?.purpose ?? "reset");

/** Explains what the link does and does it on request: opening the link alone changes nothing. */
export const LinkOffering = ({ reset }: { readonly reset: PasswordResetRef }) => {
  const t = useText();
  const purpose = usePurpose(reset);
  const busy = useSelector(reset, (snapshot) => snapshot.hasTag("busy"));
  const activation = purpose === "activation";
  return (
    <>
      <p>{activation ? t("link.offer.activation") : t("link.offer.email_change")}</p>
      <div className={css["actions"]}>
        <Button variant="primary" busy={busy} onClick={() => reset.send({ type: "link.confirm" })}>
          {activation ? t("link.activate") : t("link.confirm_email")}
        </Button>
      </div>
    </>
  );
};

/** The result, with a link to the login. */
export const LinkDone = ({ reset }: { readonly reset: PasswordResetRef }) => {
  const t = useText();
  const purpose = usePurpose(reset);
  return (
    <Alert
      tone="success"
      actions={
        <LinkButton variant="primary" to={loginPath}>
          {t("link.to_login")}
        </LinkButton>
      }
    >
      <p>{t(`link.done.${purpose}`)}</p>
    </Alert>
  );
};
