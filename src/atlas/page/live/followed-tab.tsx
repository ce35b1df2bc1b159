import { useSelector } from "@xstate/react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import ArrowUp from "lucide-react/icons/arrow-up";
import FastForward from "lucide-react/icons/fast-forward";
import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import type { FollowedActor } from "../../../domain/shell/following.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import { Alert } from "../../../ui/kit/states/alert.tsx";
import { Badge } from "../../../ui/kit/states/badge.tsx";
import { localPath } from "../address.ts";
import { leavesIn } from "../simulator/current-states.ts";
import { labels } from "../labels.ts";
import { actorsAt, atTheirPlaces, isBeginning, lastNo, type Follow, type FollowedEvent } from "./follow.ts";
import { FollowedMachine } from "./followed-machine.tsx";
import type { LiveRef } from "./live.machine.ts";
import css from "./live.module.css";
import { Scenario } from "./scenario.tsx";
import { useHeld } from "./use-held.ts";

const w = labels.liveView;

/** A state as text behind others: its innermost states, those of regions joined; nothing of a machine without states. */
const withState = (text: string, sign: string, value: FollowedActor["value"] | null): string =>
  [text, ...(value === null ? [] : [leavesIn(value, "machine").map(localPath).join(" + ")])]
    .filter((text) => text !== "")
    .join(` ${sign} `);

