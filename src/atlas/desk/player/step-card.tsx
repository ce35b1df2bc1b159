import { useText } from "../../../ui/i18n/use-text.ts";
import { Alert } from "../../../ui/kit/alert.tsx";
import { Panel } from "../../../ui/kit/panel.tsx";
import { usePlace } from "../desk-context.ts";
import { Sides } from "../sides.tsx";
import { JOURNAL_BEGINS, type Frame } from "../simulation/timeline.ts";
import { didWords, sawWords, tellWords } from "../words/frame-words.ts";
import css from "./player.module.css";

const Drifts = ({ drifts }: Pick<Frame, "drifts">) => {
  const t = useText();
  return drifts.map(({ kind, actor, recorded, today }) => (
    <Alert key={`${kind} ${actor} ${recorded}`} tone={kind === "gone" ? "warning" : "info"}>
      {t(`desk.drift.${kind}`, { actor, recorded, today })}
    </Alert>
  ));
};

/** A frame in words: what the customer saw, what to tell them, what the system did. */
export const StepCard = ({ frame }: { readonly frame: Frame }) => {
  const t = useText();
  const { code } = usePlace();
  const deeds = didWords(frame);
  return (
    <div className={css["card"]}>
      <Drifts drifts={frame.drifts} />
      <Panel level={3} heading={t("desk.saw")}>
        <Sides renderIn={(say) => sawWords(say, frame).map((sentence) => <p key={sentence}>{sentence}</p>)} />
      </Panel>
      <Panel level={3} heading={t("desk.tell")}>
        <Sides renderIn={(say) => <p className={css["tell"]}>{tellWords(say, frame, code)}</p>} />
      </Panel>
      <Panel level={3} heading={t("desk.did")}>
        {deeds.length === 0 ? (
          <p>{t(frame.step.event.type === JOURNAL_BEGINS ? "desk.did.begins" : "desk.did.nothing")}</p>
        ) : (
          <ol lang="en" className={css["deeds"]}>
            {deeds
              .map(({ machine, text }, index) => ({ machine, text, key: `${index} ${machine}` }))
              .map(({ key, machine, text }) => (
                <li key={key}>
                  <span className={css["machine"]}>{machine}</span> {text}
                </li>
              ))}
          </ol>
        )}
      </Panel>
    </div>
  );
};
