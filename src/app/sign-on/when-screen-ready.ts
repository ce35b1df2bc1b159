import { waitFor, type AnyActorRef, type SnapshotFrom } from "xstate";
import type { PortalRef } from "../../machines/shell/portal.machine.ts";
import type { SessionRef } from "../../machines/session/session.machine.ts";
import { whenIdle } from "../../ui/kit/when-idle.ts";

const forever = { timeout: Number.POSITIVE_INFINITY };
const isBusy = (actor: AnyActorRef): boolean =>
  (actor.getSnapshot() as { readonly hasTag?: (tag: string) => boolean }).hasTag?.("busy") === true;

const idle = (): Promise<void> => whenIdle(2000);

const busyScreens = (root: PortalRef): readonly AnyActorRef[] => {
  const { context, children } = root.getSnapshot();
  const actors: Readonly<Record<string, AnyActorRef | undefined>> = children;
  return context.screens.flatMap((key) => actors[key] ?? []).filter(isBusy);
};

/** Settles when the open screens have loaded and the browser is idle. Stopped screens are not waited for. */
export const screensSettled = async (root: PortalRef): Promise<void> => {
  await idle();
  do {
    await Promise.all(
      busyScreens(root).map((actor) => waitFor(actor, () => !isBusy(actor), forever).catch(() => {})),
    );
    // Loaded content is rendered first and may open further actors.
    await idle();
  } while (busyScreens(root).length > 0);
};

/** True when it is known who is signed in; while a sign-on is being searched for, it is not. */
const isDecided = (snapshot: SnapshotFrom<SessionRef>): boolean =>
  snapshot.matches("signedIn") ||
  (["idle", "refused", "failed"] as const).some((asking) => snapshot.matches({ signedOut: { asking } }));

/**
 * Starts to load the sign-on adapter for a person with a session, after their first screen
 * (docs/decisions/sign-on.md). Without a session the session actor searches for a sign-on itself.
 */
export const startSignOnWhenScreenReady = async (root: PortalRef, session: SessionRef): Promise<void> => {
  const known = await waitFor(session, isDecided, forever);
  if (!known.matches("signedIn")) return;
  await screensSettled(root);
  session.send({ type: "session.screenReady" });
};
