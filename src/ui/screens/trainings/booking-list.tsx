import type { ListState } from "../../lists/use-list.ts";
import type { Column } from "../../kit/lists/table.tsx";
import type { bookingList } from "../../../domain/trainings/trainings.lists.ts";
import type { Page, SortedOf } from "../../../domain/kit/list.ts";
import type { Elements } from "../../kit/elements.ts";
import { type TrainingBooking } from "../../../domain/trainings/training.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { ListView } from "../../lists/list-view.tsx";

interface BookingListProps<Request, Key extends string> {
  readonly list: ListState<typeof bookingList>;
  readonly columns: readonly Column<TrainingBooking, Key | SortedOf<typeof bookingList>>[];
  readonly actor: ResourceRef<Request, Page<TrainingBooking>>;
  readonly renderTools?: () => Elements;
  /** Shown where the company has no booking at all. */
  readonly none: Elements;
}

/** The bookings of a company with their search and filters (business §3). */
export const BookingList = <Request, Key extends string>({
  list,
  actor,
  none,
  ...table
}: BookingListProps<Request, Key>) => {
  const t = useText();
  return (
    <ListView
      name="bookings"
      actor={actor}
      failedTitle={t("trainings.not_loaded")}
      skeletonRows={8}
      list={list}
      none={none}
      notFound={{ title: t("trainings.none.title"), text: t("trainings.none.text") }}
      {...table}
      label={t("trainings.table", { page: list.address.page })}
      rowKey={({ id }) => id}
      totalText={(counted) => t("trainings.total", counted)}
    />
  );
};
