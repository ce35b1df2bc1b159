import { createActor, fromPromise, fromTransition, type AnyEventObject } from "xstate";
import { answer } from "../due-work.ts";

/** A promise actor that resolves to the given outputs, in order, and records its inputs; after the last output, or for "never", it does not resolve. */
export const scripted = <Output, Input>(...outputs: readonly (Output | "never")[]) => {
  const inputs: Input[] = [];
  const logic = fromPromise<Output, Input>(({ input }) => {
    const output = outputs[inputs.length];
    inputs.push(input);
    return inputs.length > outputs.length || output === "never"
      ? new Promise<Output>(() => {})
      : answer(output as Output);
  });
  return { logic, inputs };
};

/** A parent that records the events that it receives. */
export const listener = () => {
  const heard: AnyEventObject[] = [];
  const ref = createActor(
    fromTransition((state: undefined, event: AnyEventObject) => {
      heard.push(event);
      return state;
    }, undefined),
  ).start();
  return { ref: ref as never, heard, types: () => heard.map(({ type }) => type) };
};
