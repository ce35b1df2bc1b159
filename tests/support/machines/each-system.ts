import { StateMachine, type AnyActorScope, type InspectionEvent } from "xstate";

type System = AnyActorScope["system"];
type Step = (...given: readonly unknown[]) => unknown;

const inspectors: ((inspected: InspectionEvent) => void)[] = [];
const watched = new WeakSet<System>();

const watch = (system: System): void => {
  if (watched.has(system)) return;
  watched.add(system);
  system.inspect((inspected) => {
    for (const inspect of inspectors) inspect(inspected);
  });
};

const isScope = (given: unknown): given is AnyActorScope =>
  typeof given === "object" && given !== null && "system" in given && "self" in given;

// Every step of a machine calls one of the two.
const steps = StateMachine.prototype as unknown as Record<"getInitialSnapshot" | "transition", Step>;
for (const name of ["getInitialSnapshot", "transition"] as const) {
  const step = steps[name];
  steps[name] = function watchedStep(this: unknown, ...given) {
    const scope = given.find(isScope);
    if (scope !== undefined) watch(scope.system);
    return step.apply(this, [...given]);
  };
}

/** Inspects the actors of every machine that a test starts. */
export const eachSystem = (inspect: (inspected: InspectionEvent) => void): void => {
  inspectors.push(inspect);
};
