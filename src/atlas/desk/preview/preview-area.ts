import type { ComponentType, ReactNode } from "react";
import type { AnyStateMachine } from "xstate";
import { resourceMachine, type ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import { submissionMachine, type SubmissionLogic } from "../../../machines/kit/submission.machine.ts";
import type { RouteName } from "../../../domain/shell/routes.ts";
import { inert } from "../../inert/inert.ts";

/** The screens of an area as the desk shows them: the real ones, below actors that do nothing. */
export interface PreviewArea {
  readonly screens: Partial<Record<RouteName, ComponentType>>;
  /** Puts the area's actors around a screen. */
  readonly wrap: (screen: ReactNode) => ReactNode;
}

/** A load that never answers; the simulation tells it what it brings. */
export const inertResource = <Request, Content>(): ResourceLogic<Request, Content> =>
  inert(resourceMachine) as ResourceLogic<Request, Content>;

/** A write that is never answered. */
export const inertSubmission = <Request, Answer>(): SubmissionLogic<Request, Answer> =>
  inert(submissionMachine) as SubmissionLogic<Request, Answer>;

/** A screen's own machine, without any effect. */
export const inertOf = <Machine extends AnyStateMachine>(machine: Machine): Machine =>
  inert(machine) as Machine;
