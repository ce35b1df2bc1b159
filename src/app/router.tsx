import { lazy, Suspense, useSyncExternalStore } from "react";
import { Navigate, Outlet, Route, Router, Routes, useLocation } from "react-router-dom";
import { canonicalPath, redirects, routeOfPath } from "../domain/shell/routes.ts";
import { importOrGone } from "../ui/code/import-or-gone.ts";
import { ScreenOutlet } from "../ui/shell/screen-outlet.tsx";
import { Shell } from "../ui/shell/shell.tsx";
import type { PortalHistory } from "./browser/history.ts";

/** The kit page exists in development only; a build leaves it out. */
const KitPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await importOrGone(() => import("../ui/samples/kit-page.tsx"))).KitPage }))
  : undefined;

/** A redirect that keeps the query string. */
const KeepingQuery = ({ to }: { readonly to: string }) => (
  <Navigate to={`${to}${useLocation().search}`} replace />
);

/** The page; a path that is not in canonical form is redirected. */
const Page = ({ year }: { readonly year: number }) => {
  const { pathname } = useLocation();
  const canonical = canonicalPath(pathname);
  return <Shell year={year}>{canonical === pathname ? <Outlet /> : <KeepingQuery to={canonical} />}</Shell>;
};

/** Renders the screens at their addresses. React Router is given the route of the present one alone: it sorts all that it is given at each rendering. */
export const PortalRouter = ({
  history,
  year,
}: {
  readonly history: PortalHistory;
  readonly year: number;
}) => {
  const { location, action } = useSyncExternalStore(history.listen, history.place);
  const { name, path } = routeOfPath(location.pathname);
  return (
    <Router location={location} navigationType={action} navigator={history.navigator}>
      <Routes>
        <Route element={<Page year={year} />}>
          <Route path={path} element={<ScreenOutlet name={name} />} />
          {redirects.map(({ from, to }) => (
            <Route key={from} path={from} element={<KeepingQuery to={to} />} />
          ))}
          {KitPage === undefined ? null : (
            <Route
              path="/dev/kit/"
              element={
                <Suspense>
                  <KitPage />
                </Suspense>
              }
            />
          )}
        </Route>
      </Routes>
    </Router>
  );
};
