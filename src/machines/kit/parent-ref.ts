import type { ActorRef, EventObject, Snapshot } from "xstate";

/** Whoever started a machine and hears its reports; it comes in the machine's input. */
export type ParentRef<Report extends EventObject> = ActorRef<Snapshot<unknown>, Report>;
