import { useMemo } from "react";
import type { FieldBinding } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Combobox } from "../../kit/fields/combobox.tsx";
import { createFindItems } from "../../kit/fields/find-items.ts";
import { knownIssueProblemText } from "./known-issues-labels.ts";

export interface CodeComboboxProps {
  readonly field: FieldBinding<string>;
  readonly codes: readonly string[];
}

/** The error code, found by typing a part of it. */
export const CodeCombobox = ({ field: { problem, ...binding }, codes }: CodeComboboxProps) => {
  const t = useText();
  const { items, find } = useMemo(() => {
    const all = codes.map((code) => ({ value: code, label: code }));
    return { items: all, find: createFindItems(all, () => []) };
  }, [codes]);
  return (
    <Combobox
      {...binding}
      label={t("known_issues.column.code")}
      error={knownIssueProblemText(t, "code", problem)}
      items={items}
      find={find}
      autoComplete="off"
    />
  );
};
