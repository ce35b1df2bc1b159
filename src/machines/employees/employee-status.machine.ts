/** Activates or deactivates an employee after the person confirmed it (business §3, §6). */
import { assign, emit, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import type { Employee, EmployeeId } from "../../domain/employees/employee.ts";
import { employeeRefusals, type StatusCode } from "../../domain/employees/employees.refusals.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";

/** The status that an employee can be set to. */
export type SwitchedStatus = "active" | "deactivated";

export interface EmployeeStatusContext {
  readonly id: EmployeeId;
  readonly status: SwitchedStatus;
  readonly failure: CallFailure | undefined;
}

export type EmployeeStatusEvent =
  | { readonly type: "status.ask"; readonly status: SwitchedStatus }
  | { readonly type: "status.confirm" }
  | { readonly type: "status.cancel" };

/** Emitted when the status was changed. */
export interface StatusSwitched {
  readonly type: "status.switched";
  readonly status: SwitchedStatus;
}

const meta: MachineMeta = { spec: "business §6", screen: "employees" };

const statusSetup = setup({
  types: {
    context: {} as EmployeeStatusContext,
    input: {} as { readonly id: EmployeeId },
    events: {} as EmployeeStatusEvent,
    emitted: {} as StatusSwitched,
    tags: {} as "open" | "busy" | "failed" | "done",
    meta: {} as MachineMeta,
  },
  actors: {
    setStatus: toBeProvided<
      Outcome<Employee, StatusCode>,
      { readonly id: EmployeeId; readonly status: SwitchedStatus }
    >("setStatus"),
  },
  actions: {
    setStatus: assign((_, { status }: { status: SwitchedStatus }): Partial<EmployeeStatusContext> => ({
      status,
      failure: undefined,
    })),
    reportSwitched: emit(({ context }: { context: EmployeeStatusContext }): StatusSwitched => ({
      type: "status.switched",
      status: context.status,
    })),
  },
});

const request = requestsOf<typeof statusSetup>({ meta, refusals: employeeRefusals });

const ask = {
  target: "asking",
  actions: {
    type: "setStatus",
    params: ({ event }: { event: { readonly status: SwitchedStatus } }) => ({ status: event.status }),
  },
  description: "A status change is requested: the consequences are shown first",
  meta,
} as const;
const answers = {
  "status.confirm": { target: "saving", description: "The person confirms", meta },
  "status.cancel": { target: "idle", description: "The person cancels: nothing is changed", meta },
} as const;

const saving = statusSetup.createStateConfig({
  ...request("setStatus", {
    input: ({ context }) => ({ id: context.id, status: context.status }),
    limit: 45_000,
    tags: ["open", "busy"],
    answered: { target: "done", description: "The status was changed" },
    failed: { target: "failed", description: "Refused, or the call failed" },
  }),
  description: "Waits for the response",
});

export const employeeStatusMachine = statusSetup.createMachine({
  id: "employeeStatus",
  description: "Activates or deactivates an employee",
  meta,
  context: ({ input }) => ({ id: input.id, status: "active", failure: undefined }),
  initial: "idle",
  states: {
    idle: { description: "No status change is requested", meta, on: { "status.ask": ask } },
    asking: {
      description: "Shows the consequences and waits for confirmation",
      meta,
      tags: ["open"],
      on: answers,
    },
    saving,
    failed: {
      description: "The status was not changed; `failure` has the reason",
      meta,
      tags: ["open", "failed"],
      on: answers,
    },
    crashed: {
      description: "A defect; a retry may help",
      meta: { ...meta, code: "DEFECT" },
      tags: ["open", "failed"],
      on: answers,
    },
    done: {
      description: "The status was changed",
      meta,
      tags: ["done"],
      entry: "reportSwitched",
      on: { "status.ask": ask },
    },
  },
});

export type EmployeeStatusRef = ActorRefFrom<typeof employeeStatusMachine>;
