import { REFERENCE_LIMIT, ticketAreas } from "../../../../domain/tickets/ticket-area.ts";
import type { CorrectionFields } from "../../../../domain/tickets/ticket-form.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Field } from "../../../kit/fields/field.tsx";
import { Select } from "../../../kit/fields/select.tsx";
import { TextInput } from "../../../kit/fields/text-input.tsx";

type ReferenceName = "order" | "invoice" | "serial";

export interface ReferenceFieldsProps {
  readonly fields: CorrectionFields;
  readonly names: readonly ReferenceName[];
  /** References that the area requires. */
  readonly needed: readonly ReferenceName[];
  readonly busy: boolean;
  readonly change: (change: Partial<CorrectionFields>) => void;
  readonly errorOf: (field: ReferenceName) => string | undefined;
  readonly leave?: (field: ReferenceName) => void;
}

/** Fields for the numbers that a ticket refers to. */
export const ReferenceFields = ({
  fields,
  names,
  needed,
  busy,
  change,
  errorOf,
  leave,
}: ReferenceFieldsProps) => {
  const t = useText();
  return names.map((name) => (
    <Field
      key={name}
      label={t(`ticket.reference.${name}`)}
      optional={!needed.includes(name)}
      error={errorOf(name)}
    >
      {(control) => (
        <TextInput
          {...control}
          name={name}
          maxLength={REFERENCE_LIMIT}
          readOnly={busy}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          value={fields[name]}
          onChange={(value) => change({ [name]: value })}
          onBlur={() => leave?.(name)}
        />
      )}
    </Field>
  ));
};

/** The field for a ticket's area. */
export const AreaField = ({
  fields,
  busy,
  change,
  error,
}: Pick<ReferenceFieldsProps, "fields" | "busy" | "change"> & { readonly error: string | undefined }) => {
  const t = useText();
  const items = [
    { value: "" as const, label: t("ticket.area.none") },
    ...ticketAreas.map((area) => ({ value: area, label: t(`ticket.area.${area}`) })),
  ];
  return (
    <Field label={t("ticket.area")} optional error={error}>
      {(control) => (
        <Select
          {...control}
          items={items}
          value={fields.area}
          disabled={busy}
          onChange={(area) => change({ area })}
        />
      )}
    </Field>
  );
};
