import type { PioneerId, PioneerStep } from "../../../domain/pioneer/pioneer.ts";
import { pioneerRefusals, type PioneerRefusal } from "../../../domain/pioneer/pioneer.refusals.ts";
import { refusalText } from "../../i18n/refusal-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import { Done } from "../../kit/states/success.tsx";
import { Outcome } from "../../page/outcome.tsx";

/** What became of a step: taken, or too late because somebody else was faster. */
export interface StepTold {
  readonly id: PioneerId;
  readonly step: PioneerStep;
  readonly late?: PioneerRefusal;
}

/** What became of a step, told above the list, from which its row may have gone, and focused. */
export const StepMessage = ({ told: { id, step, late } }: { readonly told: StepTold }) => {
  const t = useText();
  return (
    <Outcome>
      {late === undefined ? (
        <Done>{t(`pioneer.step.${step}.done`, { id })}</Done>
      ) : (
        <Alert tone="warning" title={id}>
          {refusalText(t, pioneerRefusals, late)}
        </Alert>
      )}
    </Outcome>
  );
};
