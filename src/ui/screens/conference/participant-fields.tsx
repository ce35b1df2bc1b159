import {
  participantCategories,
  shirtSizes,
  type ParticipantData,
  type ParticipantField,
} from "../../../domain/conference/participant.ts";
import { salutations } from "../../../domain/kit/salutation.ts";
import { understoodPhone } from "../../../domain/kit/field-rules.ts";
import { conferenceRefusals } from "../../../domain/conference/conference.refusals.ts";
import type { FormRef } from "../../../machines/kit/form.machine.ts";
import { problemText } from "../../form/problem-text.ts";
import { useField } from "../../form/use-field.ts";
import { useUnderstood } from "../../form/use-understood.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../kit/fields/field.tsx";
import { RadioGroup } from "../../kit/fields/radio-group.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { fieldLabel } from "./conference-labels.ts";

interface OfForm<Values extends ParticipantData, Answer> {
  readonly form: FormRef<Values, Answer>;
}

/** How a field is bound, with the text of its problem. */
const useParticipantField = <Values extends ParticipantData, Answer>(
  form: FormRef<Values, Answer>,
  field: ParticipantField,
) => {
  const t = useText();
  const { problem, onChange, readOnly, ...binding } = useField(form, field);
  return {
    ...binding,
    readOnly,
    label: fieldLabel(t, field),
    error: problemText(t, problem, conferenceRefusals),
    onChange: (value: string) => onChange(value),
  };
};

const attributes = {
  mail: { type: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
  phone: { type: "tel", inputMode: "tel" },
} as const;

const TextField = <Values extends ParticipantData, Answer>({
  form,
  field,
  optional = false,
  help,
}: OfForm<Values, Answer> & {
  readonly field: "firstname" | "lastname" | "mail" | "phone" | "company" | "position";
  readonly optional?: boolean;
  readonly help?: string;
}) => {
  const { label, error, ...control } = useParticipantField(form, field);
  return (
    <Field
      label={label}
      optional={optional}
      help={help}
      note={useUnderstood(form, field, field === "phone" ? understoodPhone : undefined)}
      error={error}
    >
      {(described) => (
        <TextInput
          {...described}
          {...control}
          autoComplete="off"
          {...((field === "mail" || field === "phone") && attributes[field])}
        />
      )}
    </Field>
  );
};

const Salutation = <Values extends ParticipantData, Answer>({ form }: OfForm<Values, Answer>) => {
  const t = useText();
  const { readOnly, ...control } = useParticipantField(form, "salutation");
  return (
    <RadioGroup
      {...control}
      disabled={readOnly}
      options={salutations.map((value) => ({
        value: value as string,
        label: t(`settings.salutation.${value}`),
      }))}
    />
  );
};

const Shirt = <Values extends ParticipantData, Answer>({ form }: OfForm<Values, Answer>) => {
  const { readOnly, ...control } = useParticipantField(form, "shirt");
  return (
    <RadioGroup
      {...control}
      disabled={readOnly}
      options={shirtSizes.map((value) => ({ value: value as string, label: value }))}
    />
  );
};

const Category = <Values extends ParticipantData, Answer>({ form }: OfForm<Values, Answer>) => {
  const t = useText();
  const { readOnly, ...control } = useParticipantField(form, "category");
  return (
    <RadioGroup
      {...control}
      disabled={readOnly}
      options={participantCategories.map((value) => ({
        value: value as string,
        label: t(`conference.category.${value}`),
      }))}
    />
  );
};

/** The fields of a participant (business §3); nothing is filled in by the browser, as they may be about somebody else. */
export const ParticipantFields = <Values extends ParticipantData, Answer>({
  form,
}: OfForm<Values, Answer>) => {
  const t = useText();
  return (
    <>
      <Salutation form={form} />
      <TextField form={form} field="firstname" />
      <TextField form={form} field="lastname" />
      <TextField form={form} field="mail" />
      <TextField form={form} field="phone" optional help={t("conference.help.phone")} />
      <TextField form={form} field="company" />
      <TextField form={form} field="position" optional />
      <Shirt form={form} />
      <Category form={form} />
    </>
  );
};
