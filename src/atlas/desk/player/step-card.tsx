import { useSelector } from "@xstate/react";
import { catalogueOf, isLocale } from "../../../domain/shell/locale.ts";
import { languageNames } from "../../../ui/shell/frame/language-names.ts";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Alert } from "../../../ui/kit/states/alert.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import { useDesk, usePlace } from "../desk-context.ts";
import type { Told } from "../preview/preview-message.ts";
import { KnownIssues } from "../known/known-issues.tsx";
import { issuesOf } from "../known/known.ts";
import { Bilingual } from "../words/bilingual.tsx";
import { causeOf } from "../simulation/step.ts";
import { JOURNAL_BEGINS, type Frame } from "../simulation/timeline.ts";
import { codeOfFrame, systemLog, customerView, agentScript } from "../words/frame-words.ts";
import css from "./player.module.css";

/** A state by its own name, a language by its own too. */
const placeName = (value: string): string => (isLocale(value) ? languageNames[catalogueOf(value)] : value);

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
          recorded: placeName(drift.recorded),
          today: placeName(drift.today),
        })}
      </p>
    </Alert>
  ));
};

/** A frame as text: what the customer saw, what to tell them, what the system did. */
export const StepCard = ({ frame, told }: { readonly frame: Frame; readonly told: Told | undefined }) => {
  const t = useText();
  const { code } = usePlace();
  const log = systemLog(frame);
  const known = useSelector(useDesk(), ({ context }) => context.known);
  const shown = codeOfFrame(frame, code);
  const issues = shown === undefined ? [] : issuesOf(known, shown);
  return (
    <div className={css["card"]}>
      <Drifts drifts={frame.drifts} />
      <Panel level={3} heading={t("desk.saw")}>
        <Bilingual
          renderIn={(say, who) =>
            customerView(say, frame, told?.[who] ?? []).map((sentence) => <p key={sentence}>{sentence}</p>)
          }
        />
      </Panel>
      <Panel level={3} heading={t("desk.tell")}>
        <Bilingual renderIn={(say) => <p className={css["tell"]}>{agentScript(say, frame, code)}</p>} />
      </Panel>
      {issues.length > 0 && (
        <Panel level={3} heading={t("desk.issues")}>
          <KnownIssues issues={issues} />
        </Panel>
      )}
      <Panel level={3} heading={t("desk.did")}>
        {log.length === 0 ? (
          <p>{t(frame.step.event.type === JOURNAL_BEGINS ? "desk.did.begins" : "desk.did.nothing")}</p>
        ) : (
          <ol lang="en" className={css["log"]}>
            {log
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
