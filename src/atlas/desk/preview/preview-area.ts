import type { ComponentType } from "react";
import type { AnyStateMachine } from "xstate";
import type { Elements } from "../../../ui/kit/elements.ts";
import { resourceMachine, type ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import { actionMachine, type ActionLogic } from "../../../machines/kit/action.machine.ts";
import type { RouteName } from "../../../domain/shell/routes.ts";
import { inert } from "../../../machines/kit/inert.ts";

/** The screens of an area as the desk shows them: the real ones, below actors that do nothing. */
export interface PreviewArea {
  readonly screens: Partial<Record<RouteName, ComponentType>>;
  /** Puts the actors around a screen that it does not make of calls. */
  readonly wrap?: (screen: Elements) => Elements;
}

/** A load that never resolves; the simulation sends its result. */
export const inertResource = <Request, Content>(): ResourceLogic<Request, Content> =>
  inert(resourceMachine) as ResourceLogic<Request, Content>;

/** A write that never resolves. */
export const inertAction = <Request, Answer>(): ActionLogic<Request, Answer> =>
  inert(actionMachine) as ActionLogic<Request, Answer>;

/** A screen's own machine without effects. */
export const inertOf = <Machine extends AnyStateMachine>(machine: Machine): Machine => inert(machine);
