import type { Journal } from "../../../domain/shell/journal.ts";
import { catalogueOf } from "../../../domain/shell/locale.ts";
import { useFormat } from "../../../ui/i18n/format.ts";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { languageNames } from "../../../ui/shell/frame/language-names.ts";
import { useDesk } from "../desk-context.ts";
import { causesOf } from "../simulation/step.ts";
import type { Frame } from "../simulation/timeline.ts";
import css from "./player.module.css";

interface Found {
  readonly code: string;
  readonly index: number;
}

/** The frames where a code first occurs; later steps of the same actor with the code are skipped. */
const codesIn = (frames: readonly Frame[]): readonly Found[] => {
  const scenario = new Map<string, readonly string[]>();
  return frames.flatMap(({ step, codes }, index) => {
    const known = scenario.get(step.actor) ?? [];
    scenario.set(step.actor, codes);
    return codes.filter((code) => !known.includes(code)).map((code) => ({ code, index }));
  });
};

interface JournalHeadProps {
  readonly journal: Journal;
  readonly frames: readonly Frame[];
  readonly step: number;
}

const Jumps = ({ frames, step }: Omit<JournalHeadProps, "journal">) => {
  const t = useText();
  const desk = useDesk();
  const found = codesIn(frames);
  const drift = frames.findIndex(({ drifts }, index) => index > step && drifts.length > 0);
  const first = frames.findIndex(({ drifts }) => drifts.length > 0);
  const to = (index: number) => () => desk.send({ type: "desk.stepped", to: index });
  return (
    <>
      {found.length === 0 ? (
        <p>{t("desk.journal.no_codes")}</p>
      ) : (
        <>
          <p>{t("desk.journal.codes", { count: found.length })}</p>
          <ul className={css["jumps"]}>
            {found.map(({ code, index }) => (
              <li key={`${index} ${code}`}>
                <button
                  type="button"
                  className={css["jump"]}
                  aria-current={index === step ? "step" : undefined}
                  onClick={to(index)}
                >
                  {`${index + 1} · ${code}`}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {first < 0 ? null : (
        <p>
          <span>
            {t("desk.journal.drifts", { count: frames.filter(({ drifts }) => drifts.length > 0).length })}
          </span>{" "}
          <span>
            {causesOf(frames.flatMap(({ drifts }) => drifts))
              .map((cause) => t(`desk.drift_cause.${cause}`))
              .join(" · ")}
          </span>{" "}
          <Button variant="quiet" onClick={to(drift < 0 ? first : drift)}>
            {t("desk.journal.next_drift")}
          </Button>
        </p>
      )}
    </>
  );
};

/** A journal's data, and links to its frames with errors. */
export const JournalHead = ({
  journal: { app, locale, savedAt, entries, dropped },
  frames,
  step,
}: JournalHeadProps) => {
  const t = useText();
  const format = useFormat();
  return (
    <div className={css["journal"]}>
      <p>
        {[
          t("desk.journal.facts", {
            app,
            date: format.moment(savedAt),
            language: languageNames[catalogueOf(locale)],
          }),
          entries.length === 0
            ? t("desk.journal.empty")
            : t("desk.journal.events", { count: entries.length }),
          ...(dropped > 0 ? [t("desk.journal.dropped", { count: dropped })] : []),
        ].join(" ")}
      </p>
      <Jumps frames={frames} step={step} />
    </div>
  );
};
