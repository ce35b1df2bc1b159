import * as Arbitrary from "effect/Arbitrary";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { expect, test } from "vitest";
import { pageOf } from "../../src/domain/kit/list.ts";
import { OrderSummary } from "../../src/domain/orders/order-summary.ts";
import { medianOf } from "./support/median.ts";

test("decoding 10,000 orders, as a ratio to JSON.parse of the same text", async () => {
  const some = await Effect.runPromise(Arbitrary.sampleEffect(Arbitrary.schema(OrderSummary)));
  const rows = Array.from({ length: 10_000 }, (_, index) => some[index % some.length]);
  const page = pageOf(OrderSummary);
  const text = JSON.stringify(Schema.encodeUnknownSync(page)({ rows, total: rows.length }));
  const decode = Schema.decodeUnknownSync(page);
  const parse = medianOf(9, () => JSON.parse(text));
  const both = medianOf(9, () => decode(JSON.parse(text)));
  console.log(
    `10,000 orders: parse ${parse.toFixed(1)} ms, parse and decode ${both.toFixed(1)} ms, ratio ${(both / parse).toFixed(1)}`,
  );
  // Each order takes microseconds, and a page has at most 200. The bound detects a schema with quadratic cost.
  expect(both / parse).toBeLessThan(60);
});
