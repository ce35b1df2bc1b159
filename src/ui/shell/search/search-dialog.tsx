import { useSelector } from "@xstate/react";
import Keyboard from "lucide-react/icons/keyboard";
import SearchX from "lucide-react/icons/search-x";
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from "react";
import { QUERY_MAX, QUERY_MIN, queryOf } from "../../../domain/search/query.ts";
import type { SearchRef } from "../../../machines/search/search.machine.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../../kit/class-names.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Field } from "../../kit/fields/field.tsx";
import input from "../../kit/fields/input.module.css";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import busyCss from "../../kit/states/busy.module.css";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { Failed } from "../../resource/resource-view.tsx";
import { useNavigationReader } from "../navigation/use-navigation-reader.ts";
import { Marked } from "./marked.tsx";
import { optionGroups, placesOf, type OptionGroup, type SearchOption } from "./search-options.ts";
import css from "./search.module.css";

interface SearchProps {
  readonly actor: SearchRef;
}

interface SearchDialogProps extends SearchProps {
  readonly onListKeys: () => void;
}

interface OptionsProps {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  readonly query: string;
  /** The option that Enter chooses. */
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (option: SearchOption) => void;
}

const optionId = (id: string, index: number): string => `${id}-${index}`;

const Face = ({ option: { title, detail = "", date }, query }: { option: SearchOption; query: string }) => {
  const format = useFormat();
  return (
    <>
      <span className={css["title"]}>
        <Marked text={title} query={query} />
      </span>{" "}
      {detail === "" || detail === title ? null : (
        <span className={css["detail"]}>
          <Marked text={detail} query={query} />
        </span>
      )}{" "}
      {date ? <time dateTime={date.toISOString()}>{format.day(date)}</time> : null}
    </>
  );
};

/** The grouped list of the combobox; the focus stays in its field. */
const Options = ({ id, groups, query, active, onPoint, onChoose }: OptionsProps) => {
  const t = useText();
  const optionProps = (option: SearchOption, index: number) => ({
    id: optionId(id, index),
    role: "option",
    "aria-selected": index === active,
    className: classNames(css["option"], index === active && css["active"]),
    onPointerMove: () => onPoint(index),
    // The field keeps the focus.
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onClick: () => onChoose(option),
  });
  const before = (at: number): number =>
    groups.slice(0, at).reduce((count, { options }) => count + options.length, 0);
  return (
    <div id={id} role="listbox" aria-label={t("search.results")}>
      {groups.map(({ name, options }, at) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} role="presentation" className={css["group"]}>
            {t(`search.group.${name}`)}
          </div>
          {options.map((option, index) => (
            <div key={option.address} {...optionProps(option, before(at) + index)}>
              <Face option={option} query={query} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};

const moves: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** What stands below the field where there is nothing to choose, or what the server did not find. */
const State = ({ actor, count }: SearchProps & { readonly count: number }) => {
  const t = useText();
  const text = useSelector(actor, ({ context }) => context.text);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  if (failed)
    return (
      <Failed
        title={t("search.failed")}
        failure={failure}
        onRetry={() => actor.send({ type: "search.retry" })}
      />
    );
  if (count > 0) return null;
  if (busy)
    return (
      <div role="group" aria-busy="true" aria-label={t("search.busy")}>
        <Skeleton shape="rows" count={4} />
      </div>
    );
  if (queryOf(text) === undefined)
    return <p className={css["hint"]}>{t("search.hint", { min: QUERY_MIN })}</p>;
  return <EmptyState icon={SearchX} title={t("search.none.title")} text={t("search.none.text")} />;
};

const Finder = ({ actor, onListKeys }: SearchDialogProps) => {
  const t = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // The dialog gives the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const { config } = useDeployment();
  const reader = useNavigationReader();
  const text = useSelector(actor, ({ context }) => context.text);
  const found = useSelector(actor, ({ context }) => context.groups);
  const visited = useSelector(actor, ({ context }) => context.visited);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const [pointed, setPointed] = useState(0);
  const places = useMemo(
    () => (reader === undefined ? [] : placesOf(t, config, reader)),
    [t, config, reader],
  );
  const groups = optionGroups(text, places, found, visited);
  const options = groups.flatMap((group) => group.options);
  const active = Math.min(pointed, options.length - 1);
  const choose = ({ address, title }: SearchOption) => actor.send({ type: "search.chosen", address, title });
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    const option = options[active];
    if (event.nativeEvent.isComposing || option === undefined) return;
    if (event.key !== "Enter" && move === undefined) return;
    // The choice closes the dialog and gives the focus back to its button, which the same press would open again.
    event.preventDefault();
    if (move === undefined) return choose(option);
    const next = move(active, options.length);
    setPointed(next);
    list.current?.querySelectorAll("[role=option]")[next]?.scrollIntoView({ block: "nearest" });
  };
  const type = (typed: string) => {
    setPointed(0);
    actor.send({ type: "search.typed", text: typed });
  };
  const status = busy
    ? t("search.busy")
    : options.length > 0
      ? t("search.count", { count: options.length })
      : failed || queryOf(text) === undefined
        ? ""
        : t("search.none.title");
  return (
    <div className={css["search"]} ref={list}>
      <div className={css["field"]}>
        <Field label={t("search.label")} help={t("search.help")}>
          {(control) => (
            <input
              {...control}
              type="search"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={options.length > 0}
              aria-controls={id}
              aria-activedescendant={options.length > 0 ? optionId(id, active) : undefined}
              aria-busy={busy}
              className={input["input"]}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={QUERY_MAX}
              ref={field}
              value={text}
              onChange={(event) => type(event.target.value)}
              onKeyDown={press}
            />
          )}
        </Field>
      </div>
      <p role="status" className={css["count"]}>
        {status}
      </p>
      <div className={classNames(css["results"], busy && busyCss["busy"])} aria-busy={busy}>
        <Options
          id={id}
          groups={groups}
          query={text}
          active={active}
          onPoint={setPointed}
          onChoose={choose}
        />
        <State actor={actor} count={options.length} />
      </div>
      <div className={css["keys"]}>
        <Button variant="quiet" icon={Keyboard} onClick={onListKeys}>
          {t("keys.title")}
        </Button>
      </div>
    </div>
  );
};

/** The search of all areas: one field, and what it finds in groups (docs/decisions/search.md). */
export const SearchDialog = ({ actor, onListKeys }: SearchDialogProps) => {
  const t = useText();
  const shown = useSelector(actor, (snapshot) => snapshot.hasTag("shown"));
  const close = useCallback(() => actor.send({ type: "search.close" }), [actor]);
  return (
    <Dialog open={shown} title={t("search.title")} onClose={close}>
      <Finder actor={actor} onListKeys={onListKeys} />
    </Dialog>
  );
};
