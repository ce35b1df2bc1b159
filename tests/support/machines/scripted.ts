import { createActor, fromPromise, fromTransition, type AnyEventObject } from "xstate";

/** A promise actor that ends as told, in turn, and writes down its inputs; after the last ending, or for "never", it waits for ever. */
export const scripted = <Output, Input>(...outputs: readonly (Output | "never")[]) => {
  const inputs: Input[] = [];
  const logic = fromPromise<Output, Input>(({ input }) => {
    const output = outputs[inputs.length];
    inputs.push(input);
    return inputs.length > outputs.length || output === "never"
      ? new Promise<Output>(() => {})
      : Promise.resolve(output as Output);
  });
  return { logic, inputs };
};

/** A parent that writes down what it hears. */
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

/** Lets every promise that can settle do so. */
export const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
