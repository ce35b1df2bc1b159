import { createRoot, type Root } from "react-dom/client";
import type { AnyActorRef } from "xstate";
import type { Elements } from "../ui/kit/elements.ts";
import { PortalActorsProvider, type PortalActors } from "../ui/actors/portal-actors.ts";
import { DeploymentProvider, type Deployment } from "../ui/actors/portal-config.ts";
import type { I18n } from "../ui/i18n/i18n.ts";
import { TextProvider } from "../ui/i18n/text-provider.tsx";
import { Formats } from "./formats.tsx";

export interface BesideSurroundings {
  readonly actors: PortalActors;
  readonly deployment: Deployment;
  readonly i18n: I18n;
}

/**
 * A window with a React root of its own, so that it works when the page has crashed; `insert` puts its element into the
 * page. What it shows goes with the actor.
 */
export const createBeside = (insert: (place: HTMLElement) => void) => {
  let root: Root | undefined;
  const newRoot = (): Root => {
    const place = document.createElement("div");
    insert(place);
    return createRoot(place);
  };
  return (actor: AnyActorRef, { actors, deployment, i18n }: BesideSurroundings, content: Elements): void => {
    const shown = (root ??= newRoot());
    actor.subscribe({ complete: () => shown.render(null) });
    shown.render(
      <TextProvider i18n={i18n}>
        <DeploymentProvider value={deployment}>
          <PortalActorsProvider value={actors}>
            <Formats>{content}</Formats>
          </PortalActorsProvider>
        </DeploymentProvider>
      </TextProvider>,
    );
  };
};
