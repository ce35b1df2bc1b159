import { useSelector } from "@xstate/react"
import Download from "lucide-react/icons/download"
import { reviewDecisions, type LicenceReview } from "../../../domain/licence-review.ts"
import type { LicenceReviewRef } from "../../../machines/licence-review.machine.ts"
import { useScreenActor } from "../../actors/screen-actors.ts"
import { FormView } from "../../form/form-view.tsx"
import { useField } from "../../form/use-field.ts"
import { useText } from "../../i18n/use-text.ts"
import { Alert } from "../../kit/alert.tsx"
import { Badge } from "../../kit/badge.tsx"
import { DescriptionList } from "../../kit/description-list.tsx"
import { Field } from "../../kit/field.tsx"
import { Panel } from "../../kit/panel.tsx"
import { RadioGroup } from "../../kit/radio-group.tsx"
import { TextArea } from "../../kit/text-area.tsx"
import { codeText } from "../code-text.ts"
import { SubmissionButton } from "../submission-button.tsx"
import { When } from "../when.tsx"
import { useLicenceReviewLogics } from "./licence-review-logics.ts"

const FILE_LIMIT = 120_000
const WRITE_LIMIT = 45_000

const LicenceFile = ({ review: { id, file } }: { readonly review: LicenceReview }) => {
  const t = useText()
  const actor = useScreenActor(`licence-file-${id}`, useLicenceReviewLogics().file, { limit: FILE_LIMIT })
  return <SubmissionButton actor={actor} request={{ id }} icon={Download} label={t("review.file", { name: file.name })} doneText={t("review.file.done")} failedTitle={t("review.file.failed")} />
}

const Decision = ({ review: { id, companyName } }: { readonly review: LicenceReview }) => {
  const t = useText()
  const form: LicenceReviewRef = useScreenActor(`licence-review-${id}`, useLicenceReviewLogics().review, { values: { id, decision: "approve", reason: "" }, limit: WRITE_LIMIT })
  // What was decided once stays decided, also where the list is older than that.
  const done = useSelector(form, ({ context }) => context.result._tag === "Answered")
  const { problem: _, ...decision } = useField(form, "decision")
  const { problem, ...reason } = useField(form, "reason")
  if (done) return <Alert tone="success">{t("review.done")}</Alert>
  return (
    <FormView
      form={form} submitLabel={t("review.send")} failedTitle={t("review.failed")}
      refusal={(_, code) => (code === "ALREADY_DECIDED" ? t("review.problem.ALREADY_DECIDED") : undefined)}
    >
      <RadioGroup {...decision} name={`decision-${id}`} label={t("review.decide", { company: companyName })} options={reviewDecisions.map((value) => ({ value, label: t(`review.${value}`) }))} />
      <Field label={t("review.reason")} optional={decision.value === "approve"} help={t("review.reason.help")} error={problem === undefined ? undefined : t("review.problem.REASON_EMPTY")}>
        {(control) => <TextArea {...control} {...reason} />}
      </Field>
    </FormView>
  )
}

/** A trade licence with its file, who shows it, and what was or is to be decided. */
export const ReviewPanel = ({ review }: { readonly review: LicenceReview }) => {
  const t = useText()
  const { companyName, submittedAt, country, contact, email, phone, vatId, status, decision } = review
  return (
    <Panel heading={companyName}>
      <DescriptionList
        facts={[
          { label: t("review.column.status"), value: <Badge tone={status.code === "pending" ? "warning" : "neutral"} label={codeText(t, status, (code) => `review.status.${code}`)} /> },
          { label: t("review.column.submittedAt"), value: <When date={submittedAt} /> },
          { label: t("review.column.country"), value: country },
          { label: t("review.column.contact"), value: [contact, email, phone].join(", ") },
          ...(vatId === "" ? [] : [{ label: t("review.column.vat"), value: vatId, code: true }]),
          ...(decision === null ? [] : [{ label: t("review.column.decision"), value: [decision.by, decision.reason].filter((word) => word !== "").join(": ") }]),
        ]}
      />
      <LicenceFile review={review} />
      {status.code === "pending" && <Decision review={review} />}
    </Panel>
  )
}
