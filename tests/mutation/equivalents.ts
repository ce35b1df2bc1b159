/**
 * Mutants that no test can notice, since the machine does the same: by the path of the source and the mutant's name,
 * with the reason.
 */
export const equivalents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "src/machines/pictures/pictures.machine.ts": {
    "cropping open pictures.given[1]: removed": "The machine's own transition for the event does the same.",
  },
  "src/machines/shell/endpoint-health.machine.ts": {
    "limited waiting endpoint.connected → probing: without action setDisconnected":
      "Without a connection the machine is elsewhere, so that there is nothing to set.",
  },
  "src/machines/session/session-leaving.ts": {
    "clearing answered → #session.signedOut.asking.idle: removed":
      "Where the browser cannot forget, the same follows: nobody is told.",
  },
  "src/machines/session/sign-on.machine.ts": {
    "crashed: without entry clearPendingLogin":
      "The only way out is another login, which takes the place of what was pending.",
  },
  "src/machines/session/sign-on-looking.ts": {
    "initialising doneBy Anonymous[2] → anonymous: without action clearPending":
      "The branches before it take whatever is pending.",
  },
  "src/machines/kit/undo.machine.ts": {
    "lasting counting undo.hold → held: leads to choosing":
      "That state looks whether the pointer or the focus is on it, which it is by then.",
  },
  "src/machines/tickets/ticket-creation.machine.ts": {
    "steps step.asked[0]: after the next branch": "The two branches are of different steps.",
  },
  "src/machines/shell/list-preferences.machine.ts": {
    "failed listView.retry → saving: leads to again": "That state leads to `saving` at once.",
  },
  "src/machines/sign-up/sign-up.machine.ts": {
    "deciding always[0] → resuming: after the next branch":
      "Whoever was creating an account is beyond the first step.",
    "creating refusedOtherwise[1]: after the next branch": "A field belongs to one step.",
    "creating refusedOtherwise[2]: after the next branch": "A field belongs to one step.",
    "creating refusedOtherwise[3]: after the next branch": "A field belongs to one step.",
  },
};
