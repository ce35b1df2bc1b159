import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { HashRouter, Route, Routes } from "react-router-dom";
import shellTexts from "../../locales/int/shell.json";
import { createI18n } from "../ui/i18n/i18n.ts";
import { TextProvider } from "../ui/i18n/text-provider.tsx";
import "../ui/kit/tokens.css";
import "../ui/kit/base.css";
import { ErrorBoundary } from "../ui/shell/error-boundary.tsx";
import { AtlasPage } from "./page/atlas-page.tsx";
import { AtlasDataProvider, createAtlasData, readBesidePage } from "./page/data/atlas-data.ts";
import { CrashPage } from "./page/frame/crash-page.tsx";
import { createReviews, ReviewsProvider, saveAsFiles, saveInProject } from "./page/review/reviews.ts";

// The kit uses the text catalogues; the atlas has its own texts, English only (docs/decisions/languages.md).
const i18n = createI18n();
i18n.add("int", shellTexts);

const DeskPage = lazy(async () => ({ default: (await import("./desk/desk-page.tsx")).DeskPage }));
const PreviewPage = lazy(async () => ({
  default: (await import("./desk/preview/preview-page.tsx")).PreviewPage,
}));

// Without transitions: typed text is part of the address, and inputs must show it immediately.
const pages = (
  <StrictMode>
    <TextProvider i18n={i18n}>
      <AtlasDataProvider value={createAtlasData(readBesidePage)}>
        <ReviewsProvider value={createReviews(import.meta.env.DEV ? saveInProject : saveAsFiles)}>
          <HashRouter useTransitions={false}>
            <ErrorBoundary
              fallback={
                <main>
                  <CrashPage />
                </main>
              }
            >
              <Routes>
                <Route
                  path="/desk/*"
                  element={
                    <Suspense>
                      <DeskPage />
                    </Suspense>
                  }
                />
                <Route path="*" element={<AtlasPage />} />
              </Routes>
            </ErrorBoundary>
          </HashRouter>
        </ReviewsProvider>
      </AtlasDataProvider>
    </TextProvider>
  </StrictMode>
);

// The desk's frame loads this page too, and shows only the portal's screens.
createRoot(document.querySelector("#root") ?? document.body).render(
  location.search === "?preview" ? (
    <Suspense>
      <PreviewPage />
    </Suspense>
  ) : (
    pages
  ),
);
