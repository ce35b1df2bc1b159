import { useLocation, useSearchParams } from "react-router-dom";
import type { AnyList, ListRequestOf, PartOf } from "../../domain/kit/list.ts";
import {
  printListAddress,
  readListAddress,
  requestOf,
  rulesOf,
  type ListAddress,
  type ListRules,
} from "./list-address.ts";

/** How a change is added to the history: typing replaces the entry, a selection pushes one. */
type Step = "push" | "replace";

/** A list's state in the address bar, and its changes; every change except of the page returns to page 1. */
export interface ListState<List extends AnyList = AnyList> {
  readonly declared: List;
  readonly rules: ListRules;
  readonly address: ListAddress;
  /** What the server is asked for. */
  readonly request: ListRequestOf<List>;
  readonly change: (change: Partial<ListAddress>, step?: Step) => void;
  /** The address of the list with a change, for links. */
  readonly hrefOf: (change: Partial<ListAddress>) => { readonly search: string };
}

/** A list, or a part of it, at the address that is shown. */
export const useList = <List extends AnyList>(declared: List, part?: PartOf<List>): ListState<List> => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const rules = rulesOf(declared, part);
  const address = readListAddress(params, rules);
  const printed = (change: Partial<ListAddress>) =>
    printListAddress({ ...address, page: 1, ...change }, rules, params);
  return {
    declared,
    rules,
    address,
    request: requestOf(declared, address, part),
    change: (change, step = "push") =>
      // A replaced entry is still that of a dialog which was opened over it.
      setParams(printed(change), step === "replace" ? { replace: true, state } : {}),
    hrefOf: (change) => ({ search: printed(change).toString() }),
  };
};
