import { createEmptyActor } from "xstate";
import type { endpointHealthMachine } from "../../../machines/shell/endpoint-health.machine.ts";
import { answers, begins, breaks, ends, fails, late, passes, tableOf } from "../spec-table.ts";

const input = { parent: createEmptyActor() };
const failed = { type: "endpoint.failed" } as const;
const answered = { type: "endpoint.answered" } as const;
const disconnected = { type: "endpoint.disconnected" } as const;
const connected = { type: "endpoint.connected" } as const;
const probeFails = fails("probe", { _tag: "EndpointFailure", status: 500 });
const probing = [failed, passes(5000)];

export const table = tableOf<typeof endpointHealthMachine>()({
  situations: {
    "the endpoint answers": { input, steps: [] },
    "limited mode": { input, steps: [failed] },
    "limited mode, and the endpoint is probed": { input, steps: probing },
    "limited mode, and one probe has failed": { input, steps: [...probing, probeFails] },
    "limited mode, and three probes have failed": {
      input,
      steps: [...probing, probeFails, passes(10_000), probeFails, passes(20_000), probeFails],
    },
    "limited mode, and four probes have failed": {
      input,
      steps: [
        ...probing,
        probeFails,
        passes(10_000),
        probeFails,
        passes(20_000),
        probeFails,
        passes(60_000),
        probeFails,
      ],
    },
    "a call was answered in limited mode": { input, steps: [failed, answered] },
    "it is told that the portal answers again": { input, steps: [...probing, answers("probe")] },
    "it answers again for a minute": { input, steps: [...probing, answers("probe"), passes(60_000)] },
    "no connection": { input, steps: [disconnected] },
    "an answer had arrived after the connection was gone": {
      input,
      steps: [disconnected, answered, passes(5000)],
    },
    "the connection is back, and the endpoint is probed": { input, steps: [disconnected, connected] },
    "probing has a defect": { input, steps: [...probing, breaks("probe")] },
  },
  steps: {
    "it begins": begins,
    "a call fails": failed,
    "a call is answered": answered,
    "the browser has no connection": disconnected,
    "the browser has a connection": connected,
    "almost 5 seconds pass": passes(4999),
    "5 seconds pass": passes(5000),
    "10 seconds pass": passes(10_000),
    "15 seconds pass": passes(15_000),
    "59 seconds pass": passes(59_000),
    "60 seconds pass": passes(60_000),
    "the probe is answered": answers("probe"),
    "the probe is refused": fails("probe", { _tag: "Refused", code: "FORBIDDEN" }),
    "the probe finds that the session is over": fails("probe", { _tag: "SessionExpired" }),
    "the probe fails": probeFails,
    "the probe gets no answer": fails("probe", { _tag: "Offline" }),
    "the probe has a defect": breaks("probe"),
    "the probe is answered late": late(answers("probe")),
    "the message is closed": ends("recovery"),
    "the warning is closed": ends("notice"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "shell §4", given: "the endpoint answers", when: "it begins", must: "fine.steady", not: ["notice", "probe"] },
    { spec: "shell §4", given: "the endpoint answers", when: "a call fails", must: "limited.waiting", tags: ["limited"], calls: [["notice", { tone: "warning" }]], not: ["probe"] },
    { spec: "shell §4", given: "the endpoint answers", when: "a call is answered", must: "fine.steady", not: ["notice", "endpoint.recovered"] },
    { spec: "shell §8", given: "limited mode", when: "a call fails", must: "limited.waiting", not: ["notice"] },
    { spec: "shell §8", given: "limited mode", when: "the warning is closed", must: "limited.waiting", not: ["notice", "fine"] },
    { spec: "decisions/shell", given: "limited mode", when: "almost 5 seconds pass", must: "limited.waiting", not: ["probe"] },
    { spec: "decisions/shell", given: "limited mode", when: "5 seconds pass", must: "limited.probing", calls: ["probe"] },
    { spec: "decisions/shell", given: "limited mode, and one probe has failed", when: "5 seconds pass", must: "limited.waiting", not: ["probe"] },
    { spec: "decisions/shell", given: "limited mode, and one probe has failed", when: "10 seconds pass", must: "limited.probing", calls: ["probe"] },
    { spec: "decisions/shell", given: "limited mode, and three probes have failed", when: "59 seconds pass", must: "limited.waiting", not: ["probe"] },
    { spec: "decisions/shell", given: "limited mode, and three probes have failed", when: "60 seconds pass", must: "limited.probing", calls: ["probe"] },
    { spec: "decisions/shell", given: "limited mode, and four probes have failed", when: "60 seconds pass", must: "limited.probing", calls: ["probe"] },
    { spec: "shell §8", given: "limited mode", when: "the browser has a connection", must: "limited.probing", calls: ["probe"] },
    { spec: "shell §4", given: "limited mode, and the endpoint is probed", when: "the probe is answered", must: "fine.recovered", tells: ["endpoint.recovered"], calls: [["notice", { tone: "success" }]] },
    { spec: "shell §4", given: "limited mode, and the endpoint is probed", when: "the probe is refused", must: "fine.recovered", tells: ["endpoint.recovered"] },
    { spec: "shell §4", given: "limited mode, and the endpoint is probed", when: "the probe finds that the session is over", must: "fine.recovered", tells: ["endpoint.recovered"] },
    { spec: "shell §8", given: "limited mode, and the endpoint is probed", when: "the probe fails", must: "limited.waiting", not: ["endpoint.recovered", "fine", "notice"] },
    { spec: "shell §8", given: "limited mode, and the endpoint is probed", when: "the probe gets no answer", must: "limited.waiting", not: ["endpoint.recovered", "fine"] },
    { spec: "shell §8", given: "limited mode, and the endpoint is probed", when: "15 seconds pass", must: "limited.waiting", not: ["endpoint.recovered", "fine"] },
    { spec: "decisions/calls", given: "limited mode, and the endpoint is probed", when: ["15 seconds pass", "the probe is answered late"], must: "limited.waiting", not: ["endpoint.recovered", "fine"] },
    { spec: "architecture", given: "limited mode, and the endpoint is probed", when: "the probe has a defect", must: "crashed", tags: ["limited"], not: ["endpoint.recovered"] },
    { spec: "shell §4", given: "limited mode, and the endpoint is probed", when: "a call is answered", must: "fine.recovered", tells: ["endpoint.recovered"] },
    { spec: "shell §4", given: "limited mode", when: "a call is answered", must: "fine.recovering", not: ["endpoint.recovered"] },
    { spec: "shell §4", given: "a call was answered in limited mode", when: "almost 5 seconds pass", must: "fine.recovering", not: ["endpoint.recovered"] },
    { spec: "shell §4", given: "a call was answered in limited mode", when: "5 seconds pass", must: "fine.recovered", tells: ["endpoint.recovered"] },
    { spec: "shell §4", given: "a call was answered in limited mode", when: "a call fails", must: "limited.waiting", calls: ["notice"], not: ["endpoint.recovered"] },
    { spec: "decisions/shell", given: "a call was answered in limited mode", when: ["a call fails", "5 seconds pass"], must: "limited.waiting", not: ["probe"] },
    { spec: "decisions/shell", given: "a call was answered in limited mode", when: ["a call fails", "10 seconds pass"], must: "limited.probing", calls: ["probe"] },
    { spec: "shell §4", given: "it is told that the portal answers again", when: "the message is closed", must: "fine.steady" },
    { spec: "decisions/shell", given: "it is told that the portal answers again", when: ["a call fails", "5 seconds pass"], must: "limited.waiting", not: ["probe"] },
    { spec: "decisions/shell", given: "it is told that the portal answers again", when: "60 seconds pass", must: "fine.recovered", sees: { probes: 0 } },
    { spec: "decisions/shell", given: "it answers again for a minute", when: ["a call fails", "5 seconds pass"], must: "limited.probing", calls: ["probe"] },

    // No connection
    { spec: "shell §8", given: "the endpoint answers", when: "the browser has no connection", must: "offline.cut", tags: ["limited", "offline"], sees: { disconnected: true }, calls: [["notice", { tone: "warning" }]], not: ["limited"] },
    { spec: "shell §8", given: "limited mode", when: "the browser has no connection", must: "offline.cut", not: ["probe"] },
    { spec: "shell §8", given: "no connection", when: "60 seconds pass", must: "offline.cut", not: ["probe"] },
    { spec: "shell §8", given: "no connection", when: "the browser has a connection", must: "offline.reconnecting", sees: { disconnected: false }, calls: ["probe"] },
    { spec: "shell §4", given: "no connection", when: "a call is answered", must: "fine.recovering" },
    { spec: "shell §8", given: "an answer had arrived after the connection was gone", when: "a call fails", must: "offline.cut", not: ["limited"] },
    { spec: "shell §8", given: "an answer had arrived after the connection was gone", when: "the browser has a connection", must: "fine.recovered", sees: { disconnected: false }, not: ["probe"] },
    { spec: "shell §4", given: "the connection is back, and the endpoint is probed", when: "the probe is answered", must: "fine.recovered", tells: ["endpoint.recovered"] },
    { spec: "shell §4", given: "the connection is back, and the endpoint is probed", when: "the probe is refused", must: "fine.recovered", tells: ["endpoint.recovered"] },
    { spec: "shell §4", given: "the connection is back, and the endpoint is probed", when: "a call is answered", must: "fine.recovered", tells: ["endpoint.recovered"] },
    { spec: "shell §8", given: "the connection is back, and the endpoint is probed", when: "the probe fails", must: "limited.waiting", not: ["endpoint.recovered"] },
    { spec: "shell §8", given: "the connection is back, and the endpoint is probed", when: "15 seconds pass", must: "limited.waiting" },
    { spec: "architecture", given: "the connection is back, and the endpoint is probed", when: "the probe has a defect", must: "crashed" },
    { spec: "shell §8", given: "the connection is back, and the endpoint is probed", when: "the browser has no connection", must: "offline.cut" },
    { spec: "decisions/calls", given: "the connection is back, and the endpoint is probed", when: ["the browser has no connection", "the probe is answered late"], must: "offline.cut", not: ["fine", "endpoint.recovered"] },

    // A defect
    { spec: "architecture", given: "probing has a defect", when: "60 seconds pass", must: "crashed", not: ["probe"] },
    { spec: "shell §4", given: "probing has a defect", when: "a call is answered", must: "fine.recovering" },
    { spec: "shell §8", given: "probing has a defect", when: "a call fails", must: "limited.waiting" },
    { spec: "shell §8", given: "probing has a defect", when: "the browser has no connection", must: "offline.cut" },
  ],
});
