import { useEffect, useState, type FormEvent } from "react";
import { Field } from "../kit/fields/field.tsx";
import { TextInput } from "../kit/fields/text-input.tsx";
import { SEARCH_LIMIT } from "./list-address.ts";
import styles from "./list-filters.module.css";

export interface SearchFieldProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly onSearch: (search: string) => void;
}

/** Delay between typing and the search, in milliseconds. */
const PAUSE = 400;

/** A search field that searches after a pause in typing, or at once with Enter. Unsearched input is kept only here. */
export const SearchField = ({ label, help, value, onSearch }: SearchFieldProps) => {
  const [typed, setTyped] = useState<string>();
  const search = (text: string) => {
    setTyped(undefined);
    if (text !== value) onSearch(text);
  };
  // Anew with each rendering: what was filtered or opened during the pause stays, as the search is added to the address that is there by then.
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => search(typed), PAUSE);
    return () => clearTimeout(timer);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(typed ?? value);
  };
  return (
    <form role="search" onSubmit={submit} className={styles["search"]}>
      <Field label={label} help={help}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            maxLength={SEARCH_LIMIT}
            autoComplete="off"
            value={typed ?? value}
            onChange={setTyped}
          />
        )}
      </Field>
    </form>
  );
};
