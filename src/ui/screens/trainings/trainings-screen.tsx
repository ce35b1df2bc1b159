import { useSearchParams } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Tabs } from "../../kit/layout/tabs.tsx";
import { BookableTrainings } from "./bookable-trainings.tsx";
import { MyTrainings } from "./my-trainings.tsx";
import { trainingTabs, type TrainingTab } from "./training-tabs.ts";

/** The company's trainings and those that it can book (business §1, §3); the tab is in the address. */
export const TrainingsScreen = () => {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const [usual] = trainingTabs;
  const tab = trainingTabs.find((name) => name === params.get("tab")) ?? usual;
  // The filters of one tab mean nothing in the other.
  const show = (chosen: TrainingTab) => setParams(chosen === usual ? {} : { tab: chosen });
  return (
    <>
      <PageHeader title={t("trainings.title")} note={t("trainings.intro")} />
      <Tabs
        label={t("trainings.title")}
        tabs={trainingTabs.map((id) => ({ id, label: t(`trainings.tab.${id}`) }))}
        value={tab}
        onChange={show}
      >
        {tab === "mine" ? <MyTrainings /> : <BookableTrainings />}
      </Tabs>
    </>
  );
};
