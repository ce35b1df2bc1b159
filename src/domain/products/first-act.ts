import { resultReasons } from "./remote-connect.refusals.ts";
import type { RemoteConnectOutcome } from "./remote-connect.ts";

/** The results of a test that have texts: its codes, a block without a reason, one with a reason that is new, and any other code. */
export const resultLabels = [...resultReasons, "418", "418_other", "other"] as const;
export type ResultLabel = (typeof resultLabels)[number];

const labels = {
  Connected: "200",
  NotRegistered: "403",
  DefaultCredentials: "409",
  Unreachable: "461",
  HttpsOnly: "462",
  NoMqtt: "481",
  NoAnswerInTime: "482",
  Unknown: "other",
} as const;

/** The label of an outcome: a block has its reason's, those of a block without one, or of one with another reason; any other code is a failed connection. */
export const resultLabel = (outcome: RemoteConnectOutcome): ResultLabel => {
  if (outcome._tag !== "Blocked") return labels[outcome._tag];
  if (outcome.reason === null) return "418";
  return outcome.reason._tag === "Known" ? outcome.reason.code : "418_other";
};

/**
 * What a person does first about a result. `test`: something at the device or its router, which the first step of the result's text names, then
 * another test; `none`: nothing is wrong.
 */
export type FirstAct = "none" | "test" | "unblock" | "support";

/** The first act for each result (business §4, §8, docs/devices.md); a block can be lifted on request, but not one of cloud DNS itself. */
export const firstActs: Readonly<Record<ResultLabel, FirstAct>> = {
  // Web interface and MQTT answer; with https alone, too, apps and links work as they are.
  "200": "none",
  "462": "none",
  // The device has no address at cloud DNS: it is switched on, and remote access in its configuration.
  "403": "test",
  // A password of its own is set.
  "409": "test",
  // The port is forwarded.
  "461": "test",
  // MQTT is switched on.
  "481": "test",
  // The device restarts, or is restarted.
  "482": "test",
  "471": "unblock",
  "472": "unblock",
  "473": "support",
  "474": "unblock",
  "418": "unblock",
  "418_other": "unblock",
  other: "test",
};

export const firstActOf = (outcome: RemoteConnectOutcome): FirstAct => firstActs[resultLabel(outcome)];

/** True if the person can request to lift the block. A block by cloud DNS can only be lifted by support. */
export const mayUnblock = (outcome: RemoteConnectOutcome): boolean => firstActOf(outcome) === "unblock";
