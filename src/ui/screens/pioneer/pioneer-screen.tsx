import { useSearchParams } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Tabs } from "../../kit/layout/tabs.tsx";
import { MySubmissions } from "./my-submissions.tsx";
import { pioneerTabs, type PioneerTab } from "./pioneer-tabs.ts";
import { SubmitLog } from "./submit-log.tsx";

/** The pioneer initiative (business §1): a submission, and the company's submissions; the tab is in the address. */
export const PioneerScreen = () => {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const [usual] = pioneerTabs;
  const tab = pioneerTabs.find((name) => name === params.get("tab")) ?? usual;
  // The filters of one tab mean nothing in the other.
  const show = (chosen: PioneerTab) => setParams(chosen === usual ? {} : { tab: chosen });
  return (
    <>
      <PageHeader title={t("pioneer.title")} note={t("pioneer.note")} />
      <Tabs
        label={t("pioneer.title")}
        tabs={pioneerTabs.map((id) => ({ id, label: t(`pioneer.tab.${id}`) }))}
        value={tab}
        onChange={show}
      >
        {tab === "submit" ? <SubmitLog /> : <MySubmissions />}
      </Tabs>
    </>
  );
};
