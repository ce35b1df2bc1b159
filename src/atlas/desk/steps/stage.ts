import { heights, type FrameWidth } from "../desk-place.ts";
import { previewMessage, type Scene, type ShowMessage } from "../preview/preview-message.ts";
import type { PageStep } from "./page-steps.ts";
import type { Picture } from "./pictures.machine.ts";
import css from "./steps-page.module.css";

/** What all pictures of a page have in common. */
export interface StageOptions extends Pick<Scene, "timeline" | "persona"> {
  readonly locale: Scene["agent"];
  readonly width: FrameWidth;
}

/** A frame out of sight in which steps are played for their pictures. */
export interface Stage {
  readonly take: (step: PageStep, signal: AbortSignal) => Promise<Picture>;
  readonly close: () => void;
}

const createFrame = (width: FrameWidth): HTMLIFrameElement => {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
  frame.className = css["stage"] ?? "";
  frame.width = String(width);
  frame.height = String(heights[width]);
  // Nothing in it can be reached, and its dialogs do not take the focus.
  frame.inert = true;
  frame.src = `${location.pathname}?preview`;
  return frame;
};

/** Opens a stage; its frame is loaded with the first picture. */
export const openStage = ({ width, locale, ...options }: StageOptions): Stage => {
  const frame = createFrame(width);
  let heard: (data: unknown) => void = () => {};
  const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (origin === location.origin && source === frame.contentWindow) heard(data);
  };
  window.addEventListener("message", hear);
  const ready = new Promise<void>((resolve) => {
    heard = (data) => {
      if (previewMessage(data)?.type === "preview.ready") resolve();
    };
  });
  document.body.append(frame);
  const show = ({ count, since }: PageStep): void =>
    frame.contentWindow?.postMessage(
      {
        type: "preview.show",
        scene: { ...options, locale, agent: locale, count, since, pictured: true, take: 1 },
      } satisfies ShowMessage,
      location.origin,
    );
  return {
    take: async (step, signal) => {
      await ready;
      return new Promise((resolve) => {
        let texts: readonly string[] = [];
        heard = (data) => {
          const message = signal.aborted ? undefined : previewMessage(data);
          if (message?.type === "preview.told" && message.told.count === step.count)
            texts = message.told.customer;
          if (message?.type === "preview.taken" && message.taken.count === step.count)
            resolve({ picture: message.taken.picture, styles: message.taken.styles, texts });
        };
        show(step);
      });
    },
    close: () => {
      window.removeEventListener("message", hear);
      frame.remove();
    },
  };
};
