import * as Equal from "effect/Equal";
import { Fragment } from "react";
import { getPicture } from "../../../api/pictures.calls.ts";
import { shownPicture } from "../../../domain/pictures/picture-address.ts";
import type { Picture } from "../../../domain/pictures/picture.ts";
import {
  websiteFields,
  type WebsiteField,
  type WebsiteValues,
} from "../../../domain/website/website-form.ts";
import { CallPicture } from "../../calls/call-picture.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Table } from "../../kit/lists/table.tsx";
import type { DifferenceTableProps } from "./difference-table.tsx";
import { fieldName, fieldText, isPictureField, picturesText } from "./website-labels.ts";
import styles from "./website.module.css";

const ComparedPictures = ({ pictures }: { readonly pictures: readonly Picture[] }) => {
  const t = useText();
  return (
    <ul className={styles["compared"]}>
      {pictures.map((shown) => (
        <li key={shown.id} className={styles["thumbnail"]}>
          <CallPicture call={getPicture} request={shownPicture(shown, "320")} alt="" />
          <span>{picturesText(t, [shown])}</span>
        </li>
      ))}
    </ul>
  );
};

interface FieldValueProps {
  readonly field: WebsiteField;
  readonly values: WebsiteValues;
}

/** Web addresses break after a slash rather than within a word. */
const Written = ({ text }: { readonly text: string }) =>
  text.split(/(\/+)/).map((part, index) => (
    <Fragment key={index}>
      <span>{part}</span>
      {index % 2 === 1 && <wbr />}
    </Fragment>
  ));

/** A field's value; pictures are shown, because another picture may have the same captions and size. */
export const FieldValue = ({ field, values }: FieldValueProps) => {
  const t = useText();
  const { tag } = useFormat();
  return isPictureField(field) ? (
    <ComparedPictures pictures={values[field]} />
  ) : (
    <span className={styles["value"]}>
      <Written text={fieldText(t, tag, field, values)} />
    </span>
  );
};

/** The rows of the comparison. */
export const DifferenceRows = ({ label, before, after }: DifferenceTableProps) => {
  const t = useText();
  const { tag } = useFormat();
  const fields = websiteFields.filter((field) => !Equal.equals(before.values[field], after.values[field]));
  if (fields.length === 0) return <p className={styles["quiet"]}>{t("website.no_difference")}</p>;
  return (
    <Table
      label={label}
      rows={fields}
      rowKey={(field) => field}
      columns={[
        {
          key: "field",
          header: t("settings.collided.field"),
          primary: true,
          render: (field) => fieldName(t, tag, field),
        },
        {
          key: "before",
          header: before.name,
          render: (field) => <FieldValue field={field} values={before.values} />,
          secondary: "labelled",
        },
        {
          key: "after",
          header: after.name,
          render: (field) => <FieldValue field={field} values={after.values} />,
          secondary: "labelled",
        },
      ]}
    />
  );
};
