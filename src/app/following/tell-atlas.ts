import * as Schema from "effect/Schema";
import { fromCallback, type AnyStateNode } from "xstate";
import {
  FOLLOWING,
  FollowerMessage,
  type FollowedActor,
  type TabMessage,
} from "../../domain/shell/following.ts";
import { mayBeFollowed } from "../../domain/shell/may-be-followed.ts";
import { versionLabel } from "../../domain/shell/portal-config.ts";
import { routeNames, type RouteName } from "../../domain/shell/routes.ts";
import { shapeOf } from "../../machines/kit/machine-shape.ts";
import type { FollowedTabEvent } from "../../machines/shell/followed-tab.machine.ts";
import type { PortalActors } from "../../ui/actors/portal-actors.ts";
import { entryOf } from "../journal/journal-file.ts";
import type { Recorder } from "../journal/recorder.ts";

export interface FollowSurroundings {
  readonly actors: Pick<PortalActors, "session" | "language" | "routeGuard">;
  readonly recorder: Recorder;
  readonly production: boolean;
}

const isFollowerMessage = Schema.is(FollowerMessage);

/** The keys of machines' shapes; an actor's machine may have a root of its own. */
const shapes = new WeakMap<AnyStateNode, string>();
const keptShapeOf = (root: AnyStateNode): string => {
  const kept = shapes.get(root) ?? shapeOf(root);
  shapes.set(root, kept);
  return kept;
};

/** Tells the state atlas of this browser what happens in this tab, as a journal keeps it, as long as it runs. */
export const tellAtlas = ({
  actors: { session, language, routeGuard },
  recorder,
  production,
}: FollowSurroundings) =>
  fromCallback(({ sendBack }) => {
    const end = (event: FollowedTabEvent): void => sendBack(event);
    const channel = new BroadcastChannel(FOLLOWING);
    const tell = (message: TabMessage): void => channel.postMessage(message);
    const tab = crypto.randomUUID().slice(0, 8);
    const screen = (): RouteName => {
      const { name } = routeGuard.getSnapshot().context.route;
      return routeNames.find((known) => known === name) ?? "not-found";
    };
    let shown = screen();
    const announce = (): void => tell({ kind: "here", tab, screen: shown, app: versionLabel(production) });
    const begin = (): void => {
      const { mark, startedAt } = recorder.recording();
      tell({
        kind: "began",
        tab,
        mark,
        startedAt: startedAt.getTime(),
        locale: language.getSnapshot().context.locale,
        actors: recorder.running().map(({ actor, machine, value, root }): FollowedActor => ({
          actor,
          machine,
          value,
          shape: keptShapeOf(root),
        })),
      });
    };
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (!isFollowerMessage(data)) return;
      if (data.kind === "asked") announce();
      else if (data.tab === tab) begin();
    });
    const unfollow = recorder.follow({
      recorded: (entry, root) =>
        tell({ kind: "recorded", tab, entry: entryOf(entry), shape: keptShapeOf(root) }),
      ended: (actor, after) => tell({ kind: "ended", tab, actor, after }),
    });
    const checkVisitor = (): void => {
      const { account } = session.getSnapshot().context;
      if (!mayBeFollowed(production, account._tag === "Known" ? account.visitor : undefined))
        end({ type: "follow.forbidden" });
    };
    const watched = [
      routeGuard.subscribe(() => {
        if (screen() === shown) return;
        shown = screen();
        announce();
      }),
      session.subscribe(checkVisitor),
    ];
    const leave = (): void => end({ type: "follow.stop" });
    addEventListener("pagehide", leave);
    announce();
    checkVisitor();
    return () => {
      removeEventListener("pagehide", leave);
      for (const { unsubscribe } of watched) unsubscribe();
      unfollow();
      tell({ kind: "gone", tab });
      channel.close();
    };
  });
