import type { Hit, SearchAnswer } from "../../domain/search/hit.ts";
import { day } from "../desk/fixtures/samples.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { answered, offline } from "./sample-kinds.ts";

/** An order that is found. */
export const hit: Hit = {
  kind: "order",
  id: "SO-2026-000012",
  title: "SO-2026-000012",
  detail: "House Novak",
  date: day("01-12"),
};
/** What is found in the samples. */
export const found: SearchAnswer = { groups: [{ kind: "order", hits: [hit] }] };

export const samples = {
  search: {
    inputs: [undefined],
    payloads: {
      "search.typed": [{ text: "" }, { text: "novak" }, { text: "novak " }, { text: "tree" }],
      "search.chosen": [{ address: "/order/SO-2026-000012/", title: hit.title }],
      "xstate.done.actor.find": [answered(found), answered({ groups: [] }), offline],
    },
  },
} satisfies AreaSamples;
