import { useParams } from "react-router-dom";
import { getSupportCase } from "../../../api/support.calls.ts";
import { outcomeCode, outcomeKind } from "../../../domain/products/remote-connect.ts";
import { isAllowed } from "../../../domain/shell/access.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { caseParts, casePartPath } from "../../../domain/support/case-parts.ts";
import { waitingForOf, type SupportCase } from "../../../domain/support/support-case.ts";
import type { Ticket, TicketId } from "../../../domain/tickets/ticket.ts";
import { useResource } from "../../calls/use-resource.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { countryName } from "../../i18n/country-name.ts";
import { ResourceView } from "../../resource/resource-view.tsx";
import { TicketView } from "../tickets/ticket-view.tsx";
import { useDepartmentText } from "./use-department-text.ts";
import styles from "./support.module.css";
import { Moment } from "../../kit/dates/moment.tsx";

const CaseFacts = ({
  ticket,
  supportCase: { department, company, product },
}: {
  readonly ticket: Ticket;
  readonly supportCase: SupportCase;
}) => {
  const t = useText();
  const format = useFormat();
  const account = useAccount();
  return (
    <div className={styles["stack"]}>
      <DescriptionList
        facts={[
          { label: t("support.column.company"), value: company.name },
          {
            label: t("support.debitor"),
            value: company.debitor,
            code: true,
          },
          { label: t("support.country"), value: countryName(format.tag, company.country) },
          { label: t("support.department"), value: useDepartmentText()(department) },
          { label: t("support.waiting"), value: t(`support.waiting.${waitingForOf(ticket)}`) },
          ...(product === null
            ? []
            : [
                { label: t("support.product"), value: product.name },
                { label: t("ticket.reference.serial"), value: product.serial, code: true },
              ]),
        ]}
      />
      {product === null || product.results.length === 0 ? null : (
        <div>
          <h3 className={styles["subhead"]}>{t("support.tests")}</h3>
          <ul className={styles["tests"]}>
            {product.results.map(({ id, testedAt, outcome }) => (
              <li key={id}>
                <Moment date={testedAt}>
                  {(date) =>
                    t("ticket.test.result", {
                      date,
                      result: t(`ticket.test.${outcomeKind(outcome)}`),
                      code: outcomeCode(outcome),
                    })
                  }
                </Moment>
              </li>
            ))}
          </ul>
        </div>
      )}
      {account === undefined ? null : (
        <div className={styles["links"]}>
          {caseParts
            .filter((part) => isAllowed(routes[part], account.visitor))
            .map((part) => (
              <LinkButton key={part} to={casePartPath(part, ticket.id)}>
                {t(`support.${part}`)}
              </LinkButton>
            ))}
        </div>
      )}
    </div>
  );
};

const CasePanel = ({ ticket }: { readonly ticket: Ticket }) => {
  const t = useText();
  const { id } = ticket;
  const actor = useResource(getSupportCase, { id }, { beside: true });
  return (
    <Panel heading={t("support.case")}>
      <ResourceView actor={actor} skeleton={<Skeleton shape="rows" count={4} />}>
        {(supportCase) => <CaseFacts ticket={ticket} supportCase={supportCase} />}
      </ResourceView>
    </Panel>
  );
};

const casePanel = (ticket: Ticket) => <CasePanel ticket={ticket} />;

/** A support case: the ticket to answer or put on hold, its author, and the product's data (business §2). */
export const SupportCaseScreen = () => {
  const t = useText();
  const id = (useParams()["id"] ?? "") as TicketId;
  return <TicketView id={id} back={routes.support.path} backLabel={t("support.back")} aside={casePanel} />;
};
