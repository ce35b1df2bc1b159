import { accessTable, isAllowed } from "../../../domain/shell/access.ts";
import { useAccount } from "../../shell/session/use-account.ts";
import { CompanyReferences } from "./company-references.tsx";
import { PublishedReferences } from "./published-references.tsx";

/** The company's own reference projects for who manages them, and the published ones of all companies for everybody else (shell §2, business §2). */
export const ReferencesScreen = () => {
  const visitor = useAccount()?.visitor;
  return visitor !== undefined && isAllowed(accessTable.references, visitor) ? (
    <CompanyReferences />
  ) : (
    <PublishedReferences />
  );
};
