import { useSearchParams } from "react-router-dom";
import { printListAddress, readListAddress, type ListAddress, type ListRules } from "./list-address.ts";

/** How a change of the address stands in the history: typing replaces, a choice is a step that Back undoes. */
type Step = "push" | "replace";

/** A list's state in the address bar, and the ways to change it; any change but of the page begins again at page 1. */
export interface ListState<Status extends string, Column extends string> {
  readonly rules: ListRules<Status, Column>;
  readonly address: ListAddress<Status, Column>;
  readonly change: (change: Partial<ListAddress<Status, Column>>, step?: Step) => void;
  /** The address of the same list, changed: for real links. */
  readonly hrefOf: (change: Partial<ListAddress<Status, Column>>) => { readonly search: string };
}

/** The list's state as the address bar says it. */
export const useListAddress = <Status extends string, Column extends string>(
  rules: ListRules<Status, Column>,
): ListState<Status, Column> => {
  const [params, setParams] = useSearchParams();
  const address = readListAddress(params, rules);
  const printed = (change: Partial<ListAddress<Status, Column>>) =>
    printListAddress({ ...address, page: 1, ...change }, rules, params);
  return {
    rules,
    address,
    change: (change, step = "push") => setParams(printed(change), { replace: step === "replace" }),
    hrefOf: (change) => ({ search: printed(change).toString() }),
  };
};
