import * as Equal from "effect/Equal";
import type { ReactNode } from "react";
import { Table } from "../kit/lists/table.tsx";
import { useText } from "../i18n/use-text.ts";

export interface VersionsTableProps<Values extends object> {
  readonly label: string;
  readonly fields: readonly (keyof Values & string)[];
  readonly labelOf: (field: keyof Values & string) => string;
  /** A field's value as it is shown; of which of the two, for what loads by itself. */
  readonly textOf: (field: keyof Values & string, values: Values, side: "mine" | "theirs") => ReactNode;
  readonly mine: Values;
  readonly theirs: Values;
  /** What the two are called, where they are not the person's own values and those that were saved meanwhile. */
  readonly names?: { readonly mine: string; readonly theirs: string };
}

/** Two versions of values beside each other, where they differ: the person's own, and those that are saved. Values are compared, because two pictures may have the same captions. */
export const VersionsTable = <Values extends object>({
  label,
  fields,
  labelOf,
  textOf,
  mine,
  theirs,
  names,
}: VersionsTableProps<Values>) => {
  const t = useText();
  return (
    <Table
      label={label}
      rows={fields.filter((field) => !Equal.equals(mine[field], theirs[field]))}
      rowKey={(field) => field}
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
          render: (field) => textOf(field, mine, "mine"),
          secondary: "labelled",
        },
        {
          key: "theirs",
          header: names?.theirs ?? t("settings.collided.theirs"),
          render: (field) => textOf(field, theirs, "theirs"),
          secondary: "labelled",
        },
      ]}
    />
  );
};
