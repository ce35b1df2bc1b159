import { getVouchers, getVouchersCsv } from "../../../api/advantages.calls.ts";
import { voucherList } from "../../../domain/advantages/advantages.lists.ts";
import type { PartOf } from "../../../domain/kit/list.ts";
import { useSearchParams } from "react-router-dom";
import { DownloadButton } from "../../calls/action-button.tsx";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../kit/layout/panel.tsx";
import { Tabs } from "../../kit/layout/tabs.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { useList } from "../../lists/use-list.ts";
import { VoucherList } from "./voucher-list.tsx";

type Tab = PartOf<typeof voucherList>;

/** One of the two lists; search, filters, order and page are in the address. */
const VouchersOf = ({ tab }: { readonly tab: Tab }) => {
  const t = useText();
  const list = useList(voucherList, tab);
  const vouchers = useResource(getVouchers, list.request, { as: tab });
  return (
    <VoucherList
      list={list}
      actor={vouchers}
      statuses={tab === "ended"}
      label={t(`advantages.table.${tab}`, { page: list.address.page })}
      none={<EmptyState title={t(`advantages.none.${tab}`)} text={t(`advantages.none.${tab}.text`)} />}
      renderTools={() => (
        <DownloadButton
          call={getVouchersCsv}
          as={tab}
          request={list.request}
          label={t("advantages.csv")}
          doneText={t("advantages.csv.done")}
          failedTitle={t("advantages.csv.failed")}
        />
      )}
    />
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
        <VouchersOf key={tab} tab={tab} />
      </Tabs>
    </Panel>
  );
};
