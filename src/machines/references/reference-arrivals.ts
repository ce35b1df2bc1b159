/** Where a reference project's life begins: one transition a status, named by it. */
import { referenceStatuses } from "../../domain/references/reference-life.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";

const meta: MachineMeta = { spec: "business §4", screen: "reference" };

export const arrivals = referenceStatuses.map((status) => ({
  guard: { type: "isIn" as const, params: { status } },
  target: status,
  description: `It is ${status}`,
  meta: { ...meta, id: status },
}));
