import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** What a history entry of a flow keeps: the steps from the flow's first entry to this one. No input of the person. */
interface StepEntry {
  readonly flow: string;
  readonly trail: readonly string[];
}

const entryOf = (state: unknown, flow: string): StepEntry | undefined => {
  const steps = (state as { readonly steps?: StepEntry } | null | undefined)?.steps;
  return steps?.flow === flow ? steps : undefined;
};

/** An actor whose steps are entries of the browser's history: it decides whether a step that is asked for is shown. */
interface StepsRef<Step extends string> {
  readonly getSnapshot: () => {
    readonly can: (event: { readonly type: "step.asked"; readonly step: Step }) => boolean;
  };
  readonly send: (event: { readonly type: "step.asked"; readonly step: Step }) => void;
}

/**
 * Makes each step of a flow at one address an entry of the browser's history. The machine owns the step: a new one becomes a new entry (or leads
 * back to the entry that it has), and Back and Forward ask the machine for the step of their entry. A step that it refuses is passed over on
 * the way back, so that Back never shows nothing new.
 */
export const useStepEntries = <Step extends string>(
  flow: string,
  actor: StepsRef<Step>,
  /** The machine's step; undefined while it is at none, such as at the end. */
  step: Step | undefined,
): void => {
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  /** The entry that was shown last, and the machine's step then. */
  const shown = useRef<{ readonly key: string; readonly trail: readonly string[]; readonly step: string }>(
    undefined,
  );
  /** True from a new step of the machine until its entry is shown. */
  const isFollowing = useRef(false);
  useEffect(() => {
    const before = shown.current;
    // Before its first step, such as while it loads, the machine knows nothing to compare.
    if (before === undefined && step === undefined) return;
    const isShownAnew = before?.key !== key;
    if (!isShownAnew && before.step === (step ?? "")) return;
    const trail = entryOf(state, flow)?.trail ?? [];
    shown.current = { key, trail, step: step ?? "" };
    // The machine may have gone on by the time its own entry is shown: that is no wish of the person.
    const hasArrived = isShownAnew && !isFollowing.current;
    if (isShownAnew) isFollowing.current = false;
    const at = trail.at(-1) as Step | undefined;
    const isBack = hasArrived && before !== undefined && trail.length < before.trail.length;
    const keep = (kept: readonly string[], replace: boolean): void => {
      isFollowing.current = true;
      const steps: StepEntry = { flow, trail: kept };
      void navigate({ pathname, search }, { replace, state: { ...(state as object | null), steps } });
    };
    if (at === undefined) {
      if (step !== undefined) keep([step], true);
    } else if (at === step) {
      // The entry that Back came from showed the same step.
      if (isBack && before.trail.at(-1) === step) void navigate(-1);
    } else if (!hasArrived) {
      const earlier = step === undefined ? trail.length - 1 : trail.lastIndexOf(step);
      if (earlier < 0) keep([...trail, step as string], false);
      else if (earlier + 1 < trail.length) {
        isFollowing.current = true;
        void navigate(earlier + 1 - trail.length);
      }
    } else if (actor.getSnapshot().can({ type: "step.asked", step: at })) {
      actor.send({ type: "step.asked", step: at });
    } else if (isBack) {
      void navigate(-1);
    } else if (step !== undefined) {
      keep([...trail.slice(0, -1), step], true);
    }
  }, [actor, flow, key, navigate, pathname, search, state, step]);
};
