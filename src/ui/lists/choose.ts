import type { ListState } from "./use-list.ts";

/** Narrows a list by a filter of the address; an empty value is none. */
export const choose = ({ address, change }: ListState, name: string, value: string): void => {
  const { [name]: _, ...others } = address.choices;
  change({ choices: value === "" ? others : { ...others, [name]: value } });
};
