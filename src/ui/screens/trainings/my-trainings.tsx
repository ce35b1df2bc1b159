import { getTrainings, getTrainingsCsv } from "../../../api/trainings.calls.ts";
import { useList } from "../../lists/use-list.ts";
import { bookingList } from "../../../domain/trainings/trainings.lists.ts";
import { useState } from "react";
import type { TrainingBooking } from "../../../domain/trainings/training.ts";
import { DownloadButton } from "../../calls/action-button.tsx";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { useOpened } from "../../lists/use-opened.ts";
import { useOpenedRow } from "../../lists/use-opened-row.ts";
import { useContent } from "../../resource/use-content.ts";
import { PageTitle } from "../../shell/navigation/page-title.tsx";
import { BookingList } from "./booking-list.tsx";
import { CancellationDialog } from "./cancellation-dialog.tsx";
import { ExospherePanel } from "./exosphere-panel.tsx";
import { Announcement } from "./announcement.tsx";
import { BOOKABLE } from "./training-tabs.ts";
import { useBookingColumns } from "./use-booking-columns.tsx";
import styles from "./trainings.module.css";

/** The trainings of the company's people; search, filter, order and page are in the address (business §3). */
export const MyTrainings = () => {
  const t = useText();
  const list = useList(bookingList);
  const actor = useResource(getTrainings, list.request);
  const { id: opened, open, close } = useOpened("cancel");
  const [announced, setAnnounced] = useState<string>();
  const booking = useOpenedRow(opened, useContent(actor)?.rows);
  const columns = useBookingColumns({
    onCancel: ({ id }) => {
      setAnnounced(undefined);
      open(id);
    },
  });
  const onCancelled = ({ training, participant }: TrainingBooking) => {
    setAnnounced(t("trainings.cancelled", { training: training.title, name: participant.name }));
    close();
  };
  return (
    <>
      {announced !== undefined && opened === undefined && <Announcement key={announced} text={announced} />}
      <BookingList
        list={list}
        actor={actor}
        columns={columns}
        none={
          <EmptyState
            title={t("trainings.empty.title")}
            text={t("trainings.empty.text")}
            action={<LinkButton to={{ search: `tab=${BOOKABLE}` }}>{t("trainings.empty.action")}</LinkButton>}
          />
        }
        renderTools={() => (
          <DownloadButton
            call={getTrainingsCsv}
            request={list.request}
            label={t("trainings.csv")}
            doneText={t("trainings.csv.done")}
            failedTitle={t("trainings.csv.failed")}
          />
        )}
      />
      <div className={styles["below"]}>
        <ExospherePanel />
      </div>
      {booking !== undefined && (
        <>
          <PageTitle things={[booking.training.title]} />
          <CancellationDialog
            key={booking.id}
            booking={booking}
            list={actor}
            onCancelled={onCancelled}
            onClose={close}
          />
        </>
      )}
    </>
  );
};
