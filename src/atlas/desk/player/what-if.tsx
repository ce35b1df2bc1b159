import { useSelector } from "@xstate/react";
import { useMemo, useState } from "react";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import { Choice } from "../catalogue/choice.tsx";
import { useDesk } from "../desk-context.ts";
import { playTimeline } from "../simulation/timeline.ts";
import type { Persona } from "../simulation/personas.ts";
import { possibleIn } from "../simulation/possible.ts";
import { describePossible, type Cause, type PossibleText } from "../texts/possible-texts.ts";
import css from "./player.module.css";

const causes: readonly Cause[] = ["person", "answer", "time"];

/** The events that the actors accept at this frame. */
const usePossible = (step: number, persona: Persona): readonly PossibleText[] => {
  const timeline = useSelector(useDesk(), ({ context }) => context.timeline);
  return useMemo(() => {
    const { simulation } = playTimeline(timeline, step + 1, { locale: "int", persona });
    const possible = describePossible(simulation, possibleIn(simulation, timeline.steps[step]?.actor ?? ""));
    simulation.stop();
    return possible;
  }, [timeline, step, persona]);
};

const Supposing = ({ step, persona }: { readonly step: number; readonly persona: Persona }) => {
  const t = useText();
  const desk = useDesk();
  const possible = usePossible(step, persona);
  const [chosen, setChosen] = useState(0);
  const selected = possible[chosen];
  if (selected === undefined) return <p>{t("desk.what_if.none")}</p>;
  return (
    <div className={css["whatIf"]}>
      <Choice
        label={t("desk.what_if.cause")}
        items={causes
          .filter((cause) => possible.some((one) => one.cause === cause))
          .map((value) => ({ value, label: t(`desk.what_if.${value}`) }))}
        value={selected.cause}
        onChange={(cause) => setChosen(possible.findIndex((one) => one.cause === cause))}
      />
      <Choice
        label={t("desk.what_if.event")}
        items={possible
          .map(({ cause, text }, index) => ({ cause, value: index, label: text, lang: "en" }))
          .filter(({ cause }) => cause === selected.cause)}
        value={chosen}
        onChange={setChosen}
      />
      <Button onClick={() => desk.send({ type: "desk.supposed", step: selected.possible.step })}>
        {t("desk.what_if.go")}
      </Button>
    </div>
  );
};

/** Hypothetical events at a frame: the agent chooses an event and the timeline continues from there. The possible events are computed on demand. */
export const WhatIf = ({ step, persona }: { readonly step: number; readonly persona: Persona }) => {
  const t = useText();
  const desk = useDesk();
  const supposed = useSelector(desk, ({ context }) => context.timeline.steps.some((each) => each.supposed));
  const playing = useSelector(desk, (snapshot) => snapshot.hasTag("playing"));
  const [open, setOpen] = useState(false);
  return (
    <Panel level={3} heading={t("desk.what_if")}>
      <div className={css["supposing"]}>
        <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t("desk.what_if.open")}</summary>
          {open ? (
            playing ? (
              <p>{t("desk.what_if.playing")}</p>
            ) : (
              <Supposing key={step} step={step} persona={persona} />
            )
          ) : null}
        </details>
        {supposed ? (
          <div>
            <Button variant="quiet" onClick={() => desk.send({ type: "desk.unsupposed" })}>
              {t("desk.what_if.back")}
            </Button>
          </div>
        ) : null}
      </div>
    </Panel>
  );
};
