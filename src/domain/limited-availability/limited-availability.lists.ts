import { list } from "../kit/list.ts";
import { Shortage } from "./shortage.ts";

/** The articles of limited availability (business §2); a search matches number and name of the article and of its replacement. */
export const shortageList = list({
  row: Shortage,
  columns: {
    number: "shortages.column.number",
    name: "shortages.column.name",
    until: "shortages.column.until",
    replacement: "shortages.column.replacement",
  },
  sortable: ["until", "number", "name"],
  sort: "until",
  search: "shortages.search",
  period: "shortages.column.until",
});
