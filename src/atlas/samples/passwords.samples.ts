import { linkCodes } from "../../domain/passwords/link.refusals.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { answered, offline, refused } from "./sample-kinds.ts";

const linkRefused = linkCodes.map((code) => refused(code));

export const samples = {
  "new-password": {
    inputs: [{ values: { hash: "sample", password: "", repeat: "" }, limit: 90_000 }],
    payloads: {
      "form.changed": [
        { change: { password: "Sample-2026!", repeat: "Sample-2026!" } },
        { change: { repeat: "" } },
      ],
      "form.left": [{ field: "password" }, { field: "repeat" }],
      "form.found": [{ values: { hash: "sample", password: "", repeat: "" } }],
      "xstate.done.actor.submit": [
        answered({}),
        refused("PASSWORD_RULES", { field: "password" }),
        ...linkRefused,
        offline,
      ],
    },
  },
  "password-request": {
    inputs: [{ values: { email: "" }, limit: 90_000 }],
    payloads: {
      "form.changed": [{ change: { email: "grace@example.com" } }, { change: { email: "grace" } }],
      "form.left": [{ field: "email" }],
      "form.found": [{ values: { email: "grace@example.com" } }],
      "xstate.done.actor.submit": [
        answered({}),
        refused("EMAIL_INVALID", { field: "email" }),
        refused("TOO_MANY_REQUESTS", { retryAfter: 60 }),
      ],
    },
  },
  "password-reset": {
    inputs: [{ hash: "sample" }, { hash: "" }],
    payloads: {
      "xstate.done.actor.checkLink": [
        answered({ purpose: "reset", email: "grace@example.com" }),
        answered({ purpose: "activation", email: "grace@example.com" }),
        ...linkRefused,
        offline,
      ],
      "xstate.done.actor.useLink": [answered({}), ...linkRefused, offline],
      "xstate.done.actor.newPassword": [answered({})],
    },
  },
} satisfies AreaSamples;
