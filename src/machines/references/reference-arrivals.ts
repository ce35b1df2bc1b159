/** Where a reference project's life begins: one transition a status, named by it. */
import { referenceStatuses } from "../../domain/references/reference-life.ts";

export const arrivals = referenceStatuses.map((status) => ({
  guard: { type: "isIn" as const, params: { status } },
  target: status,
  description: `It is ${status}`,
  meta: { id: status },
}));
