import { useLocation } from "react-router-dom";
import { carriedQuery } from "../../domain/shell/carried-query.ts";

/** The part of the visit's query string that links to other screens keep (shell §2); empty, or with its leading `?`. */
export const useVisitQuery = (): string => carriedQuery(useLocation().search);
