import Download from "lucide-react/icons/download";
import type { LicenceReview } from "../../../domain/licence-review/licence-review.ts";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { countryName } from "../../i18n/country-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge, type BadgeProps } from "../../kit/states/badge.tsx";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { codeText } from "../../page/code-text.ts";
import { LazyPicture } from "../../files/lazy-picture.tsx";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { When } from "../../resource/when.tsx";
import { DecisionMessage, type Decided } from "./decision-message.tsx";
import styles from "./licence-review.module.css";
import { useLicenceReviewActors } from "./licence-review-actors.ts";
import { ReviewDecisionForm } from "./review-decision-form.tsx";

const tones: Readonly<Partial<Record<string, NonNullable<BadgeProps["tone"]>>>> = {
  pending: "warning",
  approved: "success",
};

const Facts = ({ review }: { readonly review: LicenceReview }) => {
  const t = useText();
  const { tag, moment } = useFormat();
  const { submittedAt, country, contact, email, phone, vatId, vatVerdict, status, decision } = review;
  const vat = vatVerdict === null ? vatId : `${vatId} (${t(`review.vat.${vatVerdict}`)})`;
  return (
    <DescriptionList
      facts={[
        {
          label: t("review.column.status"),
          value: (
            <Badge
              tone={tones[status.code] ?? "neutral"}
              label={codeText(t, status, (code) => `review.status.${code}`)}
            />
          ),
        },
        { label: t("review.column.submittedAt"), value: <When date={submittedAt} /> },
        { label: t("review.column.country"), value: countryName(tag, country) },
        {
          label: t("review.column.contact"),
          value: [contact, email, phone].filter((part) => part !== "").join(", "),
        },
        ...(vatId === "" ? [] : [{ label: t("review.column.vat"), value: vat }]),
        ...(decision === null
          ? []
          : [
              {
                label: t("review.column.decision"),
                value: t("review.decided", { by: decision.by, at: moment(decision.at) }),
              },
            ]),
        ...(decision === null || decision.reason === ""
          ? []
          : [{ label: t("review.reason"), value: decision.reason }]),
      ]}
    />
  );
};

const LicenceFile = ({ review: { id, file } }: { readonly review: LicenceReview }) => {
  const t = useText();
  const actors = useLicenceReviewActors();
  const actor = useScreenActor(`licence-file:${id}`, actors.file, { limit: FILE_LIMIT });
  return (
    <div className={styles["stack"]}>
      {file.picture && (
        <LazyPicture
          name={`licence-picture:${id}`}
          logic={actors.picture}
          request={{ id }}
          alt={t("review.file.picture", { name: file.name })}
        />
      )}
      <SubmissionButton
        actor={actor}
        request={{ id }}
        icon={Download}
        label={t("review.file", { name: file.name })}
        doneText={t("review.file.done")}
        failedTitle={t("review.file.failed")}
      />
    </div>
  );
};

export interface ReviewPanelProps {
  readonly review: LicenceReview;
  /** The result of the last decision. */
  readonly decided: Decided | undefined;
  readonly onDecided: (outcome: Decided) => void;
}

/** A trade licence with its file, its applicant, and the decision or its form. */
export const ReviewPanel = ({ review, decided, onDecided }: ReviewPanelProps) => (
  <Panel heading={review.companyName}>
    <div className={styles["columns"]}>
      <Facts review={review} />
      <div className={styles["stack"]}>
        <LicenceFile review={review} />
        {decided !== undefined && <DecisionMessage outcome={decided} company={review.companyName} />}
        {decided === undefined && review.status.code === "pending" && (
          <ReviewDecisionForm review={review} onDecided={onDecided} />
        )}
      </div>
    </div>
  </Panel>
);
