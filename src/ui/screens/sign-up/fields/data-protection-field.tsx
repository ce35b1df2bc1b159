import { useSelector } from "@xstate/react";
import type { SignUpFormRef } from "../../../../machines/sign-up/sign-up-form.machine.ts";
import { usePortalActors } from "../../../actors/portal-actors.ts";
import { useDeployment } from "../../../actors/portal-config.ts";
import { useText } from "../../../i18n/use-text.ts";
import { VisuallyHidden } from "../../../kit/layout/visually-hidden.tsx";
import { externalLink } from "../../../shell/navigation/external-link.ts";
import { CheckField } from "./check-field.tsx";

/** The terms in a new tab, so that the form stays open, and the checkbox to accept them (business §5). */
export const DataProtectionField = ({ form }: { readonly form: SignUpFormRef }) => {
  const t = useText();
  const { links } = useDeployment().config;
  const locale = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const terms = externalLink(links, "data_protection", { locale, country: "" });
  return (
    <div>
      {terms === undefined ? null : (
        <p>
          <a href={terms} target="_blank" rel="noopener">
            <span>{t("sign_up.data_protection")}</span> <VisuallyHidden>{t("shell.new_tab")}</VisuallyHidden>
          </a>
        </p>
      )}
      <CheckField form={form} field="dataProtection" />
    </div>
  );
};
