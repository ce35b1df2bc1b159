import { notFound, type Handlers } from "../../http/handler.ts";
import { listCases, readCase } from "./support-cases.sql.ts";

/** Support cases: tickets as support sees them; staff see all companies' tickets. */
export const supportCasesHandlers: Handlers<"getSupportCases" | "getSupportCase"> = {
  getSupportCases: ({ sql, account, now }, request) => listCases(sql, account, request, now()),
  getSupportCase: async ({ sql, account }, { id }) => (await readCase(sql, account, id)) ?? notFound,
};
