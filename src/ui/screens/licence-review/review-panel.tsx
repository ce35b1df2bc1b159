import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { getSignUpOptions } from "../../../api/sign-up.calls.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useResource } from "../../calls/use-resource.ts";
import { countryName } from "../../i18n/country-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge, type BadgeProps } from "../../kit/states/badge.tsx";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { codeText } from "../../page/code-text.ts";
import { saysTrade } from "../../page/trade-facts.ts";
import { TradeSection } from "../../page/trade-section.tsx";
import { When } from "../../resource/when.tsx";
import { DecisionMessage, type Decided } from "./decision-message.tsx";
import styles from "./licence-review.module.css";
import { ReviewDecisionForm, type ReviewDecisionFormProps } from "./review-decision-form.tsx";
import { ReviewDocument } from "./review-document.tsx";

const tones: Readonly<Partial<Record<string, NonNullable<BadgeProps["tone"]>>>> = {
  pending: "warning",
  approved: "success",
};

const Trade = ({ review }: Pick<ReviewPanelProps, "review">) => {
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const options = useResource(getSignUpOptions, { instance });
  return <TradeSection options={options} trade={review} />;
};

const Facts = ({ review }: Pick<ReviewPanelProps, "review">) => {
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

export interface ReviewPanelProps extends ReviewDecisionFormProps {
  /** The result of the last decision. */
  readonly decided: Decided | undefined;
  /** It is the next one after a decision, which is shown above it: the focus goes there. */
  readonly next: boolean;
}

/** A trade licence with its applicant, its document, and the decision or its form. */
export const ReviewPanel = ({ review, list, decided, next, onDecided }: ReviewPanelProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (next) place.current?.focus({ preventScroll: true });
  }, [next]);
  return (
    <div ref={place} tabIndex={-1} className={styles["place"]}>
      <Panel heading={review.companyName}>
        <div className={styles["columns"]}>
          <div className={styles["facts"]}>
            <Facts review={review} />
            {saysTrade(review) && <Trade review={review} />}
          </div>
          <ReviewDocument review={review} />
          <div className={styles["decision"]}>
            {decided !== undefined && <DecisionMessage outcome={decided} company={review.companyName} />}
            {decided === undefined && review.status.code === "pending" && (
              <ReviewDecisionForm review={review} list={list} onDecided={onDecided} />
            )}
          </div>
        </div>
      </Panel>
    </div>
  );
};
