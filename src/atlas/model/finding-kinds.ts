import type { Finding, FindingKind } from "./atlas-model.ts";

interface KindText {
  readonly title: string;
  /** What is wrong. */
  readonly text: string;
  /** What to do. */
  readonly mend: string;
}

/** The kinds of findings, in English only like the rest of the atlas. */
export const findingKinds: Readonly<Record<FindingKind, KindText>> = {
  "unreachable-state": {
    title: "Unreachable states",
    text: "No event and no answer leads there.",
    mend: "Remove the state, or give it a transition that leads to it.",
  },
  "transition-without-spec": {
    title: "Transitions without a spec",
    text: "Nothing says why it is there.",
    mend: "Give it a meta.spec.",
  },
  "unknown-spec": {
    title: "Unknown spec sections",
    text: "It names a section that no specification has.",
    mend: "Correct its meta.spec.",
  },
  "transition-without-test": {
    title: "Transitions without a test",
    text: "No test of the last run fired it.",
    mend: "Test it.",
  },
  "wait-without-limit": {
    title: "Waits without a time limit",
    text: "A promise is waited for that may never settle.",
    mend: "Give the state an after, or build it with request().",
  },
  "call-without-error": {
    title: "Promises without onError",
    text: "A promise that is rejected stops the whole machine.",
    mend: "Give the invoke an onError, or build the state with request().",
  },
  "branch-never-taken": {
    title: "Branches that are never taken",
    text: "A branch of the same event before it has no guard and is always taken.",
    mend: "Remove it, or give the branch before it a guard.",
  },
  "branch-without-id": {
    title: "Branches with the same id",
    text: "A branch of the same event before it has the same guard.",
    mend: "Give each of the two a meta.id.",
  },
  "event-without-sender": {
    title: "Events that nothing sends",
    text: "Nothing in the portal sends its event.",
    mend: "Send the event, or remove the transition.",
  },
  "event-without-taker": {
    title: "Events that nothing takes",
    text: "It is sent, and no machine has a transition for it.",
    mend: "Give a machine a transition for it, or remove what sends it.",
  },
  "final-without-reader": {
    title: "Final states that nobody reads",
    text: "No machine that runs it and no state around it has a transition for its end.",
    mend: "Add an onDone, or make it a state that is not final.",
  },
  "indistinguishable-state": {
    title: "States that nothing tells apart",
    text: "Another state beside it has the same tags, code, actors, actions and transitions, and nothing asks for either.",
    mend: "Make one state of the two, or give one a tag that is read.",
  },
  "code-without-carrier": {
    title: "Codes that nothing carries",
    text: "The catalogue has it, no machine leads to it.",
    mend: "Give the state or transition that stands for it a meta.code, or remove it from the catalogue.",
  },
  "code-not-in-catalogue": {
    title: "Codes outside the catalogue",
    text: "A machine carries it, support cannot look it up.",
    mend: "Add it to the catalogue.",
  },
  "history-into-final": {
    title: "Histories into a final state",
    text: "Coming back would end at once.",
    mend: "Take the final state out of the container of the history.",
  },
};

/** A finding as a sentence: machine, part, what is wrong, and what to do. */
export const sentenceOf = ({ id, kind, machine, subject }: Finding): string => {
  const { text, mend } = findingKinds[kind];
  return `${machine ?? "the portal"}: ${subject}: ${text} ${mend} (${id})`;
};
