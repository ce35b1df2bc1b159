import { useSelector } from "@xstate/react";
import { useDeferredValue, useMemo, type ReactNode } from "react";
import type { Elements } from "../kit/elements.ts";
import {
  failureCode,
  isWorthRetrying,
  meansLimited,
  type CallFailure,
} from "../../domain/kit/call-failure.ts";
import { isReplacing, type ResourceRef } from "../../machines/kit/resource.machine.ts";
import { useIsLimited } from "../actors/portal-actors.ts";
import { useNow } from "../actors/use-now.ts";
import { DEFECT_CODE, defectText, failureText, sentence } from "../i18n/failure-text.ts";
import { useText } from "../i18n/use-text.ts";
import busy from "../kit/states/busy.module.css";
import { FailedState } from "../kit/states/failed-state.tsx";
import { StaleNote } from "../kit/states/stale-note.tsx";
import { useStillWhilePressed } from "../kit/use-still-while-pressed.ts";
import { ReportProblem } from "../shell/problem-report/report-problem.tsx";
import { ReplacingProvider } from "./replacing.ts";

export interface ResourceViewProps<Request, Content> {
  readonly actor: ResourceRef<Request, Content>;
  /** Says what was not loaded, as each loading failure of business §8 does; without it the failure alone is named. */
  readonly failedTitle?: string;
  /** The placeholder while loading. */
  readonly skeleton: ReactNode;
  readonly children: (content: Content) => Elements;
  /** The empty state of content, or undefined if the content is not empty. */
  readonly empty?: (content: Content) => Elements;
}

/** A load that failed: why, its code, and a retry where one can help. What the page's own message names is not shown again. */
export const Failed = ({
  title,
  failure,
  onRetry,
}: {
  readonly title: string | undefined;
  readonly failure: CallFailure | undefined;
  readonly onRetry: () => void;
}) => {
  const t = useText();
  const texts = failure === undefined ? defectText(t) : failureText(t, failure);
  const again = failure === undefined || isWorthRetrying(failure);
  const limited = useIsLimited();
  if (limited && failure !== undefined && meansLimited(failure))
    return (
      <FailedState
        quiet
        title={title ?? t("failure.limited.title")}
        text={t("failure.limited.text")}
        code={failureCode(failure)}
        onRetry={onRetry}
      />
    );
  return (
    <FailedState
      {...(title === undefined ? texts : { title, text: sentence(texts) })}
      code={failure === undefined ? DEFECT_CODE : failureCode(failure)}
      {...(again && { onRetry })}
      report={<ReportProblem />}
    />
  );
};

const Stale = ({ loadedAt, onRefresh }: { readonly loadedAt: number; readonly onRefresh: () => void }) => {
  const now = useNow();
  return <StaleNote at={new Date(loadedAt)} now={now} onRefresh={onRefresh} />;
};

/**
 * The states of loaded content (docs/look.md): loading, loaded (empty or not), failed, and stale. A refresh keeps the
 * present content visible, and does not change it while it is pressed.
 */
export const ResourceView = <Request, Content>({
  actor,
  failedTitle,
  skeleton,
  children,
  empty,
}: ResourceViewProps<Request, Content>): Elements => {
  // Deferred, because a store's change is rendered in one task otherwise: long content is rendered in short steps, and
  // the page answers in between.
  const present = useDeferredValue(useSelector(actor, (snapshot) => snapshot));
  const { shown, onPointerDown } = useStillWhilePressed(present);
  const { data, failure } = shown.context;
  // Whether it is loading or stale changes nothing in the content, which may be a long list.
  const content = useMemo(
    () => (data._tag === "None" ? undefined : (empty?.(data.content) ?? children(data.content))),
    [data, empty, children],
  );
  const failed = shown.hasTag("failed");
  const retry = () => actor.send({ type: "resource.retry" });

  if (data._tag === "None") {
    return failed ? (
      <Failed title={failedTitle} failure={failure} onRetry={retry} />
    ) : (
      <div aria-busy="true">{skeleton}</div>
    );
  }
  const replacing = isReplacing(shown);
  return (
    <div
      aria-busy={shown.hasTag("busy")}
      className={replacing ? busy["busy"] : undefined}
      onPointerDown={onPointerDown}
    >
      {shown.hasTag("stale") || failed ? <Stale loadedAt={data.loadedAt} onRefresh={retry} /> : null}
      <ReplacingProvider value={replacing}>{content}</ReplacingProvider>
    </div>
  );
};
