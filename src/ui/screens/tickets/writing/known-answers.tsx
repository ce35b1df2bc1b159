import { useSelector } from "@xstate/react";
import { getKnowledge } from "../../../../api/tickets.calls.ts";
import type { TicketAreaCode } from "../../../../domain/tickets/ticket-area.ts";
import { usePortalActors } from "../../../actors/portal-actors.ts";
import { useResource } from "../../../calls/use-resource.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Panel } from "../../../kit/layout/panel.tsx";
import { Skeleton } from "../../../kit/states/skeleton.tsx";
import { ResourceView } from "../../../resource/resource-view.tsx";
import { whenEmpty } from "../../../resource/when-empty.ts";
import styles from "../tickets.module.css";

/** Known answers of an area, which may make a ticket unnecessary. */
export const KnownAnswers = ({ area }: { readonly area: TicketAreaCode }) => {
  const t = useText();
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const actor = useResource(getKnowledge, { instance, area });
  return (
    <Panel form heading={t("guided.answers")}>
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
