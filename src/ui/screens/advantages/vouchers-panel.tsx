import Download from "lucide-react/icons/download";
import { useList } from "../../lists/use-list.ts";
import { voucherList } from "../../../domain/advantages/advantages.lists.ts";
import type { PartOf } from "../../../domain/kit/list.ts";
import { useSearchParams } from "react-router-dom";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../kit/layout/panel.tsx";
import { Tabs } from "../../kit/layout/tabs.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { useResource } from "../../resource/use-resource.ts";
import { useAdvantagesActors, type VouchersRequest } from "./advantages-actors.ts";
import { VoucherList } from "./voucher-list.tsx";

type Tab = PartOf<typeof voucherList>;

const CsvButton = ({ request, tab }: { readonly request: VouchersRequest; readonly tab: Tab }) => {
  const t = useText();
  const actor = useScreenActor(`vouchers-csv:${tab}`, useAdvantagesActors().vouchersCsv, {
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
const VouchersOf = ({ tab }: { readonly tab: Tab }) => {
  const t = useText();
  const list = useList(voucherList, tab);
  const actor = useResource(`vouchers:${tab}`, useAdvantagesActors().vouchers, list.request);
  return (
    <VoucherList
      list={list}
      actor={actor}
      statuses={tab === "ended"}
      label={t(`advantages.table.${tab}`, { page: list.address.page })}
      none={<EmptyState title={t(`advantages.none.${tab}`)} text={t(`advantages.none.${tab}.text`)} />}
      renderTools={() => <CsvButton request={list.request} tab={tab} />}
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
