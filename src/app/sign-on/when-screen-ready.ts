import { waitFor, type AnyActorRef, type SnapshotFrom } from "xstate";
import type { PortalRef } from "../../machines/shell/portal.machine.ts";
import type { SessionRef } from "../../machines/session/session.machine.ts";

const forever = { timeout: Number.POSITIVE_INFINITY };
const isBusy = (actor: AnyActorRef): boolean =>
  (actor.getSnapshot() as { readonly hasTag?: (tag: string) => boolean }).hasTag?.("busy") === true;

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Where a browser does not tell, 2 seconds are its first rest.
    if (globalThis.requestIdleCallback === undefined) setTimeout(resolve, 2000);
    else requestIdleCallback(() => resolve());
  });

const busyScreens = (root: PortalRef): readonly AnyActorRef[] => {
  const { context, children } = root.getSnapshot();
  const actors: Readonly<Record<string, AnyActorRef | undefined>> = children;
  return context.screens.flatMap((key) => actors[key] ?? []).filter(isBusy);
};

/** Settles when the open screens have what they show and the browser rests. A screen that stops is not waited for. */
export const screensSettled = async (root: PortalRef): Promise<void> => {
  await idle();
  do {
    await Promise.all(
      busyScreens(root).map((actor) => waitFor(actor, () => !isBusy(actor), forever).catch(() => {})),
    );
    // What has come is drawn first, and may open more.
    await idle();
  } while (busyScreens(root).length > 0);
};

/** True where it is clear who looks at the first screen: while a sign-on is looked for, its person may still come. */
const isDecided = (snapshot: SnapshotFrom<SessionRef>): boolean =>
  snapshot.matches("signedIn") ||
  (["idle", "refused", "failed"] as const).some((asking) => snapshot.matches({ signedOut: { asking } }));

/**
 * Lets the sign-on adapter load for somebody whom a session cookie brought in, off the path of their first screen
 * (docs/decisions/sign-on.md). Where nobody is signed in the session looks for a sign-on by itself.
 */
export const startSignOnWhenScreenReady = async (root: PortalRef, session: SessionRef): Promise<void> => {
  const known = await waitFor(session, isDecided, forever);
  if (!known.matches("signedIn")) return;
  await screensSettled(root);
  session.send({ type: "session.screenReady" });
};
