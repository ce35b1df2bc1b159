import { useSelector } from "@xstate/react";
import type { SignUpStep } from "../../../domain/sign-up/sign-up-steps.ts";
import type { LicenceUploadRef } from "../../../machines/sign-up/licence-upload.machine.ts";
import type { SignUpFormRef } from "../../../machines/sign-up/sign-up-form.machine.ts";
import { asksForPasswordAgain, type SignUpRef } from "../../../machines/sign-up/sign-up.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import { AccountTypeStep } from "./account-type-step.tsx";
import { CodeStep } from "./code-step.tsx";
import { CompanyStep, TradeFieldStep } from "./company-step.tsx";
import { PersonStep } from "./person-step.tsx";
import { ProofStep } from "./proof-step.tsx";
import { StepForm } from "./step-form.tsx";

const Fields = ({
  step,
  form,
  licence,
}: {
  readonly step: SignUpStep;
  readonly form: SignUpFormRef;
  readonly licence: LicenceUploadRef | undefined;
}) => {
  switch (step) {
    case "accountType":
      return <AccountTypeStep form={form} />;
    case "person":
      return <PersonStep form={form} />;
    case "company":
      return <CompanyStep form={form} />;
    case "tradeField":
      return <TradeFieldStep form={form} />;
    case "proof":
      return licence === undefined ? null : <ProofStep form={form} licence={licence} />;
    case "code":
      return null;
  }
};

/** A step of the sign-up. */
export const SignUpStepView = ({
  signUp,
  step,
}: {
  readonly signUp: SignUpRef;
  readonly step: SignUpStep;
}) => {
  const t = useText();
  const form = useSelector(signUp, ({ children }) => children.form);
  const licence = useSelector(signUp, ({ children }) => children.licence);
  const verification = useSelector(signUp, ({ children }) => children.verification);
  const asksAgain = useSelector(signUp, ({ context }) => asksForPasswordAgain(context));
  if (verification !== undefined) return <CodeStep signUp={signUp} verification={verification} />;
  if (form === undefined) return null;
  return (
    <>
      {asksAgain && <Alert tone="info">{t("sign_up.restored")}</Alert>}
      <StepForm key={step} signUp={signUp} form={form}>
        <Fields step={step} form={form} licence={licence} />
      </StepForm>
    </>
  );
};
