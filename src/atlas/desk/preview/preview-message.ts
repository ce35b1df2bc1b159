import { isLocale, type Locale } from "../../../domain/shell/locale.ts";
import type { Timeline } from "../simulation/timeline.ts";
import { personas, type Persona } from "../simulation/personas.ts";

/** What the preview shows: the first steps of a timeline, with persona and language. */
export interface Scene {
  readonly timeline: Timeline;
  readonly count: number;
  readonly persona: Persona;
  readonly locale: Locale;
  /** Identifies timeline, persona and language: with the same number only the number of steps differs. */
  readonly take: number;
}

/** The message from the desk to the preview. */
export interface ShowMessage {
  readonly type: "preview.show";
  readonly scene: Scene;
}

/** The message from the preview to the desk: it is ready, it shows the scene, a timeline key was pressed, or Tab leaves it. */
export type PreviewMessage =
  | { readonly type: "preview.ready" }
  | { readonly type: "preview.shown" }
  | { readonly type: "preview.key"; readonly key: string }
  | { readonly type: "preview.left"; readonly backwards: boolean };

const typeOf = (data: unknown): unknown =>
  typeof data === "object" && data !== null && "type" in data ? data.type : undefined;

/** Parses a preview's message; undefined for any other message. */
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

/** True for a scene from the desk's origin. */
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

/** Sends a message to the desk. */
export const tellDesk = (message: PreviewMessage): void =>
  window.parent.postMessage(message, location.origin);
