import type { AnyList } from "../../domain/kit/list.ts";
import { useSearchParams } from "react-router-dom";
import { printListAddress, readListAddress, type ListAddress, type ListRules } from "./list-address.ts";

/** How a change is added to the history: typing replaces the entry, a selection pushes one. */
type Step = "push" | "replace";

/** A list's state in the address bar, and its changes; every change except of the page returns to page 1. */
export interface ListState<Status extends string, Column extends string> {
  readonly rules: ListRules<Status, Column>;
  readonly declared?: AnyList;
  readonly address: ListAddress<Status, Column>;
  readonly change: (change: Partial<ListAddress<Status, Column>>, step?: Step) => void;
  /** The address of the list with a change, for links. */
  readonly hrefOf: (change: Partial<ListAddress<Status, Column>>) => { readonly search: string };
}

/** The list's state from the address bar. */
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
