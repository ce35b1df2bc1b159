import Download from "lucide-react/icons/download";
import { useState } from "react";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import {
  bookingColumns,
  bookingStatuses,
  type BookingStatus,
  type TrainingBooking,
} from "../../../domain/trainings/training.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { listRequest, type ListRules, type Page } from "../../lists/list-address.ts";
import { ListFilters } from "../../lists/list-filters.tsx";
import { NothingListed } from "../../lists/nothing-listed.tsx";
import { PagedTable } from "../../lists/paged-table.tsx";
import { useListAddress } from "../../lists/use-list-address.ts";
import { useOpened } from "../../lists/use-opened.ts";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useContent } from "../../resource/use-content.ts";
import { useResource } from "../../resource/use-resource.ts";
import { CancellationDialog } from "./cancellation-dialog.tsx";
import { ExospherePanel } from "./exosphere-panel.tsx";
import { Told } from "./told.tsx";
import { BOOKABLE } from "./training-tabs.ts";
import { useTrainingsActors, type BookingColumn, type BookingsRequest } from "./trainings-actors.ts";
import { useBookingColumns } from "./use-booking-columns.tsx";
import styles from "./trainings.module.css";

const rules: ListRules<BookingStatus, BookingColumn> = {
  statuses: bookingStatuses,
  columns: bookingColumns,
  defaultSort: "-date",
};

const CsvButton = ({ request }: { readonly request: BookingsRequest }) => {
  const t = useText();
  const actor = useScreenActor("trainings-csv", useTrainingsActors().csv, { limit: FILE_LIMIT });
  return (
    <SubmissionButton
      actor={actor}
      request={request}
      icon={Download}
      label={t("trainings.csv")}
      doneText={t("trainings.csv.done")}
      failedTitle={t("trainings.csv.failed")}
    />
  );
};

/** The trainings of the company's people; search, filter, order and page are in the address (business §3). */
export const MyTrainings = () => {
  const t = useText();
  const format = useFormat();
  const list = useListAddress(rules);
  const request = listRequest(list.address);
  const actor = useResource("trainings", useTrainingsActors().bookings, request);
  const { id: opened, open, close } = useOpened("cancel");
  const [told, setTold] = useState<string>();
  const booking = useContent(actor)?.rows.find(({ id }) => id === opened);
  const columns = useBookingColumns({
    onCancel: ({ id }) => {
      setTold(undefined);
      open(id);
    },
  });
  const onCancelled = ({ training, participant }: TrainingBooking) => {
    setTold(t("trainings.cancelled", { training: training.title, name: participant.name }));
    close();
  };
  const nothing = ({ rows, total }: Page<TrainingBooking>) =>
    rows.length > 0 ? undefined : (
      <NothingListed
        list={list}
        total={total}
        none={
          <EmptyState
            title={t("trainings.empty.title")}
            text={t("trainings.empty.text")}
            action={<LinkButton to={{ search: `tab=${BOOKABLE}` }}>{t("trainings.empty.action")}</LinkButton>}
          />
        }
        notFound={{ title: t("trainings.none.title"), text: t("trainings.none.text") }}
      />
    );
  return (
    <>
      {told !== undefined && opened === undefined && (
        <Told key={told} words={told} onClose={() => setTold(undefined)} />
      )}
      <ListFilters
        list={list}
        searchLabel={t("trainings.search")}
        searchHelp={t("trainings.search.help")}
        statusLabel={t("trainings.column.status")}
        statusText={(status) => t(`trainings.status.${status}`)}
        columnText={(column) => t(`trainings.column.${column}`)}
      />
      <ResourceView
        failedTitle={t("trainings.not_loaded")}
        actor={actor}
        skeleton={<Skeleton shape="rows" count={8} />}
        empty={nothing}
      >
        {(content) => (
          <PagedTable
            content={content}
            list={list}
            columns={columns}
            label={t("trainings.table", { page: list.address.page })}
            rowKey={({ id }) => id}
            totalText={t("trainings.total", { count: content.total, number: format.number(content.total) })}
            tools={<CsvButton request={request} />}
          />
        )}
      </ResourceView>
      <div className={styles["below"]}>
        <ExospherePanel />
      </div>
      {booking !== undefined && (
        <CancellationDialog
          key={booking.id}
          booking={booking}
          list={actor}
          onCancelled={onCancelled}
          onClose={close}
        />
      )}
    </>
  );
};
