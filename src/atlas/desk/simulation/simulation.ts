import {
  createActor,
  SimulatedClock,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type InspectionEvent,
  type SnapshotFrom,
} from "xstate";
import type { Locale } from "../../../domain/shell/locale.ts";
import { portalMachine } from "../../../machines/shell/portal.machine.ts";
import { inert } from "../../../machines/kit/inert.ts";
import { decode } from "./codec.ts";
import { withFixtures, type Accounts } from "./fixtures.ts";
import type { Persona } from "./personas.ts";
import type { Happened, Step, Taken } from "./step.ts";

/** The portal's actors without effects: no calls, no timers, only steps change the state. */
export interface Simulation {
  readonly root: ActorRefFrom<typeof portalMachine>;
  /** The actor of a path such as `portal/session`. */
  readonly find: (path: string) => AnyActorRef | undefined;
  /** True if the browser knew that it had no connection when the actor of a path began: nothing that it sends has left it. */
  readonly hasBegunOffline: (path: string) => boolean;
  readonly persona: Persona;
  readonly deliver: (step: Step) => Happened;
  readonly stop: () => void;
}

/** The language in which the page begins, and whether the person or a login has chosen it. */
export interface FirstLanguage {
  readonly locale: Locale;
  readonly chosen: boolean;
}

export interface SimulationOptions {
  readonly language: FirstLanguage;
  readonly persona: Persona;
}

/** A language that no login changes. */
export const chosenLanguage = (locale: Locale): FirstLanguage => ({ locale, chosen: true });

type PortalChildren = SnapshotFrom<typeof portalMachine>["children"];

const machineIdOf = (ref: AnyActorRef): string => {
  const { logic } = ref as unknown as { readonly logic: { readonly id?: string; readonly root?: unknown } };
  return logic.root === undefined ? "" : (logic.id ?? "");
};

const parentOf = (ref: AnyActorRef): AnyActorRef | undefined =>
  (ref as unknown as { readonly _parent?: AnyActorRef })._parent;

/** An actor's ids from the root, separated by slashes. */
const pathOf = (ref: AnyActorRef): string => {
  const parent = parentOf(ref);
  return parent === undefined ? "portal" : `${pathOf(parent)}/${ref.id}`;
};

const childOf = (ref: AnyActorRef, id: string): AnyActorRef | undefined => {
  const { children } = ref.getSnapshot() as Partial<AnyMachineSnapshot>;
  return children?.[id] as AnyActorRef | undefined;
};

/** True while the browser says that it has no connection. */
const isOffline = ({ system }: AnyActorRef): boolean => {
  const health = system.get("endpointHealth") as PortalChildren["endpointHealth"];
  return health?.getSnapshot().context.disconnected === true;
};

/** Starts a simulation: the real portal machine with a stopped clock. */
export const createSimulation = ({ language, persona }: SimulationOptions): Simulation => {
  const taken: Taken[] = [];
  const accounts: Accounts = [];
  const begunOffline = new WeakSet<object>();
  const inspect = (inspected: InspectionEvent): void => {
    if (inspected.type === "@xstate.actor" && isOffline(inspected.actorRef as AnyActorRef))
      begunOffline.add(inspected.actorRef);
    if (inspected.type !== "@xstate.microstep") return;
    const ref = inspected.actorRef as AnyActorRef;
    const machine = machineIdOf(ref);
    if (machine !== "")
      taken.push(
        ...inspected._transitions
          .filter(({ eventType }) => eventType !== "xstate.init")
          .map((transition) => ({ actor: pathOf(ref), machine, transition })),
      );
  };
  const root = createActor(inert(portalMachine), {
    systemId: "portal",
    clock: new SimulatedClock(),
    inspect,
    input: { ...language, hasPendingLogout: false },
  });
  // A step may cause an actor error: the simulation shows it as the portal does, and it is not thrown.
  root.subscribe({ error: () => {} });
  root.start();
  const find = (path: string): AnyActorRef | undefined => {
    const [, ...ids] = path.split("/");
    return ids.reduce<AnyActorRef | undefined>(
      (ref, id) => (ref === undefined ? undefined : childOf(ref, id)),
      root,
    );
  };
  return {
    root,
    persona,
    find,
    hasBegunOffline: (path) => {
      const ref = find(path);
      return ref !== undefined && begunOffline.has(ref);
    },
    deliver: (step) => {
      taken.length = 0;
      const ref = find(step.actor);
      if (ref === undefined) return { found: false, taken: [] };
      const event: AnyEventObject = decode(withFixtures(step, machineIdOf(ref), persona, accounts));
      ref.send(event);
      return { found: true, taken: [...taken] };
    },
    stop: () => void root.stop(),
  };
};
