import { useSelector } from "@xstate/react";
import { Suspense, useRef, type MouseEvent } from "react";
import type { Elements } from "../kit/elements.ts";
import { usePortalActors } from "../actors/portal-actors.ts";
import { useText } from "../i18n/use-text.ts";
import { classNames } from "../kit/class-names.ts";
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import { LanguageNote } from "./frame/language-select.tsx";
import { LimitedMode } from "./frame/limited-mode.tsx";
import { PaperHead } from "./frame/paper-head.tsx";
import { PageTitle } from "./navigation/page-title.tsx";
import { SessionAnnouncer } from "./session/session-announcer.tsx";
import css from "./shell.module.css";
import { ShopBanner } from "./frame/shop-banner.tsx";
import { useShellActors } from "./shell-actors.ts";
import { Sidebar } from "./navigation/sidebar.tsx";
import { SignInAgain } from "./session/sign-in-again.tsx";
import { useAccount, useExpected } from "./session/use-account.ts";
import { useArrival } from "./navigation/use-arrival.ts";
import { useRoute } from "./use-route.ts";

const SkipLink = ({ onSkip }: { readonly onSkip: () => void }) => {
  const t = useText();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    onSkip();
  };
  return (
    <a href="#main" className={css["skip"]} onClick={skip}>
      {t("shell.skip")}
    </a>
  );
};

export interface ShellProps {
  /** The present year, for the copyright notice. */
  readonly year: number;
  /** The screen of the route. */
  readonly children: Elements;
}

/**
 * The page around every screen (shell §1): header, sidebar, footer and overlays. The wrapper has the route's name and
 * a shop marker as classes, and the tier's colours. The path registration shows its screen only, with the brand and
 * the language menu above it.
 */
export const Shell = ({ year, children }: ShellProps) => {
  const main = useRef<HTMLElement>(null);
  const { route, shop, registration } = useRoute();
  const account = useAccount();
  const expected = useExpected();
  const { Tools, NewVersion } = useShellActors();
  useArrival(main);
  // During a redirect the footer of the next page would be shown at the height of this one.
  const settled = useSelector(usePortalActors().routeGuard, (snapshot) => !snapshot.hasTag("busy"));
  const tall = route.sidebar && !registration;
  const sidebar = tall && (account !== undefined || expected);
  // A sign-in that needs no press leads to another page: what stands there is new, and nothing of the login has moved.
  const entrance = route.name === "login" ? "login" : "portal";
  return (
    <div
      className={classNames(css["page"], `route-${route.name}`)}
      data-shop={shop}
      data-tier={account?.palette.layout}
      data-settled={settled}
    >
      <PageTitle />
      <SkipLink onSkip={() => main.current?.focus()} />
      <Header />
      <div className={classNames(css["body"], tall && css["tall"], sidebar && css["withSidebar"])}>
        {sidebar ? <Sidebar /> : null}
        <main key={entrance} id="main" ref={main} tabIndex={-1} className={css["main"]}>
          <PaperHead />
          {registration ? <LanguageNote /> : null}
          {registration || shop === undefined ? null : <ShopBanner shop={shop} />}
          <LimitedMode />
          {children}
        </main>
      </div>
      {registration ? null : <Footer key={entrance} year={year} />}
      {account === undefined ? null : (
        <Suspense>
          <Tools />
        </Suspense>
      )}
      <Suspense>
        <NewVersion />
      </Suspense>
      <SessionAnnouncer />
      <SignInAgain />
    </div>
  );
};
