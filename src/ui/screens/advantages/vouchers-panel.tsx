import Download from "lucide-react/icons/download";
import { useSearchParams } from "react-router-dom";
import { voucherColumns, type Voucher, type VoucherStatusCode } from "../../../domain/advantages/voucher.ts";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../kit/layout/panel.tsx";
import { Tabs } from "../../kit/layout/tabs.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { listRequest, type ListRules, type Page } from "../../lists/list-address.ts";
import { ListFilters } from "../../lists/list-filters.tsx";
import { NothingListed } from "../../lists/nothing-listed.tsx";
import { PagedTable } from "../../lists/paged-table.tsx";
import { useListAddress } from "../../lists/use-list-address.ts";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useResource } from "../../resource/use-resource.ts";
import { useAdvantagesActors, type VouchersRequest } from "./advantages-actors.ts";
import styles from "./advantages.module.css";
import { useVoucherColumns } from "./use-voucher-columns.tsx";

type Tab = "valid" | "ended";

/** The statuses of each list (business §4). */
const statuses: Readonly<Record<Tab, readonly VoucherStatusCode[]>> = {
  valid: ["valid"],
  ended: ["redeemed", "expired"],
};

type Rules = ListRules<VoucherStatusCode, (typeof voucherColumns)[number]>;

/** A list of one status has no filter by it. Ended vouchers begin with the latest. */
const rules: Readonly<Record<Tab, Rules>> = {
  valid: { statuses: [], columns: voucherColumns, defaultSort: "validUntil" },
  ended: { statuses: statuses.ended, columns: voucherColumns, defaultSort: "-validUntil" },
};

const CsvButton = ({ request, tab }: { readonly request: VouchersRequest; readonly tab: Tab }) => {
  const t = useText();
  const actor = useScreenActor(`vouchers-csv-${tab}`, useAdvantagesActors().vouchersCsv, {
    limit: FILE_LIMIT,
  });
  return (
    <SubmissionButton
      actor={actor}
      request={request}
      icon={Download}
      label={t("advantages.csv")}
      doneText={t("advantages.csv.done")}
      failedTitle={t("advantages.csv.failed")}
    />
  );
};

/** One of the two lists; search, filters, order and page are in the address. */
const VoucherList = ({ tab }: { readonly tab: Tab }) => {
  const t = useText();
  const format = useFormat();
  const list = useListAddress(rules[tab]);
  const asked = listRequest(list.address);
  const request = { ...asked, filter: { ...asked.filter, status: asked.filter?.status ?? statuses[tab] } };
  const actor = useResource(`vouchers-${tab}`, useAdvantagesActors().vouchers, request);
  const columns = useVoucherColumns(tab === "ended");
  const nothing = ({ rows, total }: Page<Voucher>) =>
    rows.length > 0 ? undefined : (
      <NothingListed
        list={list}
        total={total}
        none={<EmptyState title={t(`advantages.none.${tab}`)} text={t(`advantages.none.${tab}.text`)} />}
        notFound={{ title: t("advantages.not_found"), text: t("advantages.not_found.text") }}
      />
    );
  return (
    <div className={styles["stack"]}>
      <ListFilters
        list={list}
        searchLabel={t("advantages.search")}
        searchHelp={t("advantages.search.help")}
        {...(tab === "ended" && {
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
            content={content}
            list={list}
            columns={columns}
            label={t(`advantages.table.${tab}`, { page: list.address.page })}
            rowKey={({ code }) => code}
            totalText={t("advantages.total", {
              count: content.total,
              number: format.number(content.total),
            })}
            tools={<CsvButton request={request} tab={tab} />}
          />
        )}
      </ResourceView>
    </div>
  );
};

/** The company's vouchers: valid ones, and those that expired or were redeemed within 24 months (business §4, §9). */
export const VouchersPanel = () => {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const tab: Tab = params.get("tab") === "ended" ? "ended" : "valid";
  return (
    <Panel heading={t("advantages.vouchers")}>
      <Tabs
        label={t("advantages.vouchers")}
        tabs={[
          { id: "valid", label: t("advantages.tab.valid") },
          { id: "ended", label: t("advantages.tab.ended") },
        ]}
        value={tab}
        // The other list has filters and pages of its own.
        onChange={(chosen) => setParams(chosen === "valid" ? {} : { tab: chosen })}
      >
        <VoucherList key={tab} tab={tab} />
      </Tabs>
    </Panel>
  );
};
