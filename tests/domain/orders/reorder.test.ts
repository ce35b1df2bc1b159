import { describe, expect, it } from "vitest";
import type { Order } from "../../../src/domain/orders/order.ts";
import { reorderAddress, reorderOf } from "../../../src/domain/orders/reorder.ts";

type Item = Order["items"][number];
const item = (articleNumber: string, ordered: number, isSold = true): Item => ({
  position: 10,
  open: 0,
  unitPrice: { cents: 10_000, currency: "EUR" },
  discount: 0,
  subtotal: { cents: 12_000, currency: "EUR" },
  estimatedDispatch: null,
  articleNumber,
  name: `Article ${articleNumber}`,
  ordered,
  isSold,
  isShort: false,
});

describe("an order's articles in the shop again", () => {
  it("are each once with the quantity of all lines, and what is no longer sold is apart", () => {
    const items = [item("100335", 2), item("100038", 4, false), item("100218", 1), item("100335", 3)];
    expect(reorderOf({ items })).toEqual({
      articles: [
        { articleNumber: "100335", name: "Article 100335", quantity: 5 },
        { articleNumber: "100218", name: "Article 100218", quantity: 1 },
      ],
      discontinued: [{ articleNumber: "100038", name: "Article 100038", quantity: 4 }],
    });
  });

  it("have the configured address, in which no article number can change another part", () => {
    const { articles } = reorderOf({ items: [item("100335", 2), item("A&b=1$&", 1.5)] });
    const address = reorderAddress("https://shop.example/de/cart/?add={articles}&from=portal", articles);
    expect(address).toBe("https://shop.example/de/cart/?add=100335%3A2%2CA%26b%3D1%24%26%3A1.5&from=portal");
    expect(new URL(address).searchParams.get("add")).toBe("100335:2,A&b=1$&:1.5");
  });
});
