import { useEffect, useMemo, useRef, useState } from "react";
import type { Journal } from "../../../domain/shell/journal.ts";
import { useFormat } from "../../../ui/i18n/format.ts";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Badge } from "../../../ui/kit/states/badge.tsx";
import { classNames } from "../../../ui/kit/class-names.ts";
import { useDesk } from "../desk-context.ts";
import { timesOfJournal } from "../journal/journal-timeline.ts";
import { isBackgroundStep } from "../journal/background-steps.ts";
import { causesOf } from "../simulation/step.ts";
import { JOURNAL_BEGINS, type Frame } from "../simulation/timeline.ts";
import { frameTitle } from "../texts/frame-texts.ts";
import { withoutPlaceholders } from "../texts/without-placeholders.ts";
import css from "./player.module.css";

/** Keeps part of the next step visible. */
const MARGIN = 48;

interface PieceProps {
  readonly frame: Frame;
  /** What happened, as the customer met it, in the agent's language. */
  readonly title: string | undefined;
  readonly index: number;
  readonly current: boolean;
  readonly at: Date | undefined;
}

/** Scrolls the bar only, not the page. */
const keepInSight = (piece: HTMLElement | null): void => {
  const bar = piece?.closest("ol");
  if (piece === null || bar === null || bar === undefined) return;
  const { left, right } = piece.getBoundingClientRect();
  const view = bar.getBoundingClientRect();
  if (left < view.left) bar.scrollLeft -= view.left - left + MARGIN;
  else if (right > view.right) bar.scrollLeft += right - view.right + MARGIN;
};

const Piece = ({ frame, title, index, current, at }: PieceProps) => {
  const t = useText();
  const format = useFormat();
  const desk = useDesk();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!current) return;
    keepInSight(button.current);
    // Keyboard focus within the bar follows the current step.
    if (document.activeElement?.closest("ol") === button.current?.closest("ol"))
      button.current?.focus({ preventScroll: true });
  }, [current]);
  const begins = frame.step.event.type === JOURNAL_BEGINS;
  const happened = begins ? t("desk.journal.begins") : title;
  return (
    <li>
      <button
        ref={button}
        type="button"
        className={classNames(css["piece"], current && css["now"])}
        aria-current={current ? "step" : undefined}
        tabIndex={current ? 0 : -1}
        onClick={() => desk.send({ type: "desk.stepped", to: index })}
      >
        <span className={css["number"]}>
          {at === undefined ? index + 1 : `${index + 1} · ${format.second(at)}`}
        </span>
        {happened === undefined ? null : <span className={css["title"]}>{happened}</span>}
        {begins ? null : (
          <span lang="en" className={classNames(css["title"], happened !== undefined && css["did"])}>
            {frameTitle(frame)}
          </span>
        )}
        {frame.step.supposed === true ? <Badge tone="info" label={t("desk.supposed")} /> : null}
        {frame.codes.map((code) => (
          <span key={code} className={css["shown"]}>
            {code}
          </span>
        ))}
        {causesOf(frame.drifts).map((cause) => (
          <Badge
            key={cause}
            tone={cause === "machine" ? "warning" : "info"}
            label={t(`desk.drift_cause.${cause}`)}
          />
        ))}
      </button>
    </li>
  );
};

interface TimelineBarProps {
  readonly frames: readonly Frame[];
  readonly titles: readonly (string | undefined)[];
  readonly step: number;
  /** Provides the time of each step. */
  readonly journal?: Journal;
}

/** The timeline: every step is a button; the bar is one tab stop. */
export const TimelineBar = ({ frames, titles, step, journal }: TimelineBarProps) => {
  const t = useText();
  const times = useMemo(() => (journal === undefined ? [] : timesOfJournal(journal)), [journal]);
  const happened = useMemo(
    () =>
      journal === undefined
        ? titles
        : titles.map((title) => title && withoutPlaceholders(journal.mark)(title)),
    [titles, journal],
  );
  const [every, setEvery] = useState(false);
  const pieces = frames
    .map((frame, index) => ({
      frame,
      title: happened[index],
      index,
      key: `${index} ${frame.step.event.type}`,
    }))
    .filter(
      ({ frame, index }) =>
        journal === undefined ||
        every ||
        index === step ||
        frame.drifts.length > 0 ||
        !isBackgroundStep(frame.step),
    );
  const left = frames.length - pieces.length;
  return (
    <>
      <ol aria-label={t("desk.timeline_bar")} className={css["timeline"]}>
        {/* Steps are identified by their position. */}
        {pieces.map(({ key, ...piece }) => (
          <Piece
            key={key}
            {...piece}
            current={piece.index === step}
            at={piece.frame.step.supposed === true ? undefined : times[piece.index]}
          />
        ))}
      </ol>
      {journal === undefined ? null : (
        <label className={css["every"]}>
          <input type="checkbox" checked={every} onChange={(event) => setEvery(event.target.checked)} />
          <span>{left > 0 ? t("desk.every_step_left", { count: left }) : t("desk.every_step")}</span>
        </label>
      )}
    </>
  );
};
