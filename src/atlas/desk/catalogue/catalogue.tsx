import { useSelector } from "@xstate/react";
import { useEffect, useId, useMemo, useRef, type FormEvent, type RefObject } from "react";
import { COUNTED_DAYS } from "../../../domain/code-counts/counted-time.ts";
import type { ErrorEntry } from "../../../domain/shell/error-catalogue.ts";
import { errorAreas, type ErrorArea } from "../../../domain/shell/refusal-tables.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { useText } from "../../../ui/i18n/use-text.ts";
import { classNames } from "../../../ui/kit/class-names.ts";
import { TextInput } from "../../../ui/kit/fields/text-input.tsx";
import { VisuallyHidden } from "../../../ui/kit/layout/visually-hidden.tsx";
import { useListener } from "../../page/frame/use-listener.ts";
import { isTyping } from "../../page/frame/is-typing.ts";
import { useSlash } from "../../page/frame/use-slash.ts";
import rows from "./row.module.css";
import css from "./catalogue.module.css";
import { Choice } from "./choice.tsx";
import { byMeetings, totalOf } from "../code-counts/meetings.ts";
import { useDesk, usePlace } from "../desk-context.ts";
import { sorts, type CatalogueOrder } from "../desk-place.ts";
import { foundEntries, type FoundEntries } from "../found-entries.ts";
import { IssueMark } from "../known-issues/issue-mark.tsx";
import { StaffOnly } from "../staff/staff-only.tsx";

const CodeRow = ({ entry }: { readonly entry: ErrorEntry }) => {
  const t = useText();
  const desk = useDesk();
  const { code: chosen } = usePlace();
  const count = useSelector(desk, ({ context }) => context.counts[entry.code]);
  const met = useSelector(desk, ({ context }) => totalOf(context.met, entry.code));
  const said = useSelector(
    desk,
    ({ context: { searchWords, place } }) => searchWords.get(place.look.agent)?.said[entry.code],
  );
  return (
    <li>
      <button
        type="button"
        className={classNames(rows["row"], chosen === entry.code && css["chosen"])}
        aria-current={chosen === entry.code ? "true" : undefined}
        onClick={() => desk.send({ type: "desk.codeChosen", code: entry.code })}
      >
        <span>
          <span className={css["name"]}>{entry.code}</span> <IssueMark code={entry.code} />
        </span>
        <span className={css["said"]}>{said?.length === 0 ? t("desk.unsaid") : said?.[0]}</span>
        <span className={css["counts"]}>
          {met === 0 ? null : <span>{t("desk.met.times", { count: met })}</span>}
          {count === undefined ? null : <span>{t("desk.routes_count", { count })}</span>}
        </span>
      </button>
    </li>
  );
};

const Rows = ({ entries }: { readonly entries: readonly ErrorEntry[] }) => (
  <ul className={css["rows"]}>
    {entries.map((entry) => (
      <CodeRow key={entry.code} entry={entry} />
    ))}
  </ul>
);

const Group = ({ name, entries }: { readonly name: string; readonly entries: readonly ErrorEntry[] }) =>
  entries.length === 0 ? null : (
    <section className={css["area"]}>
      <h3>{name}</h3>
      <Rows entries={entries} />
    </section>
  );

const ByArea = ({ entries }: { readonly entries: readonly ErrorEntry[] }) => {
  const t = useText();
  return errorAreas.map((area) => (
    <Group
      key={area}
      name={t(`desk.area.${area}`)}
      entries={entries.filter((entry) => entry.area === area)}
    />
  ));
};

/** All codes: those that people meet most first, or by area, also where it is not known what they meet. */
const All = ({ entries }: { readonly entries: readonly ErrorEntry[] }) => {
  const t = useText();
  const met = useSelector(useDesk(), ({ context }) => context.met);
  const { sort } = usePlace().filter;
  if (met === undefined || sort === "area") return <ByArea entries={entries} />;
  const { often, never } = byMeetings(met, entries);
  return (
    <>
      <Group name={t("desk.met.often", { days: COUNTED_DAYS })} entries={often} />
      <Group name={t("desk.met.never", { days: COUNTED_DAYS })} entries={never} />
    </>
  );
};

