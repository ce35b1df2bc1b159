import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useParams } from "react-router-dom";
import { getReference } from "../../../api/references.calls.ts";
import type { Reference } from "../../../domain/references/reference.ts";
import type { ReferenceId } from "../../../domain/references/reference-id.ts";
import { routes } from "../../../domain/shell/routes.ts";
import {
  referenceLifeMachine,
  type ReferenceLifeRef,
} from "../../../machines/references/reference-life.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../../kit/class-names.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Alert } from "../../kit/states/alert.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import detail from "../../page/detail.module.css";
import { When } from "../../resource/when.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import { ReferenceContentPanel } from "./reference-content.tsx";
import { ReferenceDecision } from "./reference-decision.tsx";
import { ReferenceDraft, type ReferenceRef } from "./reference-draft.tsx";
import { ReferenceStatusBadge } from "./reference-status.tsx";
import { ReferenceFailure, ReferenceSteps } from "./reference-steps.tsx";
import styles from "./references.module.css";
import { ReferencePage } from "./reference-page.tsx";

/** True for the manufacturer's staff, who review. */
const useIsStaff = (): boolean => useAccount()?.visitor.groups.includes("ma") === true;

const State = ({ reference, life }: { readonly reference: Reference; readonly life: ReferenceLifeRef }) => {
  const t = useText();
  const { moment } = useFormat();
  const { status, company, createdAt, createdBy, submittedAt, decision, link } = reference;
  const declined = status.code === "notApproved" && decision !== null;
  const shown = useRef<HTMLDivElement>(null);
  // What had the focus may have gone with the former status: its button, or its form.
  const former = useRef(status.code);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (former.current !== status.code && isLost) shown.current?.focus();
    former.current = status.code;
  }, [status.code]);
  return (
    <Panel heading={t("references.state")}>
      <div ref={shown} tabIndex={-1} className={styles["stack"]}>
        {declined && (
          <Alert tone="warning" title={t("references.declined")}>
            <p className={styles["text"]}>{decision.reason}</p>
          </Alert>
        )}
        <DescriptionList
          facts={[
            {
              label: t("references.column.status"),
              // Said aloud where it changes, also by somebody else.
              value: (
                <span role="status">
                  <ReferenceStatusBadge status={status} />
                </span>
              ),
            },
            { label: t("references.column.company"), value: company },
            { label: t("references.column.createdAt"), value: <When date={createdAt} /> },
            { label: t("references.column.createdBy"), value: createdBy },
            ...(submittedAt === null
              ? []
              : [{ label: t("references.column.submittedAt"), value: <When date={submittedAt} /> }]),
            ...(decision === null
              ? []
              : [
                  {
                    label: t("references.decided"),
                    value: t("references.decided.by", { by: decision.by, at: moment(decision.at) }),
                  },
                ]),
            ...(link === null
              ? []
              : [
                  {
                    label: t("references.link"),
                    value: (
                      <a href={link} target="_blank" rel="noreferrer">
                        {t("references.link.open")}
                      </a>
                    ),
                  },
                ]),
          ]}
        />
        <ReferenceSteps life={life} />
      </div>
    </Panel>
  );
};

const Deleted = () => {
  const t = useText();
  return (
    <EmptyState
      title={t("references.deleted.title")}
      text={t("references.deleted.text")}
      action={<LinkButton to={routes.references.path}>{t("references.back")}</LinkButton>}
    />
  );
};

const Parts = ({ reference, parent }: { readonly reference: Reference; readonly parent: ReferenceRef }) => {
  const isStaff = useIsStaff();
  const { id, status, revision } = reference;
  const life: ReferenceLifeRef = useScreenActor(`reference-life:${id}`, referenceLifeMachine, {
    id,
    status: status.code,
    revision,
    actor: isStaff ? "staff" : "company",
    parent,
  });
  useEffect(() => {
    life.send({ type: "reference.loaded", status: status.code, revision });
  }, [life, status.code, revision]);
  const deciding = useSelector(life, (snapshot) => snapshot.hasTag("pending")) && isStaff;
  if (status.code === "deleted") return <Deleted />;
  return (
    <div className={classNames(detail["columns"], styles["stateFirst"])}>
      <div className={detail["side"]}>
        <State reference={reference} life={life} />
      </div>
      <div className={detail["main"]}>
        {deciding ? (
          <ReferenceDecision reference={reference} life={life} />
        ) : (
          <>
            <ReferenceFailure life={life} />
            {isStaff ? (
              <ReferenceContentPanel reference={reference} />
            ) : (
              <ReferenceDraft reference={reference} parent={parent} life={life} />
            )}
          </>
        )}
      </div>
    </div>
  );
};

/** A reference project: its draft for its company, its review for staff, and everything about it (business §3, §4). */
export const ReferenceScreen = () => {
  const t = useText();
  const isStaff = useIsStaff();
  const id = (useParams()["id"] ?? "") as ReferenceId;
  const actor = useResource(getReference, { id });
  const back = isStaff ? routes.referenceReview.path : routes.references.path;
  return (
    <ReferencePage id={id} actor={actor} back={back} notFoundText={t("references.not_found.text", { id })}>
      {(reference) => <Parts reference={reference} parent={actor} />}
    </ReferencePage>
  );
};