const shortName = (actor: string): string => actor.replace(/^portal\//, "");

/** An event with the screen's actor that it is about, which tells several of one type apart. */
const eventLabel = ({ type, payload: { key } }: FollowedEvent["entry"]): string =>
  typeof key === "string" ? `${type} ${key}` : type;

interface PartProps {
  readonly live: LiveRef;
}

/** One line each, so that a longer state moves no row below; what is cut off is shown under the pointer. */
const RowText = ({ name, state }: { readonly name: string; readonly state: string }) => (
  <>
    <span title={name}>{name}</span>
    <span title={state} className={css["quiet"]}>
      {state}
    </span>
  </>
);

/** The rows keep their places while they are held and the events go on; their states go on, too. */
const Actors = ({
  live,
  actors,
  shown,
  chosen,
}: PartProps & {
  readonly actors: readonly FollowedActor[];
  readonly shown: number;
  readonly chosen: string | undefined;
}) => {
  const { held, handlers } = useHeld();
  const [before, setBefore] = useState({ rows: actors, shown });
  // At an earlier event, what is not there may not have begun: the rows are made anew.
  const rows = held && shown >= before.shown ? atTheirPlaces(actors, before.rows) : actors;
  if (
    shown !== before.shown ||
    rows.length !== before.rows.length ||
    rows.some(({ actor }, index) => actor !== before.rows[index]?.actor)
  )
    setBefore({ rows, shown });
  const running = new Set(actors);
  return (
    <div className={css["scrolled"]} {...handlers}>
      <ul className={css["list"]}>
        {rows.map((row) => (
          <li key={row.actor}>
            <button
              type="button"
              className={css["row"]}
              aria-pressed={row.actor === chosen}
              onClick={() => live.send({ type: "live.choseActor", actor: row.actor })}
            >
              <RowText
                name={shortName(row.actor)}
                state={
                  running.has(row)
                    ? withState(row.machine, "·", row.value)
                    : `${row.machine} · ${w.endedActor}`
                }
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The list stands still while the reader is at it, or at the button above it that shows the new events. */
const Events = ({
  live,
  events,
  shown,
  fresh,
}: PartProps & {
  readonly events: readonly FollowedEvent[];
  readonly shown: number;
  /** How many new events wait until the reader asks for them or leaves. */
  readonly fresh: number;
}) => {
  const { held, handlers } = useHeld();
  useEffect(() => live.send({ type: held ? "live.hold" : "live.release" }), [live, held]);
  const list = useRef<HTMLDivElement>(null);
  const pressedByKey = useRef(false);
  useLayoutEffect(() => {
    // The button has gone with the events that it showed.
    if (pressedByKey.current && fresh === 0) list.current?.querySelector("button")?.focus();
    pressedByKey.current = false;
  });
  return (
    <div {...handlers}>
      <div className={css["fresh"]}>
        {fresh > 0 && (
          <Button
            icon={ArrowUp}
            // A pointer leaves the focus where it is, so that the list goes on as the pointer leaves it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => {
              pressedByKey.current = document.activeElement === currentTarget;
              live.send({ type: "live.now" });
            }}
          >
            {w.showNew(fresh)}
          </Button>
        )}
      </div>
      <div
        ref={list}
        role="group"
        aria-label={w.events}
        className={css["scrolled"]}
        onScroll={({ currentTarget }) => {
          if (currentTarget.scrollTop > 0) live.send({ type: "live.pause" });
        }}
      >
        <ol reversed className={css["list"]}>
          {events.toReversed().map(({ entry }) => (
            <li key={entry.no}>
              <button
                type="button"
                className={css["row"]}
                {...(entry.no === shown && { "aria-current": "step" as const })}
                onClick={() => live.send({ type: "live.goTo", no: entry.no })}
              >
                <RowText
                  name={eventLabel(entry)}
                  state={withState(`${shortName(entry.actor)} · ${w.froms[entry.from]}`, "→", entry.value)}
                />
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
};

/** A followed tab: its actors, its events, and the states of one actor's machine, now or at an earlier event. */
export const FollowedTabView = ({ live, follow }: PartProps & { readonly follow: Follow }) => {
  const paused = useSelector(live, (snapshot) => snapshot.hasTag("paused"));
  const held = useSelector(live, (snapshot) => snapshot.hasTag("held"));
  const gone = useSelector(live, (snapshot) => snapshot.hasTag("gone"));
  const { at, until, actor: chosen, announced } = useSelector(live, ({ context }) => context);
  const last = lastNo(follow);
  const shown = paused ? at : last;
  const listed = useMemo(
    () => (paused || held ? follow.events.filter(({ entry }) => entry.no <= until) : follow.events),
    [paused, held, follow, until],
  );
  const actors = useMemo(() => actorsAt(follow, shown), [follow, shown]);
  const event = follow.events.find(({ entry }) => entry.no === shown)?.entry;
  const waiting = follow.events.length - listed.length;
  const announcedWaiting = Math.max(0, announced - (follow.received - waiting));
  // How many have come is announced every few seconds; until then the list beside says it.
  const counted = announced > 0 || follow.received === 0;
  const standing = gone ? "gone" : paused ? "paused" : "now";
  const tools = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A button that cannot be pressed again passes the focus on.
    const { activeElement: held } = document;
    if (held?.matches(":disabled") === true && tools.current?.contains(held) === true)
      tools.current.querySelector<HTMLElement>("button:enabled")?.focus();
  });
  return (
    <>
      <div ref={tools} className={css["tools"]}>
        <Button
          icon={Undo2}
          disabled={isBeginning(follow, shown)}
          onClick={() => live.send({ type: "live.step", by: -1 })}
        >
          {w.back}
        </Button>
        <Button icon={Redo2} disabled={shown >= last} onClick={() => live.send({ type: "live.step", by: 1 })}>
          {w.forward}
        </Button>
        <div className={css["now"]}>
          <Button icon={FastForward} disabled={!paused} onClick={() => live.send({ type: "live.now" })}>
            {w.now(paused ? waiting : 0)}
          </Button>
        </div>
        <Scenario follow={follow} />
        <Button onClick={() => live.send({ type: "live.leave" })}>{w.leave}</Button>
      </div>
      <div className={css["standing"]}>
        <Badge tone={standing === "now" ? "success" : "neutral"} label={w.standings[standing]} />
        <span>{w.screen(follow.tab.screen)}</span>
      </div>
      <div className={css["split"]}>
        <Panel heading={w.events}>
          {follow.events.length === 0 ? (
            <>
              <div className={css["fresh"]} />
              <p className={css["scrolled"]}>{w.noEvents}</p>
            </>
          ) : (
            <Events live={live} events={listed} shown={shown} fresh={held ? waiting : 0} />
          )}
          <p role="status" className={css["status"]}>
            {paused
              ? w.steppedBack(announcedWaiting)
              : held
                ? w.held(announcedWaiting)
                : counted && w.announced(announced)}
          </p>
        </Panel>
        <Panel heading={w.actors}>
          <Actors live={live} actors={actors} shown={shown} chosen={chosen} />
        </Panel>
        {gone && (
          <div className={css["wide"]}>
            <Alert tone="info">{w.gone}</Alert>
          </div>
        )}
        <div className={css["wide"]}>
          <FollowedMachine
            chosen={chosen === undefined ? undefined : shortName(chosen)}
            actor={actors.find(({ actor }) => actor === chosen)}
            taken={event !== undefined && event.actor === chosen ? event.taken : []}
          />
        </div>
      </div>
    </>
  );
};
