import { takePioneerSubmission } from "../../../api/pioneer.calls.ts";
import type { PioneerId, PioneerStep } from "../../../domain/pioneer/pioneer.ts";
import { pioneerRefusals, type PioneerRefusal } from "../../../domain/pioneer/pioneer.refusals.ts";
import { ActionFailure } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Done } from "../../kit/states/success.tsx";
import { Outcome } from "../../page/outcome.tsx";

/** A step that is told: one that was pressed, or what became of it; `late` because somebody else was faster. */
export type StepTold =
  | { readonly id: PioneerId; readonly step: "take" }
  | { readonly id: PioneerId; readonly step: "close"; readonly late?: PioneerRefusal };

interface Told<Step extends PioneerStep> {
  readonly told: Extract<StepTold, { readonly step: Step }>;
  /** It can be pressed again: why it was not done is told beside its button. */
  readonly offered: boolean;
}

const Taken = ({ told: { id }, offered }: Told<"take">) => {
  const t = useText();
  const taking = useAction(takePioneerSubmission, { about: { id } });
  if (taking.state === "done")
    return (
      <Outcome>
        <Done>{t("pioneer.step.take.done", { id })}</Done>
      </Outcome>
    );
  // Any other failure is told beside the button, on whichever page of the list that is.
  return offered || taking.state !== "refused" ? null : <ActionFailure action={taking} title={id} />;
};

const Closed = ({ told: { id, late }, offered }: Told<"close">) => {
  const t = useText();
  if (late === undefined)
    return (
      <Outcome>
        <Done>{t("pioneer.step.close.done", { id })}</Done>
      </Outcome>
    );
  return offered ? null : (
    <Outcome>
      <FailureAlert title={id} failure={{ _tag: "Refused", code: late }} refusals={pioneerRefusals} />
    </Outcome>
  );
};

/** What became of a step, told above the list, from which its row may have gone, and focused. */
export const StepMessage = ({ told, ...rest }: Told<PioneerStep>) =>
  told.step === "take" ? <Taken told={told} {...rest} /> : <Closed told={told} {...rest} />;
