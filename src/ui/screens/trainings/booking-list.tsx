import type { ReactNode } from "react";
import {
  bookingColumns,
  bookingStatuses,
  type BookingStatus,
  type TrainingBooking,
} from "../../../domain/trainings/training.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import type { ListRules, Page } from "../../lists/list-address.ts";
import { ListFilters } from "../../lists/list-filters.tsx";
import { NothingListed } from "../../lists/nothing-listed.tsx";
import { PagedTable, type PagedTableProps } from "../../lists/paged-table.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import type { BookingColumn } from "./trainings-actors.ts";

/** What the address of a list of bookings may say. */
export const bookingRules: ListRules<BookingStatus, BookingColumn> = {
  statuses: bookingStatuses,
  columns: bookingColumns,
  defaultSort: "-date",
};

interface BookingListProps<Request, Key extends string> extends Pick<
  PagedTableProps<TrainingBooking, Key | BookingColumn, BookingStatus, BookingColumn>,
  "list" | "columns" | "tools"
> {
  readonly actor: ResourceRef<Request, Page<TrainingBooking>>;
  /** Shown where the company has no booking at all. */
  readonly none: ReactNode;
}

/** The bookings of a company with their search and filters (business §3). */
export const BookingList = <Request, Key extends string>({
  list,
  actor,
  none,
  ...table
}: BookingListProps<Request, Key>) => {
  const t = useText();
  const format = useFormat();
  const nothing = ({ rows, total }: Page<TrainingBooking>) =>
    rows.length > 0 ? undefined : (
      <NothingListed
        list={list}
        total={total}
        none={none}
        notFound={{ title: t("trainings.none.title"), text: t("trainings.none.text") }}
      />
    );
  return (
    <>
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
            {...table}
            content={content}
            list={list}
            label={t("trainings.table", { page: list.address.page })}
            rowKey={({ id }) => id}
            totalText={t("trainings.total", { count: content.total, number: format.number(content.total) })}
          />
        )}
      </ResourceView>
    </>
  );
};
