import { Route, Routes } from "react-router-dom";
import { EmptyState } from "../../ui/kit/states/empty-state.tsx";
import { LinkButton } from "../../ui/kit/buttons/link-button.tsx";
import { PageHeader } from "../../ui/kit/layout/page-header.tsx";
import { Skeleton } from "../../ui/kit/states/skeleton.tsx";
import { ResourceView } from "../../ui/resource/resource-view.tsx";
import css from "./atlas-page.module.css";
import { ChangesPage } from "./changes/changes-page.tsx";
import { IndexProvider, useAtlasData } from "./data/atlas-data.ts";
import { FindingsPage } from "./findings/findings-page.tsx";
import { Frame } from "./frame/frame.tsx";
import { usePageName } from "./frame/use-page-name.ts";
import { MachinePage } from "./machine/machine-page.tsx";
import { OverviewPage } from "./overview/overview-page.tsx";
import { SectionPage } from "./spec/section-page.tsx";
import { SpecPage } from "./spec/spec-page.tsx";
import { words } from "./words.ts";

const NotFoundPage = () => {
  usePageName(words.notFound);
  return (
    <>
      <PageHeader title={words.notFound} />
      <EmptyState
        title={words.notFound}
        text={words.notFoundText}
        action={<LinkButton to="/">{words.machine.allMachines}</LinkButton>}
      />
    </>
  );
};

/** The state atlas: every machine of the portal, its specification and its findings. */
export const AtlasPage = () => (
  <div className={css["root"]}>
    <ResourceView
      actor={useAtlasData().index}
      skeleton={
        <div className={css["waiting"]}>
          <Skeleton shape="rows" count={8} />
        </div>
      }
    >
      {(index) => (
        <IndexProvider value={index}>
          <Frame>
            <Routes>
              <Route path="/" element={<OverviewPage />} />
              <Route path="/spec" element={<SpecPage />} />
              <Route path="/spec/*" element={<SectionPage />} />
              <Route path="/changes" element={<ChangesPage />} />
              <Route path="/findings" element={<FindingsPage />} />
              <Route path="/:machine" element={<MachinePage />} />
              <Route path="/:machine/:state" element={<MachinePage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Frame>
        </IndexProvider>
      )}
    </ResourceView>
  </div>
);
