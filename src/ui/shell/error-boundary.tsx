import { Component, type ReactNode } from "react";
import { routes } from "../../domain/shell/routes.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/buttons/button.tsx";
import { ReportProblem } from "./problem-report/report-problem.tsx";
import { ScreenMessage } from "./screen-message.tsx";

/** Loads the whole page anew: the way out of a state that the page itself cannot leave. */
const reload = (): void => window.location.reload();

/** What is shown in place of a screen that has crashed. A plain link leads on: the router itself may be what has failed. */
export const CrashNotice = () => {
  const t = useText();
  return (
    <ScreenMessage
      title={t("screen.crashed.title")}
      texts={[t("screen.crashed.text")]}
      actions={
        <>
          <Button variant="primary" onClick={reload}>
            {t("screen.reload")}
          </Button>
          <a href={routes.dashboard.path}>{t("screen.home")}</a>
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

/** Keeps a defect of one part of the page from blanking the rest. Give it a `key` of what it guards, so that something else begins anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}
