import { type AnyList, type ListRequestOf, type PartOf, type SortedOf } from "../../domain/kit/list.ts";
import { requestOf, rulesOf } from "./list-address.ts";
import { useListAddress, type ListState } from "./use-list-address.ts";

type CodesIn<Filter> = Filter extends {
  readonly kind: "several";
  readonly values: readonly (infer Code extends string)[];
}
  ? Code
  : never;

/** The codes by which a list is narrowed. */
export type CodeOf<List extends AnyList> = CodesIn<List["filters"][keyof List["filters"]]>;

/** A declared list as its address has it. */
export interface DeclaredState<List extends AnyList> extends ListState<CodeOf<List>, SortedOf<List>> {
  readonly declared: List;
  /** What the server is asked for. */
  readonly request: ListRequestOf<List>;
}

/** A list, or a part of it, at the address that is shown. */
export const useList = <List extends AnyList>(declared: List, part?: PartOf<List>): DeclaredState<List> => {
  const state = useListAddress(rulesOf(declared, part));
  // The rules have the list's own codes and columns.
  return {
    ...state,
    declared,
    request: requestOf(declared, state.address, part),
  } as unknown as DeclaredState<List>;
};
