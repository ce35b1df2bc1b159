import * as Schema from "effect/Schema";

/** Columns of one list; a list has a stable name, which accounts keep. */
const ColumnsOfList = Schema.Struct({ list: Schema.String, columns: Schema.Array(Schema.String) });

/** What a person has chosen of the tables: rows of 32 px in all lists, and by list the columns that are not shown. Lists and columns of another release may be among them. */
export const ListPreferences = Schema.Struct({
  compact: Schema.optionalKey(Schema.Boolean),
  hidden: Schema.optionalKey(Schema.Array(ColumnsOfList)),
});
export type ListPreferences = typeof ListPreferences.Type;

/** What holds after a choice: it replaces rows and each list that it names, and no other list. The lists that were chosen last come last. */
export const withChoice = (preferences: ListPreferences, choice: ListPreferences): ListPreferences => ({
  ...preferences,
  ...choice,
  ...(choice.hidden && {
    hidden: [
      ...(preferences.hidden ?? []).filter(
        ({ list }) => choice.hidden?.some((one) => one.list === list) !== true,
      ),
      ...choice.hidden,
    ],
  }),
});

/** The columns of a list that are not shown. */
export const hiddenColumns = ({ hidden = [] }: ListPreferences, list: string): readonly string[] =>
  hidden.find((one) => one.list === list)?.columns ?? [];
