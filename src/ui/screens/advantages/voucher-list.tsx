import type { ListState } from "../../lists/use-list.ts";
import type { TableProps } from "../../kit/lists/table.tsx";
import type { caseVoucherList, voucherList } from "../../../domain/advantages/advantages.lists.ts";
import type { Elements } from "../../kit/elements.ts";
import type { Voucher } from "../../../domain/advantages/voucher.ts";
import type { Page } from "../../../domain/kit/list.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { ListView } from "../../lists/list-view.tsx";
import styles from "./advantages.module.css";
import { useVoucherColumns } from "./use-voucher-columns.tsx";

interface VoucherListProps<Request> extends Pick<TableProps<Voucher, string>, "label"> {
  readonly list: ListState<typeof voucherList> | ListState<typeof caseVoucherList>;
  readonly actor: ResourceRef<Request, Page<Voucher>>;
  /** Whether vouchers say how they stand, or can be copied and used. */
  readonly statuses: boolean;
  readonly renderTools?: () => Elements;
  /** Shown where there is none at all. */
  readonly none: Elements;
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
  const columns = useVoucherColumns(statuses);
  return (
    <div className={styles["stack"]}>
      <ListView
        name="vouchers"
        actor={actor}
        failedTitle={t("advantages.vouchers.not_loaded")}
        skeletonRows={5}
        list={list}
        none={none}
        notFound={{ title: t("advantages.not_found"), text: t("advantages.not_found.text") }}
        {...table}
        columns={columns}
        rowKey={({ code }) => code}
        totalText={(counted) => t("advantages.total", counted)}
      />
    </div>
  );
};
