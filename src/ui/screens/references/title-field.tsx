import { countGraphemes } from "../../../domain/kit/graphemes.ts";
import { TITLE_LIMIT } from "../../../domain/references/reference.ts";
import type { FieldBinding } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../kit/fields/field.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { helpWith } from "./remark.tsx";
import { referenceProblemText } from "./references-labels.ts";

/** The title with its counter. It has no `maxlength`, which counts in other units: a title that is too long is reported instead (business §5). */
export const TitleField = ({
  field: { problem, ...binding },
  lang,
  comment,
}: {
  readonly field: FieldBinding<string>;
  /** The language in which it is written. */
  readonly lang?: string;
  /** What staff say of it. */
  readonly comment?: string | undefined;
}) => {
  const t = useText();
  const counted = t("references.title.count", {
    count: countGraphemes(binding.value.trim()),
    limit: TITLE_LIMIT,
  });
  return (
    <Field
      label={t("references.field.title")}
      help={helpWith(counted, comment)}
      error={referenceProblemText(t, problem)}
    >
      {(control) => <TextInput {...control} {...binding} lang={lang} />}
    </Field>
  );
};
