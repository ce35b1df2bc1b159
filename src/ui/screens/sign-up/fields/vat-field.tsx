import { useSelector } from "@xstate/react";
import { isSameVatQuestion, isWorthAsking, vatQuestion } from "../../../../domain/sign-up/vat-id.ts";
import { VAT_CHECK_LIMIT } from "../../../../domain/kit/time-limits.ts";
import { understoodVatId } from "../../../../domain/sign-up/vat-spelling.ts";
import type { SignUpFormRef } from "../../../../machines/sign-up/sign-up-form.machine.ts";
import { useScreenActor } from "../../../actors/screen-actors.ts";
import { useField } from "../../../form/use-field.ts";
import type { Text } from "../../../i18n/catalogue.ts";
import { useUnderstood } from "../../../form/use-understood.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Field } from "../../../kit/fields/field.tsx";
import { TextInput } from "../../../kit/fields/text-input.tsx";
import { useSignUpActors, type SignUpActors } from "../sign-up-actors.ts";
import { fieldLabel, signUpProblemText } from "../sign-up-words.ts";
import type { ActorRefFrom } from "xstate";

type VatCheckRef = ActorRefFrom<SignUpActors["vatCheck"]>;

const verdictText = (t: Text, snapshot: ReturnType<VatCheckRef["getSnapshot"]>): string | undefined => {
  if (snapshot.hasTag("busy")) return t("sign_up.vat.checking");
  const { answer, failure } = snapshot.context;
  if (answer === undefined && failure === undefined) return undefined;
  return t(`sign_up.vat.${answer?.verdict ?? "unreachable"}`);
};

/** The VAT id: the client validates its format, and the EU service is asked on blur (business §5). */
export const VatField = ({ form, help }: { readonly form: SignUpFormRef; readonly help: string }) => {
  const t = useText();
  const check: VatCheckRef = useScreenActor("sign-up-vat", useSignUpActors().vatCheck, {
    limit: VAT_CHECK_LIMIT,
  });
  const { problem, onBlur, ...control } = useField(form, "vatId");
  const country = useSelector(form, ({ context }) => context.values.country);
  const question = vatQuestion({ vatId: control.value, country });
  const snapshot = useSelector(check, (present) => present);
  const current = isSameVatQuestion(snapshot.context.request, question);
  const reading = useUnderstood(form, "vatId", understoodVatId);
  const verdict = current && problem === undefined ? verdictText(t, snapshot) : undefined;
  const leave = () => {
    onBlur();
    if (isWorthAsking(question) && !(current && snapshot.hasTag("done")))
      check.send({ type: "action.send", request: question });
  };
  return (
    <Field
      label={fieldLabel(t, "vatId")}
      optional
      help={help}
      note={[reading, verdict].filter((told) => told !== undefined && told !== "").join(" ")}
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
