import type { Elements } from "../../kit/elements.ts";
import type { Page } from "../../../domain/kit/list.ts";
import {
  bookingColumns,
  bookingStatuses,
  type BookingStatus,
  type TrainingBooking,
} from "../../../domain/trainings/training.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import type { ListRules } from "../../lists/list-address.ts";
import { ListView } from "../../lists/list-view.tsx";
import type { PagedTableProps } from "../../lists/paged-table.tsx";
import type { BookingColumn } from "./trainings-actors.ts";

/** What the address of a list of bookings may say. */
export const bookingRules: ListRules<BookingStatus, BookingColumn> = {
  statuses: bookingStatuses,
  columns: bookingColumns,
  defaultSort: "-date",
  ranges: ["period", "amount"],
};

interface BookingListProps<Request, Key extends string> extends Pick<
  PagedTableProps<TrainingBooking, Key | BookingColumn, BookingStatus, BookingColumn>,
  "list" | "columns"
> {
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
      searchLabel={t("trainings.search")}
      searchHelp={t("trainings.search.help")}
      statusLabel={t("trainings.column.status")}
      statusText={(status) => t(`trainings.status.${status}`)}
      columnText={(column) => t(`trainings.column.${column}`)}
      ranges={{ period: t("trainings.column.date"), amount: t("trainings.column.price") }}
      none={none}
      notFound={{ title: t("trainings.none.title"), text: t("trainings.none.text") }}
      {...table}
      label={t("trainings.table", { page: list.address.page })}
      rowKey={({ id }) => id}
      totalText={(counted) => t("trainings.total", counted)}
    />
  );
};
