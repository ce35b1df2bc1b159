import { useId } from "react";
import { claimExosphereLicence, getExosphereLicences } from "../../../api/trainings.calls.ts";
import type { ExosphereLicence } from "../../../domain/trainings/exosphere.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { ActionButton } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { CopyButton } from "../../kit/buttons/copy-button.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import styles from "./trainings.module.css";

type LicencesRef = ResourceRef<Readonly<Record<string, never>>, readonly ExosphereLicence[]>;

const Claim = ({
  licence: { participant },
  list,
  describedBy,
}: {
  readonly licence: ExosphereLicence;
  readonly list: LicencesRef;
  readonly describedBy: string;
}) => {
  const t = useText();
  const claim = useAction(claimExosphereLicence, {
    about: { participant: participant.id },
    refresh: list,
  });
  return (
    <ActionButton
      action={claim}
      request={{ participant: participant.id }}
      label={t("trainings.exosphere.claim")}
      describedBy={describedBy}
      failedTitle={t("trainings.exosphere.failed")}
    />
  );
};

const Licence = ({ licence, list }: { readonly licence: ExosphereLicence; readonly list: LicencesRef }) => {
  const t = useText();
  const format = useFormat();
  const whose = useId();
  const { participant, state } = licence;
  const name = participant.self ? t("trainings.you", { name: participant.name }) : participant.name;
  switch (state._tag) {
    case "NotEntitled":
      return <p>{t("trainings.exosphere.not_entitled", { name })}</p>;
    case "Available":
      return (
        <div className={styles["actions"]}>
          <p id={whose}>{t("trainings.exosphere.available", { name })}</p>
          <Claim licence={licence} list={list} describedBy={whose} />
        </div>
      );
    case "Claimed":
      return (
        <p>
          <span>{t("trainings.exosphere.claimed", { name, day: format.day(state.validUntil) })}</span>{" "}
          <code className={styles["code"]}>{state.code}</code>{" "}
          <CopyButton small name={state.code} text={state.code} />
        </p>
      );
  }
};

/** The Exosphere Essential licences of the reader and of colleagues who were present at a training (business §1). */
export const ExospherePanel = () => {
  const t = useText();
  const list: LicencesRef = useResource(getExosphereLicences, {}, { beside: true });
  return (
    <Panel heading={t("trainings.exosphere")}>
      <div className={styles["stack"]}>
        <p>{t("trainings.exosphere.text")}</p>
        <ResourceView
          failedTitle={t("trainings.licences_not_loaded")}
          actor={list}
          skeleton={<Skeleton shape="rows" count={2} />}
        >
          {(licences) => (
            <ul className={styles["licences"]}>
              {licences.map((licence) => (
                <li key={licence.participant.id}>
                  <Licence licence={licence} list={list} />
                </li>
              ))}
            </ul>
          )}
        </ResourceView>
      </div>
    </Panel>
  );
};
