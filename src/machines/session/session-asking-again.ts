import { onLogin, request, sessionSetup } from "./session-setup.ts";
import type { found, restored } from "./session-signing-in.ts";

const waiting = sessionSetup.createStateConfig({
  description: "Waits before it asks again",
  meta: onLogin,
  tags: ["failed"],
  entry: "countFailure",
  after: {
    backOff: {
      target: "checking",
      description: "Asks again: after 5, 15, then every 60 seconds",
      meta: { spec: "decisions/session" },
    },
  },
  on: { "session.retry": { target: "checking", description: "Asked to try again", meta: onLogin } },
});

/** Asks again who is signed in until an answer comes; `answeredBy` is what follows from it. */
export const askingAgain = (answeredBy: typeof found | typeof restored) => ({
  waiting,
  checking: sessionSetup.createStateConfig({
    ...request("checkSession", {
      id: "checkAgain",
      input: () => undefined,
      limit: 10_000,
      answeredBy,
      failed: { target: "waiting", description: "Still no answer" },
      crashed: "#session.signedOut.asking.crashed",
    }),
    description: "Asks again",
  }),
});
