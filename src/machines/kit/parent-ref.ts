import type { ActorRef, EventObject, Snapshot } from "xstate";

/** The actor that started a machine and receives its reports; passed in the machine's input. */
export type ParentRef<Report extends EventObject> = ActorRef<Snapshot<unknown>, Report>;
