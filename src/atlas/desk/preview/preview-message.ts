import { isLocale, type Locale } from "../../../domain/shell/locale.ts";
import type { Timeline } from "../simulation/timeline.ts";
import { personas, type Persona } from "../simulation/personas.ts";

/** What the preview shows: so many steps of a timeline, for whom and in which language. */
export interface Scene {
  readonly timeline: Timeline;
  readonly count: number;
  readonly persona: Persona;
  readonly locale: Locale;
  /** The same number: the same timeline, persona and language, of which only more or fewer steps are shown. */
  readonly take: number;
}

/** What the desk tells the preview. */
export interface ShowMessage {
  readonly type: "preview.show";
  readonly scene: Scene;
}

/** What the preview tells the desk: that it listens, that it shows the scene, which key of the timeline was pressed in it, and that the Tab key leads out of it. */
export type PreviewMessage =
  | { readonly type: "preview.ready" }
  | { readonly type: "preview.shown" }
  | { readonly type: "preview.key"; readonly key: string }
  | { readonly type: "preview.left"; readonly backwards: boolean };

const typeOf = (data: unknown): unknown =>
  typeof data === "object" && data !== null && "type" in data ? data.type : undefined;

/** What the preview has told; undefined for anything else. */
export const previewMessage = (data: unknown): PreviewMessage | undefined => {
  const message = data as PreviewMessage;
  switch (typeOf(data)) {
    case "preview.ready":
    case "preview.shown":
      return message;
    case "preview.key":
      return "key" in message && typeof message.key === "string" ? message : undefined;
    case "preview.left":
      return "backwards" in message && typeof message.backwards === "boolean" ? message : undefined;
    default:
      return undefined;
  }
};

/** True for a scene of the desk's own page. */
export const isShow = (data: unknown): data is ShowMessage => {
  if (typeOf(data) !== "preview.show") return false;
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
export const tellDesk = (message: PreviewMessage): void =>
  window.parent.postMessage(message, location.origin);
