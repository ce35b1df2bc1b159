import { useSelector } from "@xstate/react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { languageTag } from "../../../domain/shell/locale.ts";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { saveFile } from "../../../ui/kit/files/save-file.ts";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import { useDesk, useLook } from "../desk-context.ts";
import type { Subject } from "../desk-types.ts";
import { LookChoices } from "../player/controls.tsx";
import { usePersona } from "../player/use-persona.ts";
import { personasOf } from "../routes/route.ts";
import { personas, type Persona } from "../simulation/personas.ts";
import { useTextIn } from "../texts/fixed-text.ts";
import { withoutPlaceholders } from "../texts/without-placeholders.ts";
import { pageSteps } from "./page-steps.ts";
import { PicturesProgress } from "./pictures-progress.tsx";
import { SheetView } from "./sheet-view.tsx";
import { fileOf, sheetOf, stepsToShow, stylesOf, sentencesOf } from "./sheet.ts";
import css from "./steps-page.module.css";
import { usePictures } from "./use-pictures.ts";

type OnDesk = Exclude<Subject, { readonly _tag: "None" }>;

const nameOf = (subject: OnDesk): string =>
  subject._tag === "Route" ? `${subject.route.code}-${subject.route.id}` : `journal-${subject.journal.mark}`;

/** The steps with their pictures, which of them are on the sheet, and the sheet itself. */
const Steps = ({ subject, persona }: { readonly subject: OnDesk; readonly persona: Persona }) => {
  const t = useText();
  const desk = useDesk();
  const { locale, width } = useLook();
  const inCustomers = useTextIn(locale);
  const timeline = useSelector(desk, ({ context }) => context.timeline);
  const leftOut = useSelector(desk, ({ context }) => context.leftOut);
  const steps = useMemo(() => pageSteps(timeline, persona, inCustomers), [timeline, persona, inCustomers]);
  const pictures = usePictures({ steps, timeline, persona, locale, width });
  // The sheet of a long journal follows when there is time.
  const made = useDeferredValue(useSelector(pictures, ({ context }) => context.made));
  const readable = useMemo(
    () =>
      subject._tag === "Journal" ? withoutPlaceholders(subject.journal.mark) : (text: string): string => text,
    [subject],
  );
  const [saved, setSaved] = useState(false);
  const known = stepsToShow(steps, made);
  const isIncluded = (count: number): boolean => !leftOut.includes(count);
  const { sheet, styles, isEmpty } = useMemo(() => {
    const included = stepsToShow(steps, made).filter(({ step }) => !leftOut.includes(step.count));
    return {
      sheet: sheetOf({ locale, t: inCustomers, width, steps: included, readable }),
      styles: stylesOf(made),
      isEmpty: included.length === 0,
    };
  }, [steps, made, leftOut, locale, inCustomers, width, readable]);
  const save = (): void => {
    const text = fileOf(sheet, styles, { t: inCustomers, locale });
    saveFile({ blob: new Blob([text], { type: "text/html" }), name: `${nameOf(subject)}.html` });
    setSaved(true);
  };
  return (
    <>
      <div className={css["bar"]}>
        <PicturesProgress pictures={pictures} />
        {isEmpty ? null : (
          <div className={css["tools"]}>
            <span role="status" className={css["quiet"]}>
              {saved ? t("desk.sheet.saved") : null}
            </span>
            <Button icon={Printer} onClick={() => window.print()}>
              {t("desk.sheet.print")}
            </Button>
            <Button icon={Download} onClick={save}>
              {t("desk.sheet.save")}
            </Button>
          </div>
        )}
      </div>
      <div className={css["parts"]}>
        <div className={css["choices"]}>
          <Panel level={3} heading={t("desk.sheet.which")}>
            <div role="group" aria-label={t("desk.sheet.which")} className={css["choices"]}>
              {known.map((shown) => (
                <label key={shown.step.count} className={css["choice"]}>
                  <input
                    type="checkbox"
                    checked={isIncluded(shown.step.count)}
                    onChange={({ target }) =>
                      desk.send({
                        type: "desk.stepIncluded",
                        count: shown.step.count,
                        included: target.checked,
                      })
                    }
                  />
                  <span lang={languageTag(locale)}>{readable(sentencesOf(inCustomers, shown)[0] ?? "")}</span>
                </label>
              ))}
            </div>
          </Panel>
        </div>
        {isEmpty ? (
          <p>{known.length === 0 ? t("desk.sheet.waiting") : t("desk.sheet.none")}</p>
        ) : (
          <SheetView sheet={sheet} styles={styles} />
        )}
      </div>
    </>
  );
};

/** A route or a journal as a page of steps with pictures, to print or to save for a customer. */
export const StepsPage = ({ subject }: { readonly subject: OnDesk }) => {
  const t = useText();
  const desk = useDesk();
  const able = useMemo(() => (subject._tag === "Route" ? personasOf(subject.route) : personas), [subject]);
  const persona = usePersona(able);
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading gets the focus, because the pressed control no longer exists.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css["page"]}>
      <div className={css["bar"]}>
        <Button variant="quiet" icon={ArrowLeft} onClick={() => desk.send({ type: "desk.replayOpened" })}>
          {t("desk.sheet.replay")}
        </Button>
        <h2 ref={heading} tabIndex={-1}>
          {t("desk.sheet")}
        </h2>
        <LookChoices able={able} persona={persona} />
      </div>
      <Steps subject={subject} persona={persona} />
    </div>
  );
};
