import { Table } from "../../kit/lists/table.tsx";
import { useText } from "../../i18n/use-text.ts";

export interface VersionsTableProps<Values extends object> {
  readonly label: string;
  readonly fields: readonly (keyof Values & string)[];
  readonly labelOf: (field: keyof Values & string) => string;
  /** The text of a field's value. */
  readonly wordsOf: (field: keyof Values & string, values: Values) => string;
  readonly mine: Values;
  readonly theirs: Values;
  /** What the two are called, where they are not the person's own values and those that were saved meanwhile. */
  readonly names?: { readonly mine: string; readonly theirs: string };
}

/** Two versions of values beside each other, where they differ: the person's own, and those that are saved. */
export const VersionsTable = <Values extends object>({
  label,
  fields,
  labelOf,
  wordsOf,
  mine,
  theirs,
  names,
}: VersionsTableProps<Values>) => {
  const t = useText();
  return (
    <Table
      label={label}
      rows={fields.filter((field) => wordsOf(field, mine) !== wordsOf(field, theirs))}
      rowKey={(field) => field}
      scrolls
      columns={[
        {
          key: "field",
          header: t("settings.collided.field"),
          primary: true,
          render: (field) => labelOf(field),
        },
        {
          key: "mine",
          header: names?.mine ?? t("settings.collided.mine"),
          render: (field) => wordsOf(field, mine),
        },
        {
          key: "theirs",
          header: names?.theirs ?? t("settings.collided.theirs"),
          render: (field) => wordsOf(field, theirs),
        },
      ]}
    />
  );
};
