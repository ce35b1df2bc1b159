import { getPicture } from "../../../api/pictures.calls.ts";
import {
  languageOfField,
  REASON_LIMIT,
  referenceFields,
  type Reference,
  type ReferenceContent,
  type ReferenceField,
} from "../../../domain/references/reference.ts";
import type { ReferenceLifeRef } from "../../../machines/references/reference-life.machine.ts";
import { shownSize } from "../../../domain/pictures/picture.ts";
import { shownPicture } from "../../../domain/pictures/picture-address.ts";
import { CallPicture } from "../../calls/call-picture.tsx";
import { useField } from "../../form/use-field.ts";
import { countryName } from "../../i18n/country-name.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { Field } from "../../kit/fields/field.tsx";
import { TextArea } from "../../kit/fields/text-area.tsx";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { referenceFieldText } from "./references-labels.ts";
import styles from "./references.module.css";

/** The text of a field's value; empty where nothing was typed. */
export const fieldValueText = (
  t: Text,
  tag: string,
  content: ReferenceContent,
  field: ReferenceField,
): string => {
  if (field === "type") return content.type === "" ? "" : t(`references.type.${content.type}`);
  if (field === "language") return languageName(tag, content.language);
  if (field === "areas") return content.areas.map((area) => t(`references.area.${area}`)).join(", ");
  if (field === "country") return content.country === "" ? "" : countryName(tag, content.country);
  if (field === "pictures") return content.pictures.map(({ description }) => description).join("\n");
  if (field === "products") return content.products.map(({ number, name }) => `${number} ${name}`).join("\n");
  return content[field];
};

const Comment = ({ life, field }: { readonly life: ReferenceLifeRef; readonly field: ReferenceField }) => {
  const t = useText();
  const { problem: _, ...binding } = useField(life, field);
  return (
    <Field label={t("references.comment", { field: referenceFieldText(t, field) })} optional>
      {(control) => <TextArea {...control} {...binding} rows={2} maxLength={REASON_LIMIT} />}
    </Field>
  );
};

const Pictures = ({ content: { language, pictures } }: { readonly content: ReferenceContent }) => (
  <ul className={styles["cards"]} lang={language}>
    {pictures.map((shown) => (
      <li key={shown.id}>
        <CallPicture
          call={getPicture}
          request={shownPicture(shown, "640")}
          alt={shown.description}
          size={shownSize(shown)}
        />
        <p className={styles["quiet"]}>{shown.copyright}</p>
      </li>
    ))}
  </ul>
);

/** All fields of a reference project; where staff decide, each with their comment. */
export const ReferenceFacts = ({
  reference: { content },
  commented,
}: {
  readonly reference: Pick<Reference, "content">;
  readonly commented?: ReferenceLifeRef;
}) => {
  const t = useText();
  const { tag } = useFormat();
  return (
    <DescriptionList
      facts={referenceFields.map((field) => {
        const text = fieldValueText(t, tag, content, field);
        const value = (
          <>
            {text === "" ? (
              <span className={styles["quiet"]}>{t("references.field.empty")}</span>
            ) : (
              <span className={styles["text"]} lang={languageOfField(field, content)}>
                {text}
              </span>
            )}
            {field === "pictures" && <Pictures content={content} />}
          </>
        );
        return {
          label: referenceFieldText(t, field),
          value:
            commented === undefined ? (
              value
            ) : (
              <div className={styles["commented"]}>
                <div>{value}</div>
                <Comment life={commented} field={field} />
              </div>
            ),
        };
      })}
    />
  );
};

/** A reference project that is only read. */
export const ReferenceContentPanel = ({ reference }: { readonly reference: Pick<Reference, "content"> }) => {
  const t = useText();
  return (
    <Panel heading={t("references.content")}>
      <ReferenceFacts reference={reference} />
    </Panel>
  );
};
