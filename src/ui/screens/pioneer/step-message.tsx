import { useSelector } from "@xstate/react";
import { Fragment, useEffect } from "react";
import { takePioneerSubmission } from "../../../api/pioneer.calls.ts";
import type { CallFailure } from "../../../domain/kit/call-failure.ts";
import { isRefusalOf } from "../../../domain/kit/refusals.ts";
import type { PioneerId, PioneerStep } from "../../../domain/pioneer/pioneer.ts";
import { pioneerRefusals } from "../../../domain/pioneer/pioneer.refusals.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import { useAction } from "../../calls/use-action.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Done } from "../../kit/states/success.tsx";
import { Outcome } from "../../page/outcome.tsx";
import { useClosing } from "./use-closing.ts";

/** A step that was pressed. */
export interface PressedStep {
  readonly id: PioneerId;
  readonly step: PioneerStep;
  /** It is over, so that the next press takes its message away. */
  readonly over: boolean;
}

interface StepProps extends Omit<PressedStep, "step"> {
  /** It can be pressed again: why it was not done is shown beside its button. */
  readonly offered: boolean;
  /** The step pressed last, whose message has the focus: of another one the person may be elsewhere by now. */
  readonly last: boolean;
  readonly onOver: (id: PioneerId) => void;
}

interface Came extends StepProps {
  readonly busy: boolean;
  readonly done: boolean;
  readonly doneText: string;
  readonly failure: CallFailure | undefined;
}

const isPioneerRefusal = isRefusalOf(pioneerRefusals);

/** Somebody else was faster. */
const isLate = (failure: CallFailure | undefined): failure is CallFailure & { readonly _tag: "Refused" } =>
  failure?._tag === "Refused" &&
  isPioneerRefusal(failure.code) &&
  "outdated" in pioneerRefusals[failure.code];

const Message = ({ id, over, offered, last, onOver, busy, done, doneText, failure }: Came) => {
  const late = isLate(failure);
  const isShown = done || (late && !offered);
  // A late one is shown once the list has been loaded again: until then a press of another one takes nothing away.
  const ended = !busy && (isShown || (failure !== undefined && !late));
  useEffect(() => {
    if (ended && !over) onOver(id);
  }, [ended, over, id, onOver]);
  const Place = last ? Outcome : Fragment;
  if (done)
    return (
      <Place>
        <Done>{doneText}</Done>
      </Place>
    );
  // Any other failure is shown beside the button, on whichever page of the list that is.
  if (isShown && late)
    return (
      <Place>
        <FailureAlert title={id} failure={failure} refusals={pioneerRefusals} />
      </Place>
    );
  // There before the text, so that it is announced where the focus does not follow.
  return (
    <Fragment>
      <Done>{undefined}</Done>
    </Fragment>
  );
};

const Taken = (step: StepProps) => {
  const t = useText();
  const { id } = step;
  const { busy, state, failure } = useAction(takePioneerSubmission, { about: { id } });
  return (
    <Message
      {...step}
      busy={busy}
      done={state === "done"}
      doneText={t("pioneer.step.take.done", { id })}
      failure={failure}
    />
  );
};

const Closed = ({ cases, ...step }: StepProps & { readonly cases: ParentRef<ContentOutdated> }) => {
  const t = useText();
  const { id } = step;
  const form = useSelector(useClosing(id, cases), (snapshot) => snapshot);
  return (
    <Message
      {...step}
      busy={form.hasTag("busy")}
      done={form.hasTag("done")}
      doneText={t("pioneer.step.close.done", { id })}
      failure={form.context.failure}
    />
  );
};

/** What became of a step, shown above the list, from which its row may have gone. */
export const StepMessage = ({
  pressed: { step, ...pressed },
  cases,
  ...rest
}: Pick<StepProps, "offered" | "last" | "onOver"> & {
  readonly pressed: PressedStep;
  readonly cases: ParentRef<ContentOutdated>;
}) => (step === "take" ? <Taken {...pressed} {...rest} /> : <Closed {...pressed} {...rest} cases={cases} />);
