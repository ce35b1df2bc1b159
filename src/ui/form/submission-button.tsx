import type { ActionRef } from "../../machines/kit/action.machine.ts";
import { ActionButton, type ActionButtonProps } from "../calls/action-button.tsx";
import { useActionState } from "../calls/use-action.ts";
import type { Elements } from "../kit/elements.ts";

export interface SubmissionButtonProps<Request, Answer> extends Omit<ActionButtonProps<Request>, "action"> {
  readonly actor: ActionRef<Request, Answer>;
}

/** A button for an action whose actor its screen provides. */
export const SubmissionButton = <Request, Answer>({
  actor,
  ...button
}: SubmissionButtonProps<Request, Answer>): Elements => (
  <ActionButton
    action={{
      ...useActionState(actor),
      send: (request) => actor.send({ type: "action.send", request }),
      refusals: undefined,
    }}
    {...button}
  />
);
