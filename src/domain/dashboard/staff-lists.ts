import { pioneerStatuses } from "../pioneer/pioneer-status.ts";
import { routes } from "../shell/routes.ts";
import type { WaitingAge } from "../support/support-case.ts";
import type { StaffOverview } from "./staff-overview.ts";

/** The lists where staff do what waits for them, narrowed to what a number of the overview counts, the longest waiting first. */
export const staffListPath = (name: Exclude<keyof StaffOverview, "own">, age?: WaitingAge): string => {
  switch (name) {
    case "tickets":
      return `${routes.support.path}?waiting=support${age === undefined ? "" : `&age=${age}`}&sort=lastActivity`;
    case "licences":
      return `${routes.licenceReview.path}?status=pending&sort=submittedAt`;
    case "references":
      return `${routes.referenceReview.path}?status=pending`;
    case "submissions":
      return `${routes.pioneerCases.path}?status=${pioneerStatuses.filter((status) => status !== "done").join(",")}`;
  }
};
