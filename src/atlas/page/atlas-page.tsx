import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { EmptyState } from "../../ui/kit/states/empty-state.tsx";
import { LinkButton } from "../../ui/kit/buttons/link-button.tsx";
import { PageHeader } from "../../ui/kit/layout/page-header.tsx";
import { Skeleton } from "../../ui/kit/states/skeleton.tsx";
import { ResourceView } from "../../ui/resource/resource-view.tsx";
import css from "./atlas-page.module.css";
import { IndexProvider, useAtlasData } from "./data/atlas-data.ts";
import { Frame } from "./frame/frame.tsx";
import { usePageName } from "./frame/use-page-name.ts";
import { OverviewPage } from "./overview/overview-page.tsx";
import { labels } from "./labels.ts";

// With what checks its messages, which no other page needs.
const LivePage = lazy(async () => ({ default: (await import("./live/live-page.tsx")).LivePage }));
// The overview is first; the others are one file that is loaded with the first of them (vite.atlas.config.ts).
const ChangesPage = lazy(async () => ({ default: (await import("./changes/changes-page.tsx")).ChangesPage }));
const FindingsPage = lazy(async () => ({
  default: (await import("./findings/findings-page.tsx")).FindingsPage,
}));
const MachinePage = lazy(async () => ({ default: (await import("./machine/machine-page.tsx")).MachinePage }));
const SectionPage = lazy(async () => ({ default: (await import("./spec/section-page.tsx")).SectionPage }));
const SpecPage = lazy(async () => ({ default: (await import("./spec/spec-page.tsx")).SpecPage }));

const waiting = (
  <div className={css["waiting"]}>
    <Skeleton shape="rows" count={8} />
  </div>
);

const NotFoundPage = () => {
  usePageName(labels.notFound);
  return (
    <>
      <PageHeader title={labels.notFound} />
      <EmptyState
        title={labels.notFound}
        text={labels.notFoundText}
        action={<LinkButton to="/">{labels.machine.allMachines}</LinkButton>}
      />
    </>
  );
};

/** The state atlas: every machine of the portal, its specification and its findings. */
export const AtlasPage = () => (
  <div className={css["root"]}>
    <ResourceView actor={useAtlasData().index} skeleton={waiting}>
      {(index) => (
        <IndexProvider value={index}>
          <Frame waiting={waiting}>
            <Routes>
              <Route path="/" element={<OverviewPage />} />
              <Route path="/spec" element={<SpecPage />} />
              <Route path="/spec/*" element={<SectionPage />} />
              <Route path="/changes" element={<ChangesPage />} />
              <Route path="/findings" element={<FindingsPage />} />
              <Route path="/live" element={<LivePage />} />
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
