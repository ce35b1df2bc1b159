import { setup } from "xstate";

/** A small machine for the tests of the mutants. */
export const lampMachine = setup({}).createMachine({
  id: "lamp",
  initial: "off",
  states: {
    off: { on: { press: { target: "on" } } },
    on: { on: { press: { target: "off" } } },
    broken: {},
  },
});
