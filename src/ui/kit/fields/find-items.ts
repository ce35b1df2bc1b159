import { fold } from "../../../domain/kit/fold.ts";
import type { SelectItem } from "./option-list.tsx";

/** What a text finds among the items of a combobox. */
interface FoundItems<Value> {
  /** Those that have the text in one of their names, the best first. */
  readonly items: readonly SelectItem<Value>[];
  /** The one that the text names: by a whole name, or because it finds no other. */
  readonly named: SelectItem<Value> | undefined;
  /** True while they are looked for elsewhere, or have not come yet. */
  readonly waits?: boolean;
}

export type FindItems<Value> = (text: string) => FoundItems<Value>;

/** Finds nothing in items that have not come yet. */
export const findsLater: FindItems<never> = () => ({ items: [], named: undefined, waits: true });

/** A name or a typed text as they are compared: without case, accents and punctuation. */
const comparable = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** How well a text matches an item, 0 is best: its label, another name, the beginnings of both, of a word, or a part of one. */
const rankOf = (text: string, label: string, others: readonly string[]): number | undefined => {
  const names = [label, ...others];
  const fits = [
    label === text,
    others.includes(text),
    label.startsWith(text),
    others.some((name) => name.startsWith(text)),
    names.some((name) => name.includes(` ${text}`)),
    names.some((name) => name.includes(text)),
  ];
  const rank = fits.indexOf(true);
  return rank === -1 ? undefined : rank;
};

const WHOLE_NAME = 1;

/** Finds items by their labels and by the other names that `namesOf` gives, which is asked with the first search. */
export const createFindItems = <Value>(
  items: readonly SelectItem<Value>[],
  namesOf: (value: Value) => readonly string[],
): FindItems<Value> => {
  const read = () =>
    items.map((item) => ({
      item,
      label: comparable(item.label),
      others: namesOf(item.value).map(comparable),
    }));
  let index: ReturnType<typeof read> | undefined;
  return (text) => {
    const wanted = comparable(text);
    index ??= read();
    const found = index
      .flatMap(({ item, label, others }) => {
        const rank = rankOf(wanted, label, others);
        return rank === undefined ? [] : [{ item, rank }];
      })
      .toSorted((one, other) => one.rank - other.rank);
    const [best, next] = found;
    const isNamed =
      best !== undefined && (next === undefined || (best.rank <= WHOLE_NAME && best.rank < next.rank));
    return { items: found.map(({ item }) => item), named: isNamed ? best.item : undefined };
  };
};
