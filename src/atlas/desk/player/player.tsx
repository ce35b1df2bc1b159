import { useSelector } from "@xstate/react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ListOrdered from "lucide-react/icons/list-ordered";
import { useEffect, useMemo, useRef, useState } from "react";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { useDesk, useLook } from "../desk-context.ts";
import type { Subject } from "../desk-types.ts";
import { personasOf } from "../routes/route.ts";
import type { Frame } from "../simulation/timeline.ts";
import { personas } from "../simulation/personas.ts";
import type { ShownTexts } from "../preview/preview-message.ts";
import { CopyLink } from "./copy-link.tsx";
import { LookChoices, Transport } from "./controls.tsx";
import { JournalHead } from "./journal-head.tsx";
import { MachineDiagram } from "./machine-diagram.tsx";
import css from "./player.module.css";
import { SaveTest } from "./save-test.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { StepCard } from "./step-card.tsx";
import { TimelineBar } from "./timeline-bar.tsx";
import { useTimelineKeys } from "./use-timeline-keys.ts";
import { usePersona } from "./use-persona.ts";
import { usePlayed } from "./use-played.ts";
import { WhatIf } from "./what-if.tsx";

type OnDesk = Exclude<Subject, { readonly _tag: "None" }>;

const lastWithCode = (frames: readonly Frame[]): number | undefined => {
  const index = frames.findLastIndex(({ codes }) => codes.length > 0);
  return index < 0 ? undefined : index;
};

/** Plays a timeline: the customer's screen, what to say, and what the system did. */
export const Player = ({ subject }: { readonly subject: OnDesk }) => {
  const t = useText();
  const desk = useDesk();
  const look = useLook();
  const timeline = useSelector(desk, ({ context }) => context.timeline);
  const step = useSelector(desk, ({ context }) => context.place.step);
  const supposed = timeline.steps.some((each) => each.supposed);
  const able = useMemo(() => (subject._tag === "Route" ? personasOf(subject.route) : personas), [subject]);
  const persona = usePersona(able);
  const { frames, titles } = usePlayed(persona);
  const frame = frames[step];
  // The exported test ends at the last code up to the current frame; before the first code, at the timeline's last code.
  const shown = lastWithCode(frames.slice(0, step + 1)) ?? lastWithCode(frames) ?? -1;
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading gets the focus, because the pressed control no longer exists.
  useEffect(() => heading.current?.focus(), []);
  const [latest, setLatest] = useState<ShownTexts>();
  const waiting = useRef<{ readonly count: number; readonly take: (shown: ShownTexts) => void }>(undefined);
  const whenShown = (count: number, take: (shown: ShownTexts) => void): void => {
    waiting.current = { count, take };
  };
  const hearShown = (heard: ShownTexts): void => {
    setLatest(heard);
    if (waiting.current?.count !== heard.count) return;
    waiting.current.take(heard);
    waiting.current = undefined;
  };
  // The screen is rendered after the step: until then nothing is reported.
  const latestTexts = latest?.count === step + 1 ? latest : undefined;
  const press = useTimelineKeys(timeline, step);
  if (frame === undefined) return null;
  return (
    <div className={css["player"]}>
      <div className={css["bar"]}>
        <Button variant="quiet" icon={ArrowLeft} onClick={() => desk.send({ type: "desk.closed" })}>
          {t(subject._tag === "Route" ? "desk.close_timeline" : "desk.close")}
        </Button>
        <h2 ref={heading} tabIndex={-1} className={subject._tag === "Route" ? css["code"] : undefined}>
          {subject._tag === "Route" ? subject.route.code : t("desk.journal")}
        </h2>
        <div className={css["tools"]}>
          <Button icon={ListOrdered} onClick={() => desk.send({ type: "desk.pageOpened" })}>
            {t("desk.sheet")}
          </Button>
          {/* A variant has no link. */}
          {subject._tag === "Route" && !supposed ? <CopyLink /> : null}
          {subject._tag === "Route" ? (
            <SaveTest
              persona={persona}
              name={`${subject.route.code} ${subject.route.id}`}
              timeline={timeline}
              code={subject.route.code}
              shown={latestTexts}
              whenShown={whenShown}
            />
          ) : (
            <SaveTest
              key={shown}
              persona={persona}
              name={`journal ${subject.journal.mark} ${shown + 1}`}
              timeline={{ ...timeline, steps: timeline.steps.slice(0, shown + 1) }}
              code={frames[shown]?.codes[0]}
              shown={latestTexts}
              whenShown={whenShown}
            />
          )}
        </div>
      </div>
      {subject._tag === "Journal" ? (
        <JournalHead journal={subject.journal} frames={frames} step={step} />
      ) : null}
      <div className={css["bar"]}>
        <Transport timeline={timeline} step={step} frame={frame} shown={latestTexts} />
        <LookChoices able={able} persona={persona} />
      </div>
      <TimelineBar
        frames={frames}
        titles={titles}
        step={step}
        {...(subject._tag === "Journal" && { journal: subject.journal })}
      />
      <div className={css["parts"]}>
        <PreviewFrame
          timeline={timeline}
          count={step + 1}
          persona={persona}
          locale={look.locale}
          agent={look.agent}
          width={look.width}
          press={press}
          onShown={hearShown}
        />
        <div className={css["beside"]}>
          <StepCard frame={frame} shown={latestTexts} />
          <MachineDiagram frame={frame} />
        </div>
        <WhatIf step={step} persona={persona} />
      </div>
    </div>
  );
};
