import type { ReactNode } from "react";
import type { Voucher, VoucherStatusCode, voucherColumns } from "../../../domain/advantages/voucher.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import type { Page } from "../../lists/list-address.ts";
import { ListFilters } from "../../lists/list-filters.tsx";
import { NothingListed } from "../../lists/nothing-listed.tsx";
import { PagedTable, type PagedTableProps } from "../../lists/paged-table.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import styles from "./advantages.module.css";
import { useVoucherColumns, type VoucherColumn } from "./use-voucher-columns.tsx";

interface VoucherListProps<Request> extends Pick<
  PagedTableProps<Voucher, VoucherColumn, VoucherStatusCode, (typeof voucherColumns)[number]>,
  "list" | "label" | "tools"
> {
  readonly actor: ResourceRef<Request, Page<Voucher>>;
  /** Whether vouchers say how they stand, or can be copied and used. */
  readonly statuses: boolean;
  /** Shown where there is none at all. */
  readonly none: ReactNode;
}

/** Vouchers with their search and filters (business §3). */
export const VoucherList = <Request,>({
  list,
  actor,
  statuses,
  none,
  ...table
}: VoucherListProps<Request>) => {
  const t = useText();
  const format = useFormat();
  const columns = useVoucherColumns(statuses);
  const nothing = ({ rows, total }: Page<Voucher>) =>
    rows.length > 0 ? undefined : (
      <NothingListed
        list={list}
        total={total}
        none={none}
        notFound={{ title: t("advantages.not_found"), text: t("advantages.not_found.text") }}
      />
    );
  return (
    <div className={styles["stack"]}>
      <ListFilters
        list={list}
        searchLabel={t("advantages.search")}
        searchHelp={t("advantages.search.help")}
        {...(statuses && {
          statusLabel: t("advantages.column.status"),
          statusText: (status: VoucherStatusCode) => t(`advantages.voucher.status.${status}`),
        })}
        columnText={(column) => t(`advantages.column.${column}`)}
      />
      <ResourceView
        failedTitle={t("advantages.vouchers.not_loaded")}
        actor={actor}
        skeleton={<Skeleton shape="rows" count={5} />}
        empty={nothing}
      >
        {(content) => (
          <PagedTable
            {...table}
            content={content}
            list={list}
            columns={columns}
            rowKey={({ code }) => code}
            totalText={t("advantages.total", {
              count: content.total,
              number: format.number(content.total),
            })}
          />
        )}
      </ResourceView>
    </div>
  );
};
