import { useMachine, useSelector } from "@xstate/react";
import { useMemo, useRef, type FormEvent } from "react";
import { Link, useNavigate, type To } from "react-router-dom";
import { waitFor, type SnapshotFrom } from "xstate";
import { classNames } from "../../../ui/kit/class-names.ts";
import { TextInput } from "../../../ui/kit/fields/text-input.tsx";
import { VisuallyHidden } from "../../../ui/kit/layout/visually-hidden.tsx";
import type { SearchEntry } from "../../model/atlas-model.ts";
import { partHref, pathOf, specHref, tableHref } from "../address.ts";
import { useAtlasData, type AtlasData } from "../data/atlas-data.ts";
import { useListener } from "../frame/use-listener.ts";
import { useSlash } from "../frame/use-slash.ts";
import { labels } from "../labels.ts";
import css from "./search.module.css";
import { findEntries } from "./search-rank.ts";
import { searchMachine } from "./search.machine.ts";

/** Maximum number of results shown. */
const SHOWN = 40;

/** The address of a result: its place, or the table if it has several. A code without a machine leads to the findings. */
const entryHref = ({ kind, text, part, places }: SearchEntry): To => {
  if (part === null) return kind === "spec" ? specHref(text) : { pathname: "/findings" };
  if (kind === "machine") return pathOf(part.machine);
  return places > 1 && part.what === "transition"
    ? tableHref(part.machine, { search: text })
    : partHref(part);
};

/** Before the entries are loaded. */
const nothing: readonly SearchEntry[] = [];

type Loaded = SnapshotFrom<ReturnType<AtlasData["search"]>>;

const entriesOf = (loaded: Loaded | undefined): readonly SearchEntry[] =>
  loaded === undefined || loaded.context.data._tag === "None" ? nothing : loaded.context.data.content;

const Results = ({
  found,
  onChoose,
}: {
  readonly found: readonly SearchEntry[];
  readonly onChoose: () => void;
}) => (
  <ul className={css["list"]}>
    {found.slice(0, SHOWN).map((entry) => (
      <li key={`${entry.kind} ${entry.text} ${entry.part?.machine} ${entry.part?.id}`}>
        <Link to={entryHref(entry)} className={css["hit"]} onClick={onChoose}>
          <span className={css["kind"]}>{labels.search.kinds[entry.kind]}</span>
          <span className={css["text"]}>{entry.text}</span>
          <span className={css["hint"]}>
            {entry.places > 1 ? `${entry.hint} · ${labels.search.places(entry.places)}` : entry.hint}
          </span>
        </Link>
      </li>
    ))}
    {found.length > SHOWN && <li className={css["more"]}>{labels.search.more(found.length - SHOWN)}</li>}
  </ul>
);

/** Search over the whole atlas. Arrow keys move through the results, Enter opens one, Escape closes. */
export const SearchBox = () => {
  const data = useAtlasData();
  const navigate = useNavigate();
  const [snapshot, send] = useMachine(searchMachine);
  const { text } = snapshot.context;
  // A third of the page's size: it is loaded when the field is first used.
  const entries = snapshot.matches("open") ? data.search() : undefined;
  const search = useSelector(entries, entriesOf);
  const missing = useSelector(entries, (loaded) => loaded?.hasTag("failed") === true);
  const found = useMemo(() => findEntries(search, text), [search, text]);
  const form = useRef<HTMLFormElement>(null);
  const open = snapshot.matches("open") && text.trim() !== "";

  const input = (): HTMLInputElement | null => form.current?.querySelector("input") ?? null;
  const links = (): readonly HTMLElement[] => [...(form.current?.querySelectorAll<HTMLElement>("a") ?? [])];
  useSlash(input);
  useListener(form, "keydown", (event) => {
    if (event.key === "Escape") {
      input()?.focus();
      return send({ type: "search.left" });
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const all = [input(), ...links()].filter((element) => element !== null);
    const at = all.findIndex((element) => element === document.activeElement);
    const next = all.at((at + (event.key === "ArrowDown" ? 1 : -1)) % all.length);
    event.preventDefault();
    next?.focus();
  });
  useListener(form, "focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.current?.contains(relatedTarget)))
      send({ type: "search.left" });
  });
  const ask = (): void => {
    const known = data.search();
    if (known.getSnapshot().hasTag("failed")) known.send({ type: "resource.retry" });
    send({ type: "search.asked" });
  };
  /** Opens the first result; Enter that comes before the entries waits for them, unless more is typed. */
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const loaded = await waitFor(data.search(), (known) => !known.hasTag("busy"));
    const [best] = findEntries(entriesOf(loaded), text);
    if (best === undefined || input()?.value !== text) return;
    send({ type: "search.chosen" });
    void navigate(entryHref(best));
  };
  return (
    <form ref={form} role="search" className={css["search"]} onSubmit={(event) => void submit(event)}>
      <TextInput
        type="search"
        aria-label={labels.search.label}
        placeholder={labels.search.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-keyshortcuts="/"
        onChange={(text) => send({ type: "search.typed", text })}
        onFocus={ask}
      />
      {text === "" && (
        <kbd aria-hidden="true" className={css["key"]}>
          {labels.search.key}
        </kbd>
      )}
      <div
        className={classNames(css["results"], !open && css["closed"])}
        role="group"
        aria-label={labels.search.results}
      >
        {open && found.length > 0 && (
          <Results found={found} onChoose={() => send({ type: "search.chosen" })} />
        )}
        {open && found.length === 0 && (
          <p className={css["nothing"]}>
            {search.length > 0
              ? labels.search.none(text.trim())
              : missing
                ? labels.search.failed
                : labels.search.loading}
          </p>
        )}
      </div>
      <div role="status">
        <VisuallyHidden>{open && search.length > 0 ? labels.search.found(found.length) : ""}</VisuallyHidden>
      </div>
    </form>
  );
};
