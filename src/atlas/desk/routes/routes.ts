import type { AnyEventObject } from "xstate";
import type { CallFailure } from "../../../domain/kit/call-failure.ts";
import { errorCatalogue } from "../../../domain/shell/error-catalogue.ts";
import type { Kept } from "../../build/kept.ts";
import { machineModules, type MachineModule } from "../../walk/machine-modules.ts";
import { sampledChildren } from "../../walk/sampled-children.ts";
import { keyOfText } from "../../../domain/kit/key-of-text.ts";
import { callBehind } from "../fixtures/call-behind.ts";
import { encode } from "../simulation/codec.ts";
import type { Timeline } from "../simulation/timeline.ts";
import { machineById } from "../simulation/machines.ts";
import type { Route } from "./route.ts";
import { waysOf, type Way } from "./search.ts";
import { mayFail } from "./refusals.ts";
import { scenarios, type Scenario } from "./scenarios.ts";

/** A search result. */
export interface FoundRoute extends Route {
  /** The machine and the event that cause the code. */
  readonly name: string;
}

/** The calls of a state whose time limit an event ends; a child without one is a gap. */
const callsOfLimit = (actor: string, machine: string, type: string): readonly (string | undefined)[] =>
  type.startsWith("xstate.after.")
    ? machineById(machine)
        .machine.getStateNodeById(type.replace(/^xstate\.after\.[^.]+\./, ""))
        .invoke.map(({ id }) => callBehind(actor, machine, id))
    : [];

/** False if a route ends with a failure that its call cannot have, or with a machine's own limit of a call: the page's client gives up before. */
const isAnswerable = ({ actor, machine }: Scenario, { events }: Way): boolean => {
  const last = events.at(-1);
  if (callsOfLimit(actor, machine, last?.type ?? "").some((call) => call !== undefined)) return false;
  const child = /^xstate\.done\.actor\.(.+)$/.exec(last?.type ?? "")?.[1];
  const output = last?.["output"] as { readonly _tag?: string; readonly failure?: CallFailure } | undefined;
  return (
    child === undefined ||
    output?._tag !== "Failed" ||
    output.failure === undefined ||
    mayFail(callBehind(actor, machine, child), output.failure)
  );
};

const filledIn = (event: AnyEventObject, fillIn: Readonly<Record<string, unknown>>): AnyEventObject => {
  if (event.type !== "form.changed") return event;
  const change = Object.entries(event["change"] as object).map(([name, value]) => [
    name,
    name in fillIn ? fillIn[name] : value,
  ]);
  return { ...event, change: Object.fromEntries(change) };
};

const stepsOf = ({ actor, before, done, fillIn = {} }: Scenario, { events }: Way): Timeline["steps"] => {
  const rest = events[0]?.type === done ? events.slice(1) : events;
  const steps = [...before, ...rest.map((event) => ({ actor, event: filledIn(event, fillIn) }))];
  return steps.map((step) => ({ ...step, event: encode(step.event) }));
};

const routeOf = (scenario: Scenario, way: Way): FoundRoute => {
  const name = `${scenario.name}: ${way.edge}`;
  return {
    id: keyOfText(`${way.code} ${name}`),
    code: way.code,
    machine: machineById(scenario.machine).name,
    screen: scenario.screen,
    onScreen: scenario.onScreen === true,
    by: way.by,
    name,
    timeline: { steps: stepsOf(scenario, way), source: "route" },
  };
};

/** False for duplicates of a child's routes, for states that the page leaves immediately, and for responses that the call cannot have. */
const isPlayedBy = (scenario: Scenario, way: Way): boolean => {
  const { reported, passing = [], never = [] } = scenario;
  const { events, edge, code } = way;
  return (
    !never.includes(code) &&
    isAnswerable(scenario, way) &&
    !(reported !== undefined && events.some(({ type }) => type.startsWith(reported))) &&
    !passing.some((state) => edge.split(" ", 1)[0]?.includes(`"${state}"`) === true)
  );
};

const byLength = (one: Route, other: Route): number =>
  one.timeline.steps.length - other.timeline.steps.length;

/** The ways through a machine and through its children that have samples beside it, by the machines' ids. */
const waysIn = async (module: MachineModule): Promise<readonly (readonly [string, readonly Way[]])[]> => {
  const own = { machine: await module.machine(), samples: await module.samples() };
  return [own, ...sampledChildren(own.machine, own.samples)].map(({ machine, samples }) => [
    machine.id,
    waysOf(machine, samples),
  ]);
};

/** Searches every machine for every route to every code, shortest first. It takes seconds, so the atlas build runs it. */
export const searchRoutes = async (kept: Kept): Promise<ReadonlyMap<string, readonly FoundRoute[]>> => {
  const ways = new Map<string, readonly Way[]>();
  for (const module of machineModules) {
    const sources = [
      ...module.files,
      "src/atlas/desk/routes/search.ts",
      "src/atlas/walk/sampled-children.ts",
    ];
    for (const [machine, found] of await kept.bySources("ways", sources, () => waysIn(module)))
      ways.set(machine, found);
  }
  const routes = scenarios.flatMap((scenario) =>
    (ways.get(scenario.machine) ?? [])
      .filter((way) => isPlayedBy(scenario, way))
      .map((way) => routeOf(scenario, way)),
  );
  return new Map(
    errorCatalogue.map(({ code }) => [
      code,
      routes.filter((route) => route.code === code).toSorted(byLength),
    ]),
  );
};
