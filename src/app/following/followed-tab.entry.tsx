import { followedTabMachine } from "../../machines/shell/followed-tab.machine.ts";
import { FollowedTab } from "../../ui/shell/followed-tab/followed-tab.tsx";
import type { Recorder } from "../journal/recorder.ts";
import { createBeside, type BesideSurroundings } from "../window-beside.tsx";
import { tellAtlas } from "./tell-atlas.ts";

interface Surroundings extends BesideSurroundings {
  readonly recorder: Recorder;
}

const showBeside = createBeside((place) => {
  // The notice stays in sight of the whole page, not of an element of its own height.
  place.style.display = "contents";
  document.body.append(place);
});

/** Asks for consent that the state atlas follows this tab. Its actor is one of the page's screen actors, so it is stopped on sign-out. */
export const openFollowedTab = (surroundings: Surroundings): void => {
  const {
    actors,
    recorder,
    deployment: { production },
  } = surroundings;
  const logic = followedTabMachine.provide({
    actors: { tellAtlas: tellAtlas({ actors, recorder, production }) },
  });
  const opener = document.activeElement;
  const actor = actors.open("followed-tab", logic, undefined);
  actor.send({ type: "follow.ask" });
  showBeside(actor, surroundings, <FollowedTab key={actor.sessionId} actor={actor} opener={opener} />);
};
