import { isLocale, type Locale } from "../../../domain/locale.ts";
import type { Timeline } from "../simulation/timeline.ts";
import { personas, type Persona } from "../simulation/personas.ts";

/** What the stage shows: so many steps of a timeline, for whom and in which language. */
export interface Scene {
  readonly timeline: Timeline;
  readonly count: number;
  readonly persona: Persona;
  readonly locale: Locale;
  /** The same number: the same timeline, persona and language, of which only more or fewer steps are shown. */
  readonly take: number;
}

/** What the desk tells the stage. */
export interface ShowMessage {
  readonly type: "stage.show";
  readonly scene: Scene;
}

/** What the stage tells the desk: that it listens, that it shows the scene, which key of the timeline was pressed in it, and that the Tab key leads out of it. */
export type StageMessage =
  | { readonly type: "stage.ready" }
  | { readonly type: "stage.shown" }
  | { readonly type: "stage.key"; readonly key: string }
  | { readonly type: "stage.left"; readonly backwards: boolean };

const typeOf = (data: unknown): unknown =>
  typeof data === "object" && data !== null && "type" in data ? data.type : undefined;

/** What the stage has told; undefined for anything else. */
export const stageMessage = (data: unknown): StageMessage | undefined => {
  const message = data as StageMessage;
  switch (typeOf(data)) {
    case "stage.ready":
    case "stage.shown":
      return message;
    case "stage.key":
      return "key" in message && typeof message.key === "string" ? message : undefined;
    case "stage.left":
      return "backwards" in message && typeof message.backwards === "boolean" ? message : undefined;
    default:
      return undefined;
  }
};

/** True for a scene of the desk's own page. */
export const isShow = (data: unknown): data is ShowMessage => {
  if (typeOf(data) !== "stage.show") return false;
  const { scene } = data as { readonly scene?: Partial<Scene> };
  return (
    Array.isArray(scene?.timeline?.steps) &&
    typeof scene.count === "number" &&
    typeof scene.take === "number" &&
    isLocale(scene.locale) &&
    personas.some((persona) => persona === scene.persona)
  );
};

/** Tells the desk something. */
export const tellDesk = (message: StageMessage): void => window.parent.postMessage(message, location.origin);
