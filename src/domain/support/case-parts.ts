import { routes } from "../shell/routes.ts";

/** What staff may look at of a company from its ticket: a screen each. */
export const caseParts = ["caseInvoices", "caseTrainings", "caseVouchers"] as const;
export type CasePart = (typeof caseParts)[number];

/** The path of a part of a ticket's company. */
export const casePartPath = (part: CasePart, id: string): string =>
  routes[part].path.replace(":id", encodeURIComponent(id));
