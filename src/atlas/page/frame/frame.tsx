import { Suspense, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import type { Elements } from "../../../ui/kit/elements.ts";
import { useFormat } from "../../../ui/i18n/format.ts";
import { classNames } from "../../../ui/kit/class-names.ts";
import { ErrorBoundary } from "../../../ui/shell/error-boundary.tsx";
import type { MachineSummary } from "../../model/atlas-model.ts";
import { pathOf } from "../address.ts";
import { useIndex } from "../data/atlas-data.ts";
import { scrollInto } from "../diagram/use-in-sight.ts";
import { SearchBox } from "../search/search-box.tsx";
import { labels } from "../labels.ts";
import { CrashPage } from "./crash-page.tsx";
import css from "./frame.module.css";
import { useArrivalAtPage } from "./use-arrival-at-page.ts";

const entry = ({ isActive }: { readonly isActive: boolean }): string =>
  classNames(css["entry"], isActive && css["current"]);

/** The number of a machine's transitions that no test fires. */
const Missing = ({ machine: { fired, transitions } }: { readonly machine: MachineSummary }) => {
  if (fired === null || fired === transitions) return null;
  return (
    <span className={css["missing"]} title={labels.coverage.never}>
      {transitions - fired}
    </span>
  );
};

/** The machine list, scrolled to the current machine. */
const Sidebar = ({ page }: { readonly page: string }) => {
  const { machines } = useIndex();
  const list = useRef<HTMLElement>(null);
  const at = machines.findIndex(({ name }) => name === page);
  useLayoutEffect(() => {
    const nav = list.current;
    const current = nav?.querySelectorAll("a").item(at)?.getBoundingClientRect();
    if (nav === null || current === undefined) return;
    const place = nav.getBoundingClientRect();
    nav.scrollTo(
      0,
      scrollInto(nav.scrollTop, place.height, current.top - place.top + nav.scrollTop, current.height),
    );
  }, [at]);
  return (
    <nav ref={list} aria-label={labels.machines} className={css["sidebar"]}>
      <ul>
        {machines.map((machine) => (
          <li key={machine.name}>
            <NavLink to={pathOf(machine.name)} className={entry}>
              <span className={css["name"]}>{machine.name}</span>
              <Missing machine={machine} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Beside a page that may still be loading: React runs its effect when the page is shown, since both wait together. */
const Arrival = ({ main, page }: { readonly main: RefObject<HTMLElement | null>; readonly page: string }) => {
  useArrivalAtPage(main, page);
  return null;
};

interface FrameProps {
  readonly children: Elements;
  /** Shown while a page is loaded for the first time. */
  readonly waiting: ReactNode;
}

/** The layout of every page: navigation, search, machine list. */
export const Frame = ({ children, waiting }: FrameProps) => {
  const { version, built, against } = useIndex();
  const format = useFormat();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const page = pathname.split("/")[1] ?? "";
  // Every section is its own page; the tabs of a machine are one page.
  const shown = page === "spec" ? pathname : page;
  const skip = (): void => main.current?.focus();
  return (
    <div className={css["page"]}>
      <button type="button" className={css["skip"]} onClick={skip}>
        {labels.skip}
      </button>
      <header className={css["header"]}>
        <Link to="/" className={css["home"]}>
          <span className={css["product"]}>{labels.product}</span> <span>{labels.title}</span>
        </Link>
        <SearchBox />
        <nav aria-label={labels.navigation} className={css["ways"]}>
          <NavLink to="/" end className={entry}>
            {labels.machines}
          </NavLink>
          <NavLink to="/spec" className={entry}>
            {labels.spec}
          </NavLink>
          <NavLink to="/findings" className={entry}>
            {labels.findings}
          </NavLink>
          {against !== null && (
            <NavLink to="/changes" className={entry}>
              {labels.diff.title}
            </NavLink>
          )}
          <NavLink to="/live" className={entry}>
            {labels.live}
          </NavLink>
          <NavLink to="/desk" className={entry}>
            {labels.desk}
          </NavLink>
        </nav>
        <span
          className={css["version"]}
          title={labels.built(format.moment(new Date(built.at)), built.commit)}
        >
          {labels.version(version, built.commit)}
        </span>
      </header>
      <div className={css["body"]}>
        <Sidebar page={page} />
        <main ref={main} tabIndex={-1} className={css["main"]}>
          <Suspense fallback={waiting}>
            <Arrival main={main} page={shown} />
            {/* A page that breaks, or whose code does not come, leaves the ways to the others. */}
            <ErrorBoundary key={shown} fallback={<CrashPage />}>
              {children}
            </ErrorBoundary>
          </Suspense>
        </main>
      </div>
    </div>
  );
};
