import { useSelector } from "@xstate/react";
import type { TicketAreaCode } from "../../../../domain/tickets/ticket-area.ts";
import { usePortalActors } from "../../../actors/portal-actors.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Panel } from "../../../kit/layout/panel.tsx";
import { Skeleton } from "../../../kit/states/skeleton.tsx";
import { ResourceView } from "../../../resource/resource-view.tsx";
import { useResource } from "../../../resource/use-resource.ts";
import { whenEmpty } from "../../../resource/when-empty.ts";
import styles from "../tickets.module.css";
import { useTicketsActors } from "../tickets-actors.ts";

/** Known answers of an area, which may make a ticket unnecessary. */
export const KnownAnswers = ({ area }: { readonly area: TicketAreaCode }) => {
  const t = useText();
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const actor = useResource(`knowledge:${area}`, useTicketsActors().knowledge, { instance, area });
  return (
    <Panel heading={t("guided.answers")}>
      <ResourceView
        actor={actor}
        skeleton={<Skeleton shape="rows" count={3} />}
        empty={whenEmpty(<p className={styles["muted"]}>{t("guided.no_answers")}</p>)}
      >
        {(entries) => (
          <div className={styles["form"]}>
            {entries.map(({ id, question, answer }) => (
              <details key={id} className={styles["known"]}>
                <summary>{question}</summary>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </details>
            ))}
          </div>
        )}
      </ResourceView>
    </Panel>
  );
};
