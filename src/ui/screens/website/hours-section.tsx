import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import {
  copyDay,
  MAX_SPANS,
  MAX_SPECIAL_DAYS,
  spanProblem,
  specialDayProblem,
  weekdays,
  type OpeningSpan,
  type SpecialDay,
  type Weekday,
} from "../../../domain/website/opening-hours.ts";
import type { WebsiteDraftRef } from "../../../machines/website/website-draft.machine.ts";
import { useField } from "../../form/use-field.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { IconButton } from "../../kit/buttons/icon-button.tsx";
import { CheckboxGroup } from "../../kit/fields/checkbox-group.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { dateName, websiteProblemText, weekdayName } from "./website-labels.ts";
import styles from "./website.module.css";

interface SpansProps {
  /** The field's name, by which it gets the focus. */
  readonly name: string;
  /** Whose hours these are. */
  readonly label: string;
  readonly spans: readonly OpeningSpan[];
  readonly showsProblem: boolean;
  readonly onChange: (spans: readonly OpeningSpan[]) => void;
  readonly onBlur: () => void;
}

const usual: OpeningSpan = { from: "08:00", to: "17:00" };
const empty: OpeningSpan = { from: "", to: "" };

/** The spans of one day. */
const Spans = ({ name, label, spans, showsProblem, onChange, onBlur }: SpansProps) => {
  const t = useText();
  const set = (index: number, change: Partial<OpeningSpan>) =>
    onChange(spans.map((span, place) => (place === index ? { ...span, ...change } : span)));
  return (
    <div className={styles["spans"]}>
      {spans.length === 0 && <p className={styles["quiet"]}>{t("website.closed")}</p>}
      {spans.map((span, index) => {
        const problem = showsProblem ? spanProblem(spans, index) : undefined;
        const which = { day: label, number: index + 1 };
        return (
          <div key={index} className={styles["span"]}>
            {(["from", "to"] as const).map((end) => (
              <Field
                key={end}
                label={t(`website.span.${end}`, which)}
                error={end === "to" ? websiteProblemText(t, problem) : undefined}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    name={name}
                    type="time"
                    value={span[end]}
                    onBlur={onBlur}
                    onChange={(time) => set(index, { [end]: time })}
                  />
                )}
              </Field>
            ))}
            <IconButton
              icon={Trash}
              label={t("website.span.remove", which)}
              onClick={() => onChange(spans.filter((_span, place) => place !== index))}
            />
          </div>
        );
      })}
      {spans.length < MAX_SPANS && (
        <div>
          <Button
            variant="quiet"
            icon={Plus}
            onClick={() => onChange([...spans, spans.length === 0 ? usual : empty])}
          >
            {t("website.span.add", { day: label })}
          </Button>
        </div>
      )}
    </div>
  );
};

interface OfForm {
  readonly form: WebsiteDraftRef;
}

const CopyDialog = ({
  form,
  from,
  onClose,
}: OfForm & { readonly from: Weekday; readonly onClose: () => void }) => {
  const t = useText();
  const { tag } = useFormat();
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const others = weekdays.filter((day) => day !== from);
  const copy = () => {
    const { values } = form.getSnapshot().context;
    const week = Object.fromEntries(weekdays.map((day) => [day, values[day]])) as Record<
      Weekday,
      readonly OpeningSpan[]
    >;
    form.send({ type: "form.changed", change: copyDay({ week, special: [] }, from, chosen).week });
    onClose();
  };
  return (
    <Dialog
      open
      title={t("website.copy.title", { day: weekdayName(tag, from) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" disabled={chosen.length === 0} onClick={copy}>
            {t("website.copy.submit")}
          </Button>
          <Button onClick={onClose}>{t("website.cancel")}</Button>
        </>
      }
    >
      <CheckboxGroup
        label={t("website.copy.to")}
        name="copy"
        values={chosen}
        options={others.map((value) => ({ value, label: weekdayName(tag, value) }))}
        onChange={setChosen}
      />
    </Dialog>
  );
};

const Day = ({
  form,
  day,
  onCopy,
}: OfForm & { readonly day: Weekday; readonly onCopy: (day: Weekday) => void }) => {
  const t = useText();
  const { tag } = useFormat();
  const { name, value, problem, onChange, onBlur } = useField(form, day);
  const label = weekdayName(tag, day);
  return (
    <li className={styles["day"]}>
      <div className={styles["dayHead"]}>
        <h3>{label}</h3>
        <Button variant="quiet" onClick={() => onCopy(day)}>
          <span>{t("website.copy")}</span> <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      </div>
      <Spans
        name={name}
        label={label}
        spans={value}
        showsProblem={problem !== undefined}
        onChange={onChange}
        onBlur={onBlur}
      />
    </li>
  );
};

const Special = ({ form }: OfForm) => {
  const t = useText();
  const { tag } = useFormat();
  const { name, value: special, problem, onChange, onBlur } = useField(form, "special");
  const set = (index: number, change: Partial<SpecialDay>) =>
    onChange(special.map((day, place) => (place === index ? { ...day, ...change } : day)));
  return (
    <Panel heading={t("website.field.special")}>
      <div className={styles["stack"]}>
        <p className={styles["quiet"]}>{t("website.special.about")}</p>
        {special.length === 0 ? null : (
          <ul className={styles["days"]}>
            {special.map((day, index) => {
              const label =
                day.date === ""
                  ? t("website.special.number", { number: index + 1 })
                  : dateName(tag, day.date);
              const dayProblem = problem === undefined ? undefined : specialDayProblem(special, index);
              return (
                <li key={index} className={styles["day"]}>
                  <div className={styles["span"]}>
                    <Field
                      label={t("website.special.date", { number: index + 1 })}
                      error={websiteProblemText(t, dayProblem)}
                    >
                      {(control) => (
                        <TextInput
                          {...control}
                          name={name}
                          type="date"
                          value={day.date}
                          onBlur={onBlur}
                          onChange={(date) => set(index, { date })}
                        />
                      )}
                    </Field>
                    <IconButton
                      icon={Trash}
                      label={t("website.special.remove", { day: label })}
                      onClick={() => onChange(special.filter((_day, place) => place !== index))}
                    />
                  </div>
                  <Spans
                    name={name}
                    label={label}
                    spans={day.spans}
                    showsProblem={problem !== undefined}
                    onChange={(spans) => set(index, { spans })}
                    onBlur={onBlur}
                  />
                </li>
              );
            })}
          </ul>
        )}
        {special.length < MAX_SPECIAL_DAYS && (
          <div>
            <Button icon={Plus} onClick={() => onChange([...special, { date: "", spans: [] }])}>
              {t("website.special.add")}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
};

/** Opening hours of the week and of single days (business §3). */
export const HoursSection = ({ form }: OfForm) => {
  const t = useText();
  const [copied, setCopied] = useState<Weekday>();
  return (
    <div className={styles["stack"]}>
      <Panel heading={t("website.section.hours")}>
        <div className={styles["stack"]}>
          <p className={styles["quiet"]}>{t("website.hours.about")}</p>
          <ul className={styles["days"]}>
            {weekdays.map((day) => (
              <Day key={day} form={form} day={day} onCopy={setCopied} />
            ))}
          </ul>
        </div>
      </Panel>
      <Special form={form} />
      {copied !== undefined && <CopyDialog form={form} from={copied} onClose={() => setCopied(undefined)} />}
    </div>
  );
};
