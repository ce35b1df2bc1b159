import { getBookableTrainings } from "../../../api/trainings.calls.ts";
import { useList } from "../../lists/use-list.ts";
import { bookableList } from "../../../domain/trainings/trainings.lists.ts";
import { useState } from "react";
import { type TrainingBooking } from "../../../domain/trainings/training.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { ListView } from "../../lists/list-view.tsx";
import { useOpened } from "../../lists/use-opened.ts";
import { useOpenedRow } from "../../lists/use-opened-row.ts";
import { useContent } from "../../resource/use-content.ts";
import { PageTitle } from "../../shell/navigation/page-title.tsx";
import { BookingDialog } from "./booking-dialog.tsx";
import { Announcement } from "./announcement.tsx";
import { useBookableColumns } from "./use-bookable-columns.tsx";

/** The trainings that can be booked; search, filters, order and page are in the address (business §3). */
export const BookableTrainings = () => {
  const t = useText();
  const list = useList(bookableList);
  const actor = useResource(getBookableTrainings, list.request);
  const { id: opened, open, close } = useOpened("book");
  const [announced, setAnnounced] = useState<string>();
  const training = useOpenedRow(opened, useContent(actor)?.rows);
  const columns = useBookableColumns({
    onBook: ({ id }) => {
      setAnnounced(undefined);
      open(id);
    },
  });
  const onBooked = ({ training: { title }, participant: { name }, state }: TrainingBooking) => {
    setAnnounced(
      t(state._tag === "Waiting" ? "trainings.waits" : "trainings.booked", { training: title, name }),
    );
    close();
  };
  return (
    <>
      {announced !== undefined && opened === undefined && <Announcement key={announced} text={announced} />}
      <ListView
        name="bookable-trainings"
        actor={actor}
        failedTitle={t("trainings.not_loaded")}
        skeletonRows={8}
        list={list}
        none={<EmptyState title={t("trainings.no_dates.title")} text={t("trainings.no_dates.text")} />}
        notFound={{ title: t("trainings.none.title"), text: t("trainings.none.text") }}
        columns={columns}
        label={t("trainings.dates_table", { page: list.address.page })}
        rowKey={({ id }) => id}
        totalText={(counted) => t("trainings.dates_total", counted)}
      />
      {training !== undefined && (
        <>
          <PageTitle things={[training.title]} />
          <BookingDialog
            key={training.id}
            training={training}
            list={actor}
            onBooked={onBooked}
            onClose={close}
          />
        </>
      )}
    </>
  );
};
