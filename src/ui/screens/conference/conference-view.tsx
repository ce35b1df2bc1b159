import type { Elements } from "../../kit/elements.ts";
import type { Conference } from "../../../domain/conference/conference.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import type { ConferenceRef } from "./use-conference.ts";

/** The states of the conference's content: loading, planned or not, failed, stale. */
export const ConferenceView = ({
  actor,
  children,
}: {
  readonly actor: ConferenceRef;
  readonly children: (conference: Conference) => Elements;
}) => {
  const t = useText();
  return (
    <ResourceView
      failedTitle={t("conference.not_loaded")}
      actor={actor}
      skeleton={<Skeleton shape="card" count={2} />}
    >
      {(conference) =>
        conference === null ? (
          <EmptyState title={t("conference.none.title")} text={t("conference.none.text")} />
        ) : (
          children(conference)
        )
      }
    </ResourceView>
  );
};
