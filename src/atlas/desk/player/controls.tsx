import { useSelector } from "@xstate/react";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import StepBack from "lucide-react/icons/step-back";
import StepForward from "lucide-react/icons/step-forward";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { IconButton } from "../../../ui/kit/buttons/icon-button.tsx";
import { VisuallyHidden } from "../../../ui/kit/layout/visually-hidden.tsx";
import { Choice } from "../catalogue/choice.tsx";
import { useDesk, useLook } from "../desk-context.ts";
import { widths } from "../desk-place.ts";
import { nextStop } from "../journal/background-steps.ts";
import { LanguageChoice } from "../texts/language-choice.tsx";
import type { ShownTexts } from "../preview/preview-message.ts";
import { customerView } from "../texts/frame-texts.ts";
import type { Timeline, Frame } from "../simulation/timeline.ts";
import type { Persona } from "../simulation/personas.ts";
import css from "./player.module.css";

/** Forward, back, play, and the position: announced to screen readers on manual steps and at the end, not during playback. */
export const Transport = ({
  timeline,
  step,
  frame,
  shown,
}: {
  readonly timeline: Timeline;
  readonly step: number;
  readonly frame: Frame;
  readonly shown: ShownTexts | undefined;
}) => {
  const t = useText();
  const count = timeline.steps.length;
  const desk = useDesk();
  const playing = useSelector(desk, (snapshot) => snapshot.hasTag("playing"));
  return (
    <div role="group" aria-label={t("desk.timeline")} className={css["transport"]}>
      <IconButton
        label={t("desk.back")}
        icon={StepBack}
        aria-disabled={step === 0}
        onClick={() => desk.send({ type: "desk.stepped", to: nextStop(timeline, step, -1) })}
      />
      <Button
        variant="primary"
        icon={playing ? Pause : Play}
        aria-keyshortcuts="Space"
        onClick={() => desk.send({ type: playing ? "desk.pause" : "desk.play" })}
      >
        {t(playing ? "desk.pause" : "desk.play")}
      </Button>
      <IconButton
        label={t("desk.forward")}
        icon={StepForward}
        aria-disabled={step >= count - 1}
        onClick={() => desk.send({ type: "desk.stepped", to: nextStop(timeline, step, 1) })}
      />
      <div aria-live={playing ? "off" : "polite"} className={css["where"]}>
        <span>{t("desk.step", { step: step + 1, count })}</span>
        <VisuallyHidden>{`. ${[...frame.codes, ...customerView(t, frame, shown?.agent ?? [])].join(" ")}`}</VisuallyHidden>
      </div>
    </div>
  );
};

/** Persona, language and width. `able` are the personas that can take the timeline, `persona` is the current one. */
export const LookChoices = ({
  able,
  persona,
}: {
  readonly able: readonly Persona[];
  readonly persona: Persona;
}) => {
  const t = useText();
  const desk = useDesk();
  const look = useLook();
  return (
    <div className={css["looks"]}>
      <Choice
        label={t("desk.role")}
        value={persona}
        onChange={(chosen) => desk.send({ type: "desk.looked", look: { persona: chosen } })}
        items={able.map((value) => ({ value, label: t(`desk.role.${value}`) }))}
      />
      <LanguageChoice
        label={t("desk.customer_language")}
        value={look.locale}
        onChange={(locale) => desk.send({ type: "desk.looked", look: { locale } })}
      />
      <Choice
        label={t("desk.width")}
        value={look.width}
        onChange={(width) => desk.send({ type: "desk.looked", look: { width } })}
        items={widths.map((width) => ({ value: width, label: t("desk.pixels", { width }) }))}
      />
    </div>
  );
};
