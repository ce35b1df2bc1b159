import { useParams, useSearchParams } from "react-router-dom";
import { isAllowed, requirementOf } from "../../../domain/shell/access.ts";
import { supportPath } from "../../../domain/shell/routes.ts";
import { caseParts, type CasePart } from "../../../domain/support/case-company.ts";
import type { TicketId } from "../../../domain/tickets/ticket.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Tabs } from "../../kit/layout/tabs.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { BackLink } from "../../page/back-link.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useNotFound } from "../../resource/use-not-found.ts";
import { useResource } from "../../resource/use-resource.ts";
import { useAccount } from "../../shell/session/use-account.ts";
import { useCaseCompanyActors, type OfTicket } from "./case-company-actors.ts";
import { casePartViews } from "./case-company-parts.tsx";

const allParts = Object.keys(caseParts) as readonly CasePart[];

/** The parts that the reader's rights allow; the one that is shown is in the address. */
const Parts = ({ id }: OfTicket) => {
  const t = useText();
  const visitor = useAccount()?.visitor;
  const [params, setParams] = useSearchParams();
  const parts = allParts.filter(
    (part) => visitor !== undefined && isAllowed(requirementOf(caseParts[part]), visitor),
  );
  const [usual] = parts;
  const part = parts.find((name) => name === params.get("tab")) ?? usual;
  if (part === undefined)
    return <EmptyState title={t("case_company.no_part")} text={t("case_company.no_part.text")} />;
  const View = casePartViews[part];
  return (
    <Tabs
      label={t("case_company.parts")}
      tabs={parts.map((name) => ({ id: name, label: t(`case_company.tab.${name}`) }))}
      value={part}
      // The filters of one part mean nothing in the other.
      onChange={(chosen) => setParams(chosen === usual ? {} : { tab: chosen })}
    >
      <View key={part} id={id} />
    </Tabs>
  );
};

/** What staff see of the company of a ticket, for reading only; every look is noted (docs/decisions/tickets.md). */
export const CaseCompanyScreen = () => {
  const t = useText();
  const id = (useParams()["id"] ?? "") as TicketId;
  const actor = useResource(`case-company-${id}`, useCaseCompanyActors().company, { id });
  const notFound = useNotFound(actor);
  const back = supportPath(id);
  return (
    <>
      <BackLink to={back} label={t("case_company.back")} />
      <PageHeader title={t("case_company.title", { id })} note={t("case_company.note")} />
      {notFound ? (
        <EmptyState
          title={t("case_company.not_found")}
          text={t("case_company.not_found.text", { id })}
          action={<LinkButton to={back}>{t("case_company.back")}</LinkButton>}
        />
      ) : (
        <>
          <ResourceView
            failedTitle={t("case_company.not_loaded")}
            actor={actor}
            skeleton={<Skeleton shape="rows" count={1} />}
          >
            {({ name, debitor }) => (
              <p>{debitor === null ? name : t("case_company.name", { name, debitor })}</p>
            )}
          </ResourceView>
          <Parts id={id} />
        </>
      )}
    </>
  );
};
