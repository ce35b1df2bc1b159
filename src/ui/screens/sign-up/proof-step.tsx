import { useSelector } from "@xstate/react";
import { needsLicenceConfirmed, needsLicenceFile } from "../../../domain/sign-up/sign-up.ts";
import type { LicenceUploadRef } from "../../../machines/sign-up/licence-upload.machine.ts";
import type { SignUpFormRef } from "../../../machines/sign-up/sign-up-form.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { CheckField } from "./fields/check-field.tsx";
import { LicenceField } from "./fields/licence-field.tsx";

/**
 * The step for the trade licence: partners upload it, companies confirm it (business §5,
 * docs/decisions/sign-up.md).
 */
export const ProofStep = ({
  form,
  licence,
}: {
  readonly form: SignUpFormRef;
  readonly licence: LicenceUploadRef;
}) => {
  const t = useText();
  const type = useSelector(form, ({ context }) => context.values.accountType);
  return (
    <>
      <p>
        {needsLicenceFile(type)
          ? t("sign_up.licence.intro.partner")
          : t(`sign_up.licence.intro.${needsLicenceConfirmed(type) ? "company" : "business"}`)}
      </p>
      <LicenceField form={form} licence={licence} />
      {needsLicenceConfirmed(type) && <CheckField form={form} field="licenceConfirmed" />}
    </>
  );
};
