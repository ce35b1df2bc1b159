import { reviewDecisions, type LicenceReview } from "../../../domain/licence-review/licence-review.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { licenceReviewRefusals } from "../../../domain/licence-review/licence-review.refusals.ts";
import { withValues } from "../../../domain/kit/refusals.ts";
import {
  licenceReviewMachine,
  type LicenceReviewRef,
} from "../../../machines/licence-review/licence-review.machine.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { FormView } from "../../form/form-view.tsx";
import { problemText } from "../../form/problem-text.ts";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../kit/fields/field.tsx";
import { RadioGroup } from "../../kit/fields/radio-group.tsx";
import { TextArea } from "../../kit/fields/text-area.tsx";
import type { Decided } from "./decision-message.tsx";

export interface ReviewDecisionFormProps {
  readonly review: LicenceReview;
  /** The list, which loads again without what was decided. */
  readonly list: ParentRef<ContentOutdated>;
  readonly onDecided: (outcome: Decided) => void;
}

/** The form to approve or decline; a declined applicant receives the reason. */
export const ReviewDecisionForm = ({
  review: { id, companyName: company },
  list,
  onDecided,
}: ReviewDecisionFormProps) => {
  const t = useText();
  const form: LicenceReviewRef = useScreenActor(`licence-review:${id}`, licenceReviewMachine, {
    values: { id, decision: "", reason: "" },
    limit: WRITE_LIMIT,
    holder: list,
  });
  useEmitted(form, "form.sent", () => onDecided("saved"));
  useEmitted(form, "form.refused", ({ code }) => {
    if (code === "ALREADY_DECIDED") onDecided("late");
  });
  const { problem: undecided, value: decision, ...choice } = useField(form, "decision");
  const { problem, ...reason } = useField(form, "reason");
  return (
    <FormView form={form} submitLabel={t("review.send")} oneOfSeveral failedTitle={t("review.failed")}>
      <RadioGroup
        {...choice}
        value={decision === "" ? undefined : decision}
        error={undecided === undefined ? undefined : t("review.decide.missing")}
        name="decision"
        label={t("review.decide", { company })}
        options={reviewDecisions.map((value) => ({ value, label: t(`review.${value}`) }))}
      />
      <Field
        label={t("review.reason")}
        optional={decision !== "decline"}
        help={t("review.reason.help")}
        error={problemText(t, problem, withValues(licenceReviewRefusals, { company }))}
      >
        {(control) => <TextArea {...control} {...reason} />}
      </Field>
    </FormView>
  );
};
