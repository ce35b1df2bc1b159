import { useSelector } from "@xstate/react";
import { getCampusPackages } from "../../../api/campus-packages.calls.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { whenEmpty } from "../../resource/when-empty.ts";
import styles from "./campus-packages.module.css";
import { PackageCard } from "./package-card.tsx";

/** The campus packages of the company's country (business §2). */
export const CampusPackagesScreen = () => {
  const t = useText();
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const actor = useResource(getCampusPackages, { instance });
  return (
    <>
      <PageHeader title={t("campus.title")} note={t("campus.note")} />
      <ResourceView
        failedTitle={t("campus.not_loaded")}
        actor={actor}
        skeleton={<Skeleton shape="card" count={4} />}
        empty={whenEmpty(<EmptyState title={t("campus.none")} text={t("campus.none.text")} />)}
      >
        {(packages) => (
          <div className={styles["packages"]}>
            {packages.map((offer) => (
              <PackageCard key={offer.id} offer={offer} packages={actor} instance={instance} />
            ))}
          </div>
        )}
      </ResourceView>
    </>
  );
};
