import { useSelector } from "@xstate/react";
import type { CodeFormRef } from "../../../machines/sign-up/code-form.machine.ts";
import type { SignUpRef } from "../../../machines/sign-up/sign-up.machine.ts";
import type { VerificationCodeRef } from "../../../machines/sign-up/verification-code.machine.ts";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { Done } from "../../kit/states/success.tsx";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { signUpProblemText } from "./sign-up-labels.ts";
import css from "./sign-up.module.css";
import { BackButton } from "./step-form.tsx";

const Delivery = ({ verification }: { readonly verification: VerificationCodeRef }) => {
  const t = useText();
  const { email, sent, failure } = useSelector(verification, ({ context }) => context);
  const busy = useSelector(verification, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(verification, (snapshot) => snapshot.hasTag("failed"));
  if (failed) return <FailureAlert title={t("sign_up.code.unsent")} failure={failure} />;
  if (busy) return <p role="status">{t("sign_up.code.sending", { email })}</p>;
  return sent ? (
    <Done>{t("sign_up.code.sent", { email })}</Done>
  ) : (
    <p role="status">{t("sign_up.code.earlier", { email })}</p>
  );
};

/** The button to send another code, with the seconds until that is possible. */
const Resend = ({ verification }: { readonly verification: VerificationCodeRef }) => {
  const t = useText();
  const seconds = useSelector(verification, ({ context }) => context.wait);
  const cooling = useSelector(verification, (snapshot) => snapshot.matches({ open: "cooling" }));
  const busy = useSelector(verification, (snapshot) => snapshot.hasTag("busy"));
  if (cooling) return <span className={css["quiet"]}>{t("sign_up.code.wait", { seconds })}</span>;
  return (
    <Button busy={busy} onClick={() => verification.send({ type: "code.resend" })}>
      {t("sign_up.code.resend")}
    </Button>
  );
};

const CodeForm = ({ signUp, form }: { readonly signUp: SignUpRef; readonly form: CodeFormRef }) => {
  const t = useText();
  const { problem, ...control } = useField(form, "code");
  return (
    <FormView
      form={form}
      submitLabel={t("sign_up.code.confirm")}
      failedTitle={t("sign_up.code.failed")}
      aside={<BackButton signUp={signUp} />}
    >
      <Field label={t("sign_up.code.label")} error={signUpProblemText(t, problem)}>
        {(described) => (
          <TextInput
            {...described}
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
          />
        )}
      </Field>
    </FormView>
  );
};

/** The step that verifies the email address with an emailed code (business §2, §5). */
export const CodeStep = ({
  signUp,
  verification,
}: {
  readonly signUp: SignUpRef;
  readonly verification: VerificationCodeRef;
}) => {
  const t = useText();
  const form = useSelector(verification, ({ children }) => children.codeForm);
  return (
    <>
      <Delivery verification={verification} />
      {form !== undefined && <CodeForm signUp={signUp} form={form} />}
      <div className={css["actions"]}>
        <Resend verification={verification} />
        <Button variant="quiet" onClick={() => signUp.send({ type: "signUp.changeEmail" })}>
          {t("sign_up.code.change")}
        </Button>
      </div>
    </>
  );
};
