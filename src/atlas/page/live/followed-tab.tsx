import { useSelector } from "@xstate/react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
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
import { words } from "../words.ts";
import { actorsAt, atTheirPlaces, isBeginning, lastNo, type Follow, type FollowedEvent } from "./follow.ts";
import { FollowedMachine } from "./followed-machine.tsx";
import type { LiveRef } from "./live.machine.ts";
import css from "./live.module.css";
import { Scenario } from "./scenario.tsx";
import { useHeld } from "./use-held.ts";

const w = words.liveView;

/** A state as words behind others: its innermost states, those of regions joined; nothing of a machine without states. */
const withState = (words: string, sign: string, value: FollowedActor["value"] | null): string =>
  [words, ...(value === null ? [] : [leavesIn(value, "machine").map(localPath).join(" + ")])]
    .filter((text) => text !== "")
    .join(` ${sign} `);

const shortName = (actor: string): string => actor.replace(/^portal\//, "");

/** An event with the screen's actor that it is about, which tells several of one type apart. */
const eventWords = ({ type, payload: { key } }: FollowedEvent["entry"]): string =>
  typeof key === "string" ? `${type} ${key}` : type;

interface PartProps {
  readonly live: LiveRef;
}

/** The rows keep their places while they are held; their states go on. */
const Actors = ({
  live,
  actors,
  chosen,
}: PartProps & { readonly actors: readonly FollowedActor[]; readonly chosen: string | undefined }) => {
  const { held, handlers } = useHeld();
  const [shown, setShown] = useState(actors);
  const rows = held ? atTheirPlaces(actors, shown) : actors;
  if (rows.length !== shown.length || rows.some(({ actor }, index) => actor !== shown[index]?.actor))
    setShown(rows);
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
              <span>{shortName(row.actor)}</span>
              <span className={css["quiet"]}>
                {running.has(row)
                  ? withState(row.machine, "·", row.value)
                  : `${row.machine} · ${w.endedActor}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Events = ({
  live,
  events,
  shown,
}: PartProps & { readonly events: readonly FollowedEvent[]; readonly shown: number }) => {
  const { held, handlers } = useHeld();
  useEffect(() => live.send({ type: held ? "live.hold" : "live.release" }), [live, held]);
  return (
    <div
      role="group"
      aria-label={w.events}
      className={css["scrolled"]}
      {...handlers}
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
              <span>{eventWords(entry)}</span>
              <span className={css["quiet"]}>
                {withState(`${shortName(entry.actor)} · ${w.froms[entry.from]}`, "→", entry.value)}
              </span>
            </button>
          </li>
        ))}
      </ol>
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
          <Button
            icon={FastForward}
            disabled={!paused && waiting === 0}
            onClick={() => live.send({ type: "live.now" })}
          >
            {held && waiting > 0 ? w.showNew(waiting) : w.now(waiting)}
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
            <div className={css["scrolled"]}>
              <p>{w.noEvents}</p>
            </div>
          ) : (
            <Events live={live} events={listed} shown={shown} />
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
          <Actors live={live} actors={actors} chosen={chosen} />
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