/** What is said about the results; while words of other languages are still loading, that there may be more. */
const foundText = (t: Text, { entries, found }: FoundEntries, more: "settled" | "loading" | "entered") => {
  if (more === "entered") return t("desk.search.entered");
  if (found._tag === "UnknownNumber") return t("desk.not_in_catalogue", { number: found.number });
  if (found._tag === "Matching" && entries.length > 0) return t("desk.codes", { count: entries.length });
  if (more === "loading") return t("desk.search.loading");
  return t(entries.length === 0 ? "desk.none" : "desk.near");
};

/** The results: all in the chosen order without a search, otherwise best first. */
const Found = () => {
  const t = useText();
  const desk = useDesk();
  const { filter } = usePlace();
  const index = useSelector(desk, ({ context }) => context.index);
  const more = useSelector(desk, (snapshot) => {
    if (snapshot.hasTag("entered")) return "entered";
    return snapshot.context.searchWordsSettled ? "settled" : "loading";
  });
  const found = useMemo(() => foundEntries(index, filter), [index, filter]);
  const { entries } = found;
  return (
    <>
      <p role="status" className={css["status"]}>
        {foundText(t, found, more)}
      </p>
      {filter.search.trim() === "" ? <All entries={entries} /> : <Rows entries={entries} />}
    </>
  );
};

/** `/` focuses the search, arrow keys move through the results, Escape clears it. */
const useKeys = (form: RefObject<HTMLElement | null>) => {
  const desk = useDesk();
  const input = (): HTMLInputElement | null => form.current?.querySelector("input") ?? null;
  useSlash(input);
  useListener(form, "keydown", (event) => {
    const { target } = event;
    if (event.key === "Escape" && target === input())
      return desk.send({ type: "desk.filtered", filter: { search: "" } });
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    if (isTyping(target) && target !== input()) return;
    const all = [input(), ...(form.current?.querySelectorAll<HTMLElement>("ul button") ?? [])];
    const at = all.findIndex((element) => element === document.activeElement);
    event.preventDefault();
    all.at((at + (event.key === "ArrowDown" ? 1 : -1)) % all.length)?.focus();
  });
};

/** The order of the codes without a search; a choice for whom the counts are, before they come too: the list does not move then. */
const SortChoice = () => {
  const t = useText();
  const desk = useDesk();
  const { sort } = usePlace().filter;
  const refused = useSelector(desk, (snapshot) => snapshot.matches({ met: "refused" }));
  return refused ? null : (
    <Choice<CatalogueOrder>
      label={t("desk.sort")}
      value={sort}
      onChange={(chosen) => desk.send({ type: "desk.filtered", filter: { sort: chosen } })}
      items={sorts.map((value) => ({ value, label: t(`desk.sort.${value}`, { days: COUNTED_DAYS }) }))}
    />
  );
};

/** Every code of the portal, searchable by its name and by what the customer reads out. */
export const Catalogue = () => {
  const t = useText();
  const desk = useDesk();
  const id = useId();
  const { filter, code } = usePlace();
  const form = useRef<HTMLFormElement>(null);
  // The search has the focus when the catalogue opens.
  useEffect(() => {
    if (code === undefined) form.current?.querySelector("input")?.focus();
  }, [code]);
  useKeys(form);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    desk.send({ type: "desk.searchEntered" });
  };
  return (
    <nav aria-label={t("desk.catalogue")} className={css["catalogue"]}>
      <h2>
        <VisuallyHidden>{t("desk.catalogue")}</VisuallyHidden>
      </h2>
      <form ref={form} role="search" className={css["form"]} onSubmit={submit}>
        <div className={css["search"]}>
          <label htmlFor={id}>{t("desk.search")}</label>
          <TextInput
            id={id}
            type="search"
            value={filter.search}
            autoComplete="off"
            spellCheck={false}
            aria-keyshortcuts="/"
            aria-describedby={`${id}-help`}
            onChange={(search) => desk.send({ type: "desk.filtered", filter: { search } })}
          />
          <p id={`${id}-help`} className={css["help"]}>
            {t("desk.search.help")}
          </p>
        </div>
        <Choice<ErrorArea | "all">
          label={t("desk.area")}
          value={filter.area}
          onChange={(area) => desk.send({ type: "desk.filtered", filter: { area } })}
          items={[
            { value: "all", label: t("desk.area.all") },
            ...errorAreas.map((value) => ({ value, label: t(`desk.area.${value}`) })),
          ]}
        />
        <SortChoice />
        <StaffOnly />
        <Found />
      </form>
    </nav>
  );
};
