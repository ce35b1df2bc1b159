import { list, oneOf, severalOf } from "../kit/list.ts";
import { pioneerAges, PioneerCase, PioneerSummary } from "./pioneer.ts";
import { pioneerStatuses } from "./pioneer-status.ts";

const byStatus = severalOf(pioneerStatuses, "pioneer.column.status", (status) => `pioneer.status.${status}`);

/** The company's submissions; a search matches number, order, model and descriptions. */
export const pioneerList = list({
  row: PioneerSummary,
  columns: {
    model: "pioneer.column.model",
    status: "pioneer.column.status",
    order: "pioneer.column.order",
    submittedAt: "pioneer.column.submittedAt",
    followUpOn: "pioneer.column.followUpOn",
    returnUntil: "pioneer.column.returnUntil",
  },
  sortable: ["submittedAt", "model", "order", "status", "followUpOn"],
  sort: "-submittedAt",
  search: "pioneer.search",
  filters: { status: byStatus },
  period: "pioneer.column.submittedAt",
});

/** The submissions of all companies, for staff; a search matches the company's name and customer number, too. */
export const pioneerCaseList = list({
  row: PioneerCase,
  columns: { ...pioneerList.columns, company: "pioneer.column.company" },
  sortable: [...pioneerList.sortable, "company"],
  sort: "status",
  search: "pioneer.cases.search",
  filters: { status: byStatus, age: oneOf(pioneerAges, "pioneer.age", (age) => `pioneer.age.${age}`) },
  period: "pioneer.column.submittedAt",
});
