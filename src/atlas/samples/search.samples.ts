import type { AreaSamples } from "../walk/walk.ts";
import { answered, offline } from "./sample-kinds.ts";

const hit = { kind: "order", id: "SO-2026-00012", title: "SO-2026-00012", detail: "House Novak", date: null };

export const samples = {
  search: {
    inputs: [undefined],
    payloads: {
      "search.typed": [{ text: "" }, { text: "novak" }, { text: "novak " }, { text: "tree" }],
      "search.chosen": [{ address: "/order/SO-2026-00012/", title: "SO-2026-00012" }],
      "xstate.done.actor.find": [
        answered({ groups: [{ kind: "order", hits: [hit] }] }),
        answered({ groups: [] }),
        offline,
      ],
    },
  },
} satisfies AreaSamples;
