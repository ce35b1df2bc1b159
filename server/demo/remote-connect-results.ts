import * as Schema from "effect/Schema";
import { BLOCK_MINUTES } from "../../src/domain/products/cloud-dns.ts";
import {
  nextTest,
  RemoteConnectOutcome,
  type LastTest,
  type RemoteConnectResult,
} from "../../src/domain/products/remote-connect.ts";
import type { Calendar } from "./calendar.ts";
import { cycle, randomOf } from "./random.ts";

// Past test results by product, oldest first. What is left out was never tested.
const histories: Readonly<Record<number, readonly string[]>> = {
  1: ["461", "461", "409", "200", "200", "200", "482", "200", "200", "200"],
  2: ["403", "403"],
  3: ["200", "409", "409"],
  4: ["200", "418/471"],
  6: ["200", "200", "418/473"],
  7: ["418/474"],
  8: ["200", "200", "461", "461"],
  9: ["461", "462", "462"],
  10: ["200", "481"],
  11: ["200", "482", "482"],
  12: ["HTTP_500"],
  17: ["481", "200", "200"],
  36: ["462", "200"],
  38: ["200", "461"],
};

const toOutcome = Schema.decodeSync(RemoteConnectOutcome);

const took = (code: string, random: (from: number, to: number) => number): number =>
  code === "482" ? 10_000 + random(1, 20) : random(40, 900);

/** The past tests of a product, a few days apart, the oldest first. */
export const pastTests = (calendar: Calendar, place: number, by: string): readonly RemoteConnectResult[] => {
  const random = randomOf(`results:${place}`);
  const history = histories[place] ?? [];
  return history.map((written, index) => {
    const [code = written, detail = null] = written.split("/");
    const testedAt = new Date(
      calendar.momentAgo((history.length - index) * cycle([4, 6, 9], place), random.int(7 * 60, 17 * 60)),
    );
    // Of a block by cloud DNS no end is known.
    const until =
      detail === null || detail === "473"
        ? null
        : new Date(testedAt.getTime() + BLOCK_MINUTES * 60_000).toISOString();
    return {
      id: `demo-${place}-${index}`,
      testedAt,
      by,
      outcome: toOutcome({ code, detail, until }),
      took: took(code, random.int),
    };
  });
};

/** What past tests come to; undefined without any. */
export const lastOf = (tests: readonly RemoteConnectResult[]): LastTest | undefined =>
  tests.reduce<LastTest | undefined>(nextTest, undefined);
