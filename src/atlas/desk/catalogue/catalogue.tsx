import { useSelector } from "@xstate/react";
import { useEffect, useId, useMemo, useRef, type FormEvent, type RefObject } from "react";
import { errorAreas, type ErrorArea, type ErrorEntry } from "../../../domain/shell/error-catalogue.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { useText } from "../../../ui/i18n/use-text.ts";
import { classNames } from "../../../ui/kit/class-names.ts";
import { TextInput } from "../../../ui/kit/fields/text-input.tsx";
import { VisuallyHidden } from "../../../ui/kit/layout/visually-hidden.tsx";
import { useListener } from "../../page/frame/use-listener.ts";
import { useSlash } from "../../page/frame/use-slash.ts";
import rows from "./row.module.css";
import css from "./catalogue.module.css";
import { Choice } from "./choice.tsx";
import { sorts, type Sort } from "../desk-place.ts";
import { countsOf, issuesOf } from "../known/known.ts";
import { useFormat } from "../../../ui/i18n/format.ts";
import { Badge } from "../../../ui/kit/states/badge.tsx";
import { useDesk, usePlace } from "../desk-context.ts";
import { foundEntries, type FoundEntries } from "../found-entries.ts";

const CodeRow = ({ entry }: { readonly entry: ErrorEntry }) => {
  const t = useText();
  const desk = useDesk();
  const { code: chosen } = usePlace();
  const count = useSelector(desk, ({ context }) => context.counts[entry.code]);
  const format = useFormat();
  const noted = useSelector(desk, ({ context }) => issuesOf(context.known, entry.code).length > 0);
  const met = useSelector(desk, ({ context }) => countsOf(context.known, entry.code)?.total);
  const said = useSelector(
    desk,
    ({ context: { words, place } }) => words.get(place.look.agent)?.said[entry.code],
  );
  return (
    <li>
      <button
        type="button"
        className={classNames(rows["row"], chosen === entry.code && css["chosen"])}
        aria-current={chosen === entry.code ? "true" : undefined}
        onClick={() => desk.send({ type: "desk.codeChosen", code: entry.code })}
      >
        <span className={css["name"]}>{entry.code}</span>
        <span className={css["said"]}>{said?.length === 0 ? t("desk.unsaid") : said?.[0]}</span>
        {noted && <Badge tone="warning" label={t("desk.issues")} />}
        {met === undefined ? null : (
          <span className={css["count"]}>{t("desk.met.total", { number: format.number(met) })}</span>
        )}
        {count === undefined ? null : (
          <span className={css["count"]}>{t("desk.routes_count", { count })}</span>
        )}
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

const ByArea = ({ entries }: { readonly entries: readonly ErrorEntry[] }) => {
  const t = useText();
  const areas = errorAreas
    .map((area) => ({ area, own: entries.filter((entry) => entry.area === area) }))
    .filter(({ own }) => own.length > 0);
  return areas.map(({ area, own }) => (
    <section key={area} className={css["area"]}>
      <h3>{t(`desk.area.${area}`)}</h3>
      <Rows entries={own} />
    </section>
  ));
};

/** The codes that people met most come first; the others stay as they are. */
const MostMet = ({ entries }: { readonly entries: readonly ErrorEntry[] }) => {
  const known = useSelector(useDesk(), ({ context }) => context.known);
  const totalOf = ({ code }: ErrorEntry): number => countsOf(known, code)?.total ?? 0;
  return <Rows entries={entries.toSorted((one, other) => totalOf(other) - totalOf(one))} />;
};

const Sorted = ({ entries, sort }: { readonly entries: readonly ErrorEntry[]; readonly sort: Sort }) =>
  sort === "met" ? <MostMet entries={entries} /> : <ByArea entries={entries} />;

/** What is told about the results; while words of other languages are still loading, that there may be more. */
const foundText = (t: Text, { entries, found }: FoundEntries, more: "settled" | "loading" | "entered") => {
  if (more === "entered") return t("desk.search.entered");
  if (found._tag === "UnknownNumber") return t("desk.not_in_catalogue", { number: found.number });
  if (found._tag === "Matching" && entries.length > 0) return t("desk.codes", { count: entries.length });
  if (more === "loading") return t("desk.search.loading");
  return t(entries.length === 0 ? "desk.none" : "desk.near");
};

/** The results: grouped by area without a search, otherwise best first. */
const Found = () => {
  const t = useText();
  const desk = useDesk();
  const { filter } = usePlace();
  const index = useSelector(desk, ({ context }) => context.index);
  const more = useSelector(desk, (snapshot) => {
    if (snapshot.hasTag("entered")) return "entered";
    return snapshot.context.allWordsSettled ? "settled" : "loading";
  });
  const found = useMemo(() => foundEntries(index, filter), [index, filter]);
  const { entries } = found;
  return (
    <>
      <p role="status" className={css["told"]}>
        {foundText(t, found, more)}
      </p>
      {filter.search.trim() === "" ? (
        <Sorted entries={entries} sort={filter.sort} />
      ) : (
        <Rows entries={entries} />
      )}
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
    if ((event.key !== "ArrowDown" && event.key !== "ArrowUp") || target instanceof HTMLSelectElement) return;
    const all = [input(), ...(form.current?.querySelectorAll<HTMLElement>("ul button") ?? [])];
    const at = all.findIndex((element) => element === document.activeElement);
    event.preventDefault();
    all.at((at + (event.key === "ArrowDown" ? 1 : -1)) % all.length)?.focus();
  });
};

/** Every code of the portal by area, searchable by its name and by what the customer reads out. */
export const Catalogue = () => {
  const t = useText();
  const desk = useDesk();
  const id = useId();
  const { filter, code } = usePlace();
  const form = useRef<HTMLFormElement>(null);
  const known = useSelector(desk, ({ context }) => context.known !== undefined);
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
          options={[
            { value: "all", label: t("desk.area.all") },
            ...errorAreas.map((value) => ({ value, label: t(`desk.area.${value}`) })),
          ]}
        />
        {known && (
          <Choice<Sort>
            label={t("desk.sort")}
            value={filter.sort}
            onChange={(sort) => desk.send({ type: "desk.filtered", filter: { sort } })}
            options={sorts.map((value) => ({ value, label: t(`desk.sort.${value}`) }))}
          />
        )}
        <Found />
      </form>
    </nav>
  );
};
