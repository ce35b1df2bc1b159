import { expect, it } from "vitest";
import { createActor, createMachine, fromPromise, setup } from "xstate";
import { required } from "../../../src/machines/kit/required.ts";
import { settle } from "../../support/due-work.ts";

it("a required value is returned, and a missing one throws an error with its name", () => {
  expect([required("", "The text"), required(0, "The number"), required(null, "The answer")]).toEqual([
    "",
    0,
    null,
  ]);
  expect(() => required(undefined, "The file")).toThrow("The file is missing");
});

it("a machine without a required input of a call stops, and its parent receives the error", async () => {
  const child = setup({
    types: { context: {} as { readonly file: string | undefined } },
    actors: { send: fromPromise<unknown, { readonly file: string }>(() => Promise.resolve()) },
  }).createMachine({
    context: { file: undefined },
    initial: "sending",
    states: {
      sending: {
        invoke: { src: "send", input: ({ context }) => ({ file: required(context.file, "The file") }) },
      },
    },
  });
  const parent = createActor(
    createMachine({
      initial: "working",
      states: {
        working: { invoke: { src: child, onDone: "done", onError: "crashed" } },
        done: {},
        crashed: {},
      },
    }),
  ).start();
  await settle();
  expect(parent.getSnapshot().value).toBe("crashed");
});
