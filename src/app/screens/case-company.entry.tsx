import {
  getCaseBalance,
  getCaseCompany,
  getCaseInvoices,
  getCaseTrainings,
  getCaseVouchers,
} from "../../api/case-company.calls.ts";
import {
  CaseCompanyActorsProvider,
  type CaseCompanyActors,
} from "../../ui/screens/support/case-company-actors.ts";
import { CaseCompanyScreen } from "../../ui/screens/support/case-company-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

/** Apart from tickets and support: its lists are those of three other areas. */
export const screens: ScreenEntry["screens"] = (live) => {
  const actors: CaseCompanyActors = {
    company: live.resource(getCaseCompany),
    balance: live.resource(getCaseBalance),
    invoices: live.resource(getCaseInvoices),
    trainings: live.resource(getCaseTrainings),
    vouchers: live.resource(getCaseVouchers),
  };
  return { "case-company": withActors(CaseCompanyActorsProvider, actors, CaseCompanyScreen) };
};
