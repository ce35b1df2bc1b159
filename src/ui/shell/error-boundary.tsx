import { Component, type ReactNode } from "react";
import { carriedQuery } from "../../domain/shell/carried-query.ts";
import { routes } from "../../domain/shell/routes.ts";
import { useText } from "../i18n/use-text.ts";
import { ReloadButton } from "../kit/buttons/reload-button.tsx";
import { ReportProblem } from "./problem-report/report-problem.tsx";
import { ScreenMessage } from "./screen-message.tsx";

/** Shown instead of a screen that has crashed. The link is a plain anchor, because the router itself may have failed. */
export const CrashNotice = () => {
  const t = useText();
  return (
    <ScreenMessage
      title={t("screen.crashed.title")}
      texts={[t("screen.crashed.text")]}
      actions={
        <>
          <ReloadButton variant="primary" />
          <a href={`${routes.dashboard.path}${carriedQuery(window.location.search)}`}>{t("screen.home")}</a>
          <ReportProblem />
        </>
      }
    />
  );
};

interface ErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows a notice instead of a part that throws, and keeps the rest of the page. Use a `key` of the content, so that
 * other content resets it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}
