import { isLocale, type Catalogue, type Locale } from "../../../domain/shell/locale.ts";
import { isElement, type MarkupElement } from "../steps/markup.ts";
import type { Timeline } from "../simulation/timeline.ts";
import { personas, type Persona } from "../simulation/personas.ts";

/** What the preview shows: the first steps of a timeline, with persona and language. */
export interface Scene {
  readonly timeline: Timeline;
  readonly count: number;
  /** After how many steps the screen was seen last: what is shown is what is new since then. */
  readonly since: number;
  /** True if a picture of the screen is wanted, in light colours. */
  readonly pictured: boolean;
  readonly persona: Persona;
  readonly locale: Locale;
  /** The language in which the agent reads what the screen shows. */
  readonly agent: Catalogue;
  /** Identifies the timeline, its first language and the persona: with the same number a longer scene continues the one before. */
  readonly take: number;
}

/** The message from the desk to the preview. */
export interface ShowMessage {
  readonly type: "preview.show";
  readonly scene: Scene;
}

/** What the screen shows at a step, read from the screen itself: in the customer's language, and in the agent's. */
export interface ShownTexts extends Pick<Scene, "count"> {
  readonly customer: readonly string[];
  readonly agent: readonly string[];
}

/** A picture of the screen after so many steps: inert elements, and the styles of all pictures of this frame. */
interface Taken extends Pick<Scene, "count"> {
  readonly picture: MarkupElement;
  readonly styles: string;
}

/** The message from the preview to the desk: it is ready, what the scene shows, it shows it, a picture of it, a timeline key was pressed, or Tab leaves it. */
export type PreviewMessage =
  | { readonly type: "preview.ready" }
  | { readonly type: "preview.shown" }
  | { readonly type: "preview.told"; readonly told: ShownTexts }
  | { readonly type: "preview.taken"; readonly taken: Taken }
  | { readonly type: "preview.key"; readonly key: string }
  | { readonly type: "preview.left"; readonly backwards: boolean };

const typeOf = (data: unknown): unknown =>
  typeof data === "object" && data !== null && "type" in data ? data.type : undefined;

const isShownTexts = (shown: unknown): shown is ShownTexts => {
  const { customer, agent, count } = (shown ?? {}) as Partial<ShownTexts>;
  return typeof count === "number" && Array.isArray(customer) && Array.isArray(agent);
};

const isTaken = (taken: unknown): taken is Taken => {
  const { count, picture, styles } = (taken ?? {}) as Partial<Taken>;
  return typeof count === "number" && typeof styles === "string" && isElement(picture);
};

/** Parses a preview's message; undefined for any other message. */
export const previewMessage = (data: unknown): PreviewMessage | undefined => {
  const message = data as PreviewMessage;
  switch (typeOf(data)) {
    case "preview.ready":
    case "preview.shown":
      return message;
    case "preview.told":
      return "told" in message && isShownTexts(message.told) ? message : undefined;
    case "preview.taken":
      return "taken" in message && isTaken(message.taken) ? message : undefined;
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
    typeof scene.since === "number" &&
    typeof scene.pictured === "boolean" &&
    typeof scene.take === "number" &&
    isLocale(scene.locale) &&
    isLocale(scene.agent) &&
    personas.some((persona) => persona === scene.persona)
  );
};

/** Sends a message to the desk. */
export const tellDesk = (message: PreviewMessage): void =>
  window.parent.postMessage(message, location.origin);
