import { useSelector } from "@xstate/react";
import { useId, useMemo, useState } from "react";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import choiceCss from "../catalogue/choice.module.css";
import { useDesk } from "../desk-context.ts";
import { playTimeline } from "../simulation/timeline.ts";
import type { Persona } from "../simulation/personas.ts";
import { possibleIn } from "../simulation/possible.ts";
import { tellPossible, type Cause, type Told } from "../words/possible-words.ts";
import css from "./player.module.css";

const causes: readonly Cause[] = ["person", "answer", "time"];

/** The events that the actors accept at this frame. */
const usePossible = (step: number, persona: Persona): readonly Told[] => {
  const timeline = useSelector(useDesk(), ({ context }) => context.timeline);
  return useMemo(() => {
    const { simulation } = playTimeline(timeline, step + 1, { locale: "int", persona });
    const possible = tellPossible(simulation, possibleIn(simulation, timeline.steps[step]?.actor ?? ""));
    simulation.stop();
    return possible;
  }, [timeline, step, persona]);
};

interface ChoicesProps {
  readonly possible: readonly Told[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** The possible events, grouped by cause. */
const Choices = ({ possible, chosen, onChoose }: ChoicesProps) => {
  const t = useText();
  const id = useId();
  return (
    <div className={choiceCss["choice"]}>
      <label htmlFor={id}>{t("desk.what_if.event")}</label>
      <select id={id} value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
        {causes
          .map((cause) => ({
            cause,
            own: possible.map((told, index) => ({ told, index })).filter(({ told }) => told.cause === cause),
          }))
          .filter(({ own }) => own.length > 0)
          .map(({ cause, own }) => (
            <optgroup key={cause} label={t(`desk.what_if.${cause}`)}>
              {own.map(({ told, index }) => (
                <option key={index} value={index} lang="en">
                  {told.text}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    </div>
  );
};

const Supposing = ({ step, persona }: { readonly step: number; readonly persona: Persona }) => {
  const t = useText();
  const desk = useDesk();
  const possible = usePossible(step, persona);
  const [chosen, setChosen] = useState(0);
  const told = possible[chosen];
  if (told === undefined) return <p>{t("desk.what_if.none")}</p>;
  return (
    <div className={css["whatIf"]}>
      <Choices possible={possible} chosen={chosen} onChoose={setChosen} />
      <Button onClick={() => desk.send({ type: "desk.supposed", step: told.possible.step })}>
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
