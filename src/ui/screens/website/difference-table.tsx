import { websiteFields, type WebsiteValues } from "../../../domain/website/website-form.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Table } from "../../kit/lists/table.tsx";
import { fieldName, fieldText } from "./website-words.ts";
import styles from "./website.module.css";

export interface DifferenceTableProps {
  readonly label: string;
  readonly before: { readonly name: string; readonly values: WebsiteValues };
  readonly after: { readonly name: string; readonly values: WebsiteValues };
}

/** The fields in which two websites differ, with both values; without a difference it says so. */
export const DifferenceTable = ({ label, before, after }: DifferenceTableProps) => {
  const t = useText();
  const { tag } = useFormat();
  const rows = websiteFields.flatMap((field) => {
    const [was, is] = [before, after].map(({ values }) => fieldText(t, tag, field, values));
    return was === is ? [] : [{ field, was, is }];
  });
  if (rows.length === 0) return <p className={styles["quiet"]}>{t("website.no_difference")}</p>;
  return (
    <Table
      label={label}
      rows={rows}
      rowKey={({ field }) => field}
      scrolls
      columns={[
        {
          key: "field",
          header: t("settings.collided.field"),
          primary: true,
          render: ({ field }) => fieldName(t, tag, field),
        },
        {
          key: "before",
          header: before.name,
          render: ({ was }) => <span className={styles["value"]}>{was}</span>,
        },
        {
          key: "after",
          header: after.name,
          render: ({ is }) => <span className={styles["value"]}>{is}</span>,
        },
      ]}
    />
  );
};
