import { useSelector } from "@xstate/react";
import { checkVatId } from "../../../../api/sign-up.calls.ts";
import {
  isSameVatQuestion,
  isWorthAsking,
  vatQuestion,
  type VatVerdict,
} from "../../../../domain/sign-up/vat-id.ts";
import { vatExample } from "../../../../domain/sign-up/vat-examples.ts";
import { understoodVatId } from "../../../../domain/sign-up/vat-spelling.ts";
import type { SignUpFormRef } from "../../../../machines/sign-up/sign-up-form.machine.ts";
import { useAction, type Action } from "../../../calls/use-action.ts";
import { useField } from "../../../form/use-field.ts";
import type { Text } from "../../../i18n/catalogue.ts";
import { useUnderstood } from "../../../form/use-understood.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Field } from "../../../kit/fields/field.tsx";
import { TextInput } from "../../../kit/fields/text-input.tsx";
import { fieldLabel, signUpProblemText } from "../sign-up-labels.ts";

const verdictText = (
  t: Text,
  {
    busy,
    answer,
    failure,
  }: Pick<Action<never, { readonly verdict: VatVerdict }>, "busy" | "answer" | "failure">,
): string | undefined => {
  if (busy) return t("sign_up.vat.checking");
  if (answer === undefined && failure === undefined) return undefined;
  return t(`sign_up.vat.${answer?.verdict ?? "unreachable"}`);
};

/** The VAT id: the client validates its format, and the EU service is asked on blur (business §5). */
export const VatField = ({ form }: { readonly form: SignUpFormRef }) => {
  const t = useText();
  const check = useAction(checkVatId);
  const { problem, onBlur, ...control } = useField(form, "vatId");
  const country = useSelector(form, ({ context }) => context.values.country);
  const question = vatQuestion({ vatId: control.value, country });
  const example = vatExample(country);
  const current = isSameVatQuestion(check.request, question);
  const reading = useUnderstood(form, "vatId", understoodVatId);
  const verdict = current && problem === undefined ? verdictText(t, check) : undefined;
  const leave = () => {
    onBlur();
    if (isWorthAsking(question) && !(current && check.state === "done")) check.send(question);
  };
  return (
    <Field
      label={fieldLabel(t, "vatId")}
      optional
      help={example === undefined ? t("sign_up.help.vatId.other") : t("sign_up.help.vatId", { example })}
      note={[reading, verdict].filter((text) => text !== undefined && text !== "").join(" ")}
      error={signUpProblemText(t, problem)}
    >
      {(described) => (
        <TextInput
          {...described}
          {...control}
          onBlur={leave}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </Field>
  );
};
