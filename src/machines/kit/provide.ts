import {
  fromCallback,
  fromPromise,
  type CallbackActorLogic,
  type EventObject,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from "xstate";

/** The place of a promise actor that the app, a test or the replay desk fills in; run as it is, it rejects with `provide <name>`. */
export const provided = <Output, Input = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`provide ${name}`)));

/** The place of a callback actor; run as it is, it fails with `provide <name>`. */
export const providedCallback = <Received extends EventObject = EventObject, Input = NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<Received, Input> =>
  fromCallback<Received, Input>(() => {
    throw new Error(`provide ${name}`);
  });
