import { useParams } from "react-router-dom";
import { getPioneerSubmission } from "../../../api/pioneer.calls.ts";
import type { PioneerId, PioneerSubmission } from "../../../domain/pioneer/pioneer.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { BackLink } from "../../page/back-link.tsx";
import detail from "../../page/detail.module.css";
import { DocumentLink } from "../../page/document-link.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useNotFound } from "../../resource/use-not-found.ts";
import { MINE } from "./pioneer-tabs.ts";
import styles from "./pioneer.module.css";
import { LogButton, useOutcomeFacts, useSubmissionFacts, WrittenText } from "./submission-facts.tsx";

const list = `${routes.pioneer.path}?tab=${MINE}`;

const OutcomePanel = ({ outcome }: { readonly outcome: NonNullable<PioneerSubmission["outcome"]> }) => {
  const t = useText();
  const facts = useOutcomeFacts(outcome, true);
  return (
    <Panel heading={t("pioneer.outcome")}>
      <div className={styles["stack"]}>
        <WrittenText text={outcome.text} />
        <DescriptionList facts={facts} />
      </div>
    </Panel>
  );
};

const Parts = ({ submission }: { readonly submission: PioneerSubmission }) => {
  const t = useText();
  const { order, description, details, outcome } = submission;
  const facts = useSubmissionFacts(submission, <DocumentLink kind="order" id={order} />);
  return (
    <div className={detail["columns"]}>
      <div className={detail["main"]}>
        {outcome !== null && <OutcomePanel outcome={outcome} />}
        <Panel heading={description}>
          <div className={styles["stack"]}>
            <WrittenText text={details} />
            <LogButton submission={submission} />
          </div>
        </Panel>
      </div>
      <div className={detail["side"]}>
        <Panel heading={t("pioneer.facts")}>
          <DescriptionList facts={facts} />
        </Panel>
      </div>
    </div>
  );
};

/** One of the company's submissions with its file, its dates and, once it is done, its voucher. */
export const SubmissionScreen = () => {
  const t = useText();
  const id = (useParams()["id"] ?? "") as PioneerId;
  const actor = useResource(getPioneerSubmission, { id });
  const notFound = useNotFound(actor);
  return (
    <>
      <BackLink to={list} label={t("pioneer.back")} />
      <PageHeader title={t("pioneer.submission", { id })} />
      {notFound ? (
        <EmptyState
          title={t("pioneer.not_found.title")}
          text={t("pioneer.not_found.text", { id })}
          action={<LinkButton to={list}>{t("pioneer.back")}</LinkButton>}
        />
      ) : (
        <ResourceView actor={actor} skeleton={<Skeleton shape="card" count={3} />}>
          {(submission) => <Parts submission={submission} />}
        </ResourceView>
      )}
    </>
  );
};
