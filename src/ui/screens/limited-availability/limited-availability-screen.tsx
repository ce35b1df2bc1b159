import Download from "lucide-react/icons/download";
import { shortageList } from "../../../domain/limited-availability/limited-availability.lists.ts";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { ListView } from "../../lists/list-view.tsx";
import { useList } from "../../lists/use-list.ts";
import { useResource } from "../../resource/use-resource.ts";
import { useLimitedAvailabilityActors, type ShortagesRequest } from "./limited-availability-actors.ts";
import { useShortageColumns } from "./use-shortage-columns.tsx";

const CsvButton = ({ request }: { readonly request: ShortagesRequest }) => {
  const t = useText();
  const actor = useScreenActor("shortages-csv", useLimitedAvailabilityActors().shortagesCsv, {
    limit: FILE_LIMIT,
  });
  return (
    <SubmissionButton
      actor={actor}
      request={request}
      icon={Download}
      label={t("shortages.csv")}
      doneText={t("shortages.csv.done")}
      failedTitle={t("shortages.csv.failed")}
    />
  );
};

/** What is short, until when, and what replaces it (business §2); search, order and page are in the address. */
export const LimitedAvailabilityScreen = () => {
  const t = useText();
  const list = useList(shortageList);
  const actor = useResource("shortages", useLimitedAvailabilityActors().shortages, list.request);
  const columns = useShortageColumns();
  return (
    <>
      <PageHeader title={t("shortages.title")} note={t("shortages.note")} />
      <ListView
        name="shortages"
        actor={actor}
        failedTitle={t("shortages.not_loaded")}
        list={list}
        none={<EmptyState title={t("shortages.none")} text={t("shortages.none.text")} />}
        notFound={{ title: t("shortages.not_found"), text: t("shortages.not_found.text") }}
        columns={columns}
        label={t("shortages.table", { page: list.address.page })}
        rowKey={({ article }) => article.number}
        totalText={(counted) => t("shortages.total", counted)}
        renderTools={() => <CsvButton request={list.request} />}
      />
    </>
  );
};
