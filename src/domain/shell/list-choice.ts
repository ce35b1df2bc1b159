import * as Schema from "effect/Schema";
import type { ListPreferences } from "./list-preferences.ts";

/** How many lists with hidden columns an account keeps: those that were chosen last. */
const MAX_LISTS = 40;
/** How many columns of one list can be hidden. */
const MAX_COLUMNS = 30;

const ListName = Schema.String.check(Schema.isPattern(/^[a-z][a-z-]{0,39}$/));
const ColumnKey = Schema.String.check(Schema.isPattern(/^[A-Za-z]{1,40}$/));

/** The columns that a choice hides, by list; an empty list of columns shows all of them. */
export const HiddenColumns = Schema.Array(
  Schema.Struct({
    list: ListName,
    columns: Schema.Array(ColumnKey).check(Schema.isMaxLength(MAX_COLUMNS)),
  }),
).check(Schema.isMaxLength(MAX_LISTS));

/** What an account keeps of its preferences: the lists that have hidden columns, at most 40 of them. */
export const keptPreferences = ({ hidden = [], ...preferences }: ListPreferences): ListPreferences => ({
  ...preferences,
  hidden: hidden.filter(({ columns }) => columns.length > 0).slice(-MAX_LISTS),
});
