import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import type { Article } from "../../../domain/kit/article.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { ActionRef } from "../../../machines/kit/action.machine.ts";
import type { ScreenKey } from "../../actors/portal-actors.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Combobox, type ComboboxProps } from "../../kit/fields/combobox.tsx";
import type { FindItems } from "../../kit/fields/find-items.ts";
import { useTyped } from "../../lists/use-typed.ts";
import { useReferencesActors } from "./references-actors.ts";

type ArticlesRef = ActionRef<{ readonly search: string }, readonly Article[]>;

export interface ProductSearchProps extends Pick<
  ComboboxProps,
  "label" | "help" | "error" | "name" | "onBlur" | "readOnly" | "focused"
> {
  /** The key of the search. */
  readonly search: ScreenKey;
  readonly chosen: readonly Article[];
  readonly onAdd: (article: Article) => void;
}

/** Finds products by article number or name, and adds those that are chosen. */
export const ProductSearch = ({ search: key, chosen, onAdd, ...field }: ProductSearchProps) => {
  const t = useText();
  const [typed, setTyped] = useState("");
  const search = useTyped(typed.trim());
  const actor: ArticlesRef = useScreenActor(key, useReferencesActors().articles, { limit: WRITE_LIMIT });
  const { request, answer, failure } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  // What is typed while an answer is awaited is asked for after it.
  useEffect(() => {
    if (search !== "" && !busy && request?.search !== search)
      actor.send({ type: "action.send", request: { search } });
  }, [actor, busy, request, search]);
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
          actions={
            <Button onClick={() => actor.send({ type: "action.send", request })}>{t("failure.retry")}</Button>
          }
        />
      )}
    </>
  );
};
