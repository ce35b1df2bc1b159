import Info from "lucide-react/icons/info";
import { useSelector } from "@xstate/react";
import { getAdvantages } from "../../../api/advantages.calls.ts";
import { isApplicant } from "../../../domain/shell/partner-status.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import detail from "../../page/detail.module.css";
import { ResourceView } from "../../resource/resource-view.tsx";
import { externalLink } from "../../shell/navigation/external-link.ts";
import { useNavigationReader } from "../../shell/navigation/use-navigation-reader.ts";
import { useAccount } from "../../shell/session/use-account.ts";
import { BenefitsPanels } from "./benefits-panels.tsx";
import { PromotionsPanel } from "./promotions-panel.tsx";
import { VouchersPanel } from "./vouchers-panel.tsx";
import styles from "./advantages.module.css";

/** The way of a customer to a partnership, where the deployment has one. */
const BecomePartner = () => {
  const t = useText();
  const reader = useNavigationReader();
  const { links } = useDeployment().config;
  const href = reader === undefined ? undefined : externalLink(links, "become_partner", reader);
  return href === undefined ? null : (
    <a className={styles["target"]} href={href} target="_blank" rel="noreferrer">
      <span>{t("navigation.become_partner")}</span> <VisuallyHidden>{t("shell.new_tab")}</VisuallyHidden>
    </a>
  );
};

/** Why there are none: for customers, applicants and staff. */
const PartnersOnly = () => {
  const t = useText();
  const account = useAccount();
  const title = t("advantages.partners_only");
  if (account !== undefined && isApplicant(account.partnerStatus))
    return (
      <EmptyState
        icon={Info}
        title={title}
        text={t("advantages.partners_only.applicant")}
        action={
          <LinkButton to={routes.dashboard.path}>{t("advantages.partners_only.application")}</LinkButton>
        }
      />
    );
  if (account?.visitor.groups.includes("ma") === true)
    return <EmptyState icon={Info} title={title} text={t("advantages.partners_only.staff")} />;
  return (
    <EmptyState
      icon={Info}
      title={title}
      text={t("advantages.partners_only.text")}
      action={
        <>
          <BecomePartner />
          <LinkButton to={routes.dashboard.path}>{t("screen.home")}</LinkButton>
        </>
      }
    />
  );
};

/** Vouchers, promotions and the benefits of the tiers; who is no partner sees why there are none (business §6). */
export const AdvantagesScreen = () => {
  const t = useText();
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const actor = useResource(getAdvantages, { instance });
  return (
    <>
      <PageHeader title={t("advantages.title")} />
      <ResourceView
        failedTitle={t("advantages.not_loaded")}
        actor={actor}
        skeleton={<Skeleton shape="card" count={3} />}
      >
        {(advantages) =>
          advantages === null ? (
            <PartnersOnly />
          ) : (
            <div className={detail["main"]}>
              <VouchersPanel />
              <PromotionsPanel promotions={advantages.promotions} />
              <BenefitsPanels advantages={advantages} />
            </div>
          )
        }
      </ResourceView>
    </>
  );
};
