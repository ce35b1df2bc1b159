import type { OrderItem } from "./order-item.ts";
import type { Order } from "./order.ts";

/** An article and how much of it an order had, over all its lines. */
interface ReorderedArticle extends Pick<OrderItem, "articleNumber" | "name"> {
  readonly quantity: number;
}

/** An order's articles as the shop is asked for them again. */
export interface Reorder {
  readonly articles: readonly ReorderedArticle[];
  /** The articles that the shop no longer sells: they are left out. */
  readonly discontinued: readonly ReorderedArticle[];
}

/** The articles of an order, each once, by whether the shop still sells them (business §1). */
export const reorderOf = ({ items }: Pick<Order, "items">): Reorder => {
  const found = new Map<string, ReorderedArticle & Pick<Order["items"][number], "isSold">>();
  for (const { articleNumber, name, ordered, isSold } of items) {
    const quantity = (found.get(articleNumber)?.quantity ?? 0) + ordered;
    found.set(articleNumber, { articleNumber, name, quantity, isSold });
  }
  const some = (sold: boolean) =>
    [...found.values()].flatMap(({ isSold, ...article }) => (isSold === sold ? [article] : []));
  return { articles: some(true), discontinued: some(false) };
};

/** The configured address of the shop's cart, in which `{articles}` becomes `100335:2,100218:1` (docs/decisions/orders.md). */
export const reorderAddress = (link: string, articles: Reorder["articles"]): string => {
  const text = articles.map(({ articleNumber, quantity }) => `${articleNumber}:${quantity}`).join(",");
  return link.replaceAll("{articles}", () => encodeURIComponent(text));
};
