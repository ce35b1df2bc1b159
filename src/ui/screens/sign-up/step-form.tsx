import { useSelector } from "@xstate/react";
import type { Elements } from "../../kit/elements.ts";
import type { SignUpFormRef } from "../../../machines/sign-up/sign-up-form.machine.ts";
import type { SignUpRef } from "../../../machines/sign-up/sign-up.machine.ts";
import { FormView } from "../../form/form-view.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { ProblemSummary } from "./problem-summary.tsx";

/** The button to the previous step; nothing on the first step. */
export const BackButton = ({ signUp }: { readonly signUp: SignUpRef }) => {
  const t = useText();
  const mayGoBack = useSelector(signUp, (snapshot) => snapshot.can({ type: "signUp.back" }));
  return mayGoBack ? (
    <Button onClick={() => signUp.send({ type: "signUp.back" })}>{t("sign_up.back")}</Button>
  ) : null;
};

/** The form of a step: fields, errors, and buttons to continue and go back. */
export const StepForm = ({
  signUp,
  form,
  children,
}: {
  readonly signUp: SignUpRef;
  readonly form: SignUpFormRef;
  readonly children: Elements;
}) => {
  const t = useText();
  return (
    <FormView
      form={form}
      submitLabel={t("sign_up.next")}
      failedTitle={t("sign_up.not_checked")}
      aside={<BackButton signUp={signUp} />}
      below={<ProblemSummary form={form} />}
    >
      {children}
    </FormView>
  );
};
