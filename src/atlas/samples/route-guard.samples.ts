import type { Visitor } from "../../domain/shell/access.ts";
import { routes } from "../../domain/shell/routes.ts";
import type { MachineSamples } from "../walk/walk.ts";

const owner: Visitor = { groups: ["partner"], rights: undefined };
const clerk: Visitor = { groups: ["partner"], rights: ["tickets"] };

export const samples: MachineSamples = {
  inputs: [undefined],
  payloads: {
    "route.entered": [
      { route: routes.orders, path: "/orders/", search: "?page=2" },
      { route: routes.messages, path: "/messages/", search: "" },
      { route: routes.dashboard, path: "/", search: "" },
      { route: routes.login, path: "/login/", search: "?redirect=%2Forders%2F" },
    ],
    "session.takenOver": [{ visitor: owner }],
    "session.changed": [{ visitor: owner }, { visitor: clerk }, { visitor: undefined }],
  },
};
