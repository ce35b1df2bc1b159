import { useText } from "../../../ui/i18n/use-text.ts";
import { Alert } from "../../../ui/kit/states/alert.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import { usePlace } from "../desk-context.ts";
import { IssuesPanel } from "../known-issues/issues-panel.tsx";
import type { ShownTexts } from "../preview/preview-message.ts";
import { Bilingual } from "../texts/bilingual.tsx";
import { causeOf } from "../simulation/step.ts";
import { JOURNAL_BEGINS, type Frame } from "../simulation/timeline.ts";
import { languageName } from "../texts/language-name.ts";
import { systemLog, customerView, agentScript } from "../texts/frame-texts.ts";
import css from "./player.module.css";

const Drifts = ({ drifts }: Pick<Frame, "drifts">) => {
  const t = useText();
  return drifts.map((drift) => (
    <Alert
      key={`${drift.kind} ${drift.actor} ${drift.recorded}`}
      tone={causeOf(drift) === "machine" ? "warning" : "info"}
    >
      <strong>{t(`desk.drift_cause.${causeOf(drift)}`)}</strong>
      <p>
        {t(`desk.drift.${drift.kind}`, {
          actor: drift.actor,
          recorded: languageName(drift.recorded),
          today: languageName(drift.today),
        })}
      </p>
    </Alert>
  ));
};

/** A frame as text: what the customer saw, what is known of its codes, what to tell them, what the system did. */
export const StepCard = ({
  frame,
  shown,
}: {
  readonly frame: Frame;
  readonly shown: ShownTexts | undefined;
}) => {
  const t = useText();
  const { code } = usePlace();
  const log = systemLog(frame);
  return (
    <div className={css["card"]}>
      <Drifts drifts={frame.drifts} />
      <Panel level={3} heading={t("desk.saw")}>
        <Bilingual
          renderIn={(say, who) =>
            customerView(say, frame, shown?.[who] ?? []).map((sentence) => <p key={sentence}>{sentence}</p>)
          }
        />
      </Panel>
      <IssuesPanel codes={frame.codes} level={3} />
      <Panel level={3} heading={t("desk.tell")}>
        <Bilingual renderIn={(say) => <p className={css["tell"]}>{agentScript(say, frame, code)}</p>} />
      </Panel>
      <Panel level={3} heading={t("desk.did")}>
        {log.length === 0 ? (
          <p>{t(frame.step.event.type === JOURNAL_BEGINS ? "desk.did.begins" : "desk.did.nothing")}</p>
        ) : (
          <ol lang="en" className={css["log"]}>
            {log
              .map(({ machine, text }, index) => ({ machine, text, key: `${index} ${machine}` }))
              .map(({ key, machine, text }) => (
                <li key={key}>
                  <span className={css["machine"]}>{machine}</span> <span>{text}</span>
                </li>
              ))}
          </ol>
        )}
      </Panel>
    </div>
  );
};
