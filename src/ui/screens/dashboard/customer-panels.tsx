import Plus from "lucide-react/icons/plus";
import type { Page } from "../../../domain/kit/list.ts";
import { detailPath, routes } from "../../../domain/shell/routes.ts";
import type { TicketSummary } from "../../../domain/tickets/ticket.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Link } from "../../kit/buttons/link.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Unbroken } from "../../kit/layout/unbroken.tsx";
import { Badge } from "../../kit/states/badge.tsx";
import { When } from "../../resource/when.tsx";
import styles from "./dashboard.module.css";

/** The tickets that are not closed, of a customer or of a partner's company, and the way to a new one. */
export const OpenTickets = ({ tickets }: { readonly tickets: Page<TicketSummary> }) => {
  const t = useText();
  const format = useFormat();
  return (
    <Panel
      heading={t("dashboard.tickets")}
      actions={<Link to={routes.tickets.path}>{t("dashboard.tickets.all")}</Link>}
    >
      <div className={styles["stack"]}>
        {tickets.total === 0 ? (
          <p className={styles["muted"]}>{t("dashboard.tickets.none")}</p>
        ) : (
          <>
            <p>
              {t("dashboard.tickets.count", { count: tickets.total, number: format.number(tickets.total) })}
            </p>
            <ul className={styles["notices"]}>
              {tickets.rows.map(({ id, subject, unreadAnswers, lastActivity }) => (
                <li key={id} className={styles["notice"]}>
                  <Link to={detailPath("ticket", id)}>
                    <Unbroken text={subject} />
                  </Link>
                  <span className={styles["muted"]}>
                    <When date={lastActivity} />
                    {unreadAnswers === 0 ? null : (
                      <>
                        {" "}
                        <Badge
                          tone="info"
                          shape={false}
                          label={t("dashboard.tickets.answers", { count: unreadAnswers })}
                        />
                      </>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        <div>
          <LinkButton to={routes.guidedTicket.path} icon={Plus}>
            {t("dashboard.tickets.new")}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
};
