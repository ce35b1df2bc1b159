import {
  fromCallback,
  fromPromise,
  type CallbackActorLogic,
  type EventObject,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from "xstate";

/** A placeholder for a promise actor that the app, a test or the replay desk provides; unprovided, it rejects with `provide <name>`. */
export const toBeProvided = <Output, Input = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`provide ${name}`)));

/** A placeholder for a callback actor; unprovided, it fails with `provide <name>`. */
export const providedCallback = <Received extends EventObject = EventObject, Input = NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<Received, Input> =>
  fromCallback<Received, Input>(() => {
    throw new Error(`provide ${name}`);
  });
