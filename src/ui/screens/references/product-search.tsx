import { useEffect, useEffectEvent, useState } from "react";
import { findArticles } from "../../../api/references.calls.ts";
import type { Article } from "../../../domain/kit/article.ts";
import type { ReferenceId } from "../../../domain/references/reference-id.ts";
import { useAction } from "../../calls/use-action.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Combobox, type ComboboxProps } from "../../kit/fields/combobox.tsx";
import type { FindItems } from "../../kit/fields/find-items.ts";
import { useTyped } from "../../lists/use-typed.ts";

export interface ProductSearchProps extends Pick<
  ComboboxProps,
  "label" | "help" | "error" | "name" | "onBlur" | "readOnly" | "focused"
> {
  /** The reference project that they are searched for. */
  readonly id: ReferenceId;
  readonly chosen: readonly Article[];
  readonly onAdd: (article: Article) => void;
}

/** Finds products by article number or name, and adds those that are chosen. */
export const ProductSearch = ({ id, chosen, onAdd, ...field }: ProductSearchProps) => {
  const t = useText();
  const [typed, setTyped] = useState("");
  const search = useTyped(typed.trim());
  const { send, busy, failed, request, answer, failure } = useAction(findArticles, { as: id });
  const ask = useEffectEvent(send);
  // What is typed while an answer is awaited is asked for after it.
  useEffect(() => {
    if (search !== "" && !busy && request?.search !== search) ask({ search });
  }, [busy, request, search]);
  const find: FindItems<string> = (text) => {
    const wanted = text.trim();
    const found = request?.search === wanted ? answer : undefined;
    const items = (found ?? [])
      .filter((article) => chosen.every(({ number }) => number !== article.number))
      .map(({ number, name }) => ({ value: number, label: `${number} ${name}` }));
    return { items, named: items.find(({ value }) => value === wanted), waits: found === undefined };
  };
  return (
    <>
      <Combobox
        {...field}
        items={[]}
        find={find}
        onTyped={setTyped}
        value=""
        onChange={(chosenNumber) => {
          const article = answer?.find(({ number }) => number === chosenNumber);
          if (article !== undefined) onAdd(article);
        }}
        autoComplete="off"
      />
      {failed && request !== undefined && (
        <FailureAlert
          title={t("references.products.failed")}
          failure={failure}
          actions={<Button onClick={() => send(request)}>{t("failure.retry")}</Button>}
        />
      )}
    </>
  );
};
