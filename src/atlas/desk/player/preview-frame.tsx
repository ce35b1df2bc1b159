import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useText } from "../../../ui/i18n/use-text.ts";
import { useWidth } from "../../../ui/kit/use-width.ts";
import { heights, type FrameWidth } from "../desk-place.ts";
import { previewMessage, type Scene, type ShowMessage, type ShownTexts } from "../preview/preview-message.ts";
import { leaveFrame } from "./leave-frame.ts";
import css from "./player.module.css";

let takes = 0;
const nextTake = (): number => {
  takes += 1;
  return takes;
};

/** A dialog in the preview takes the focus: it is returned to the timeline's controls. */
const takeBack = (frame: HTMLIFrameElement, held: Element | null): void => {
  if (document.activeElement === frame && held !== frame && held instanceof HTMLElement)
    held.focus({ preventScroll: true });
};

interface PreviewFrameProps extends Omit<Scene, "take" | "since" | "pictured"> {
  readonly width: FrameWidth;
  /** Receives the timeline's keys that are pressed in the frame. */
  readonly press: (key: string) => void;
  /** Receives what the screen shows. */
  readonly onShown: (shown: ShownTexts) => void;
}

/** The customer's screen: an iframe with its own width, scaled down if it does not fit. */
export const PreviewFrame = ({
  timeline,
  count,
  persona,
  locale,
  agent,
  width,
  press,
  onShown,
}: PreviewFrameProps) => {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const { element, width: room } = useWidth();
  const [ready, setReady] = useState(false);
  const latest = useRef({ press, onShown });
  const held = useRef<Element>(null);
  useLayoutEffect(() => {
    latest.current = { press, onShown };
  });
  // A journal continues in another language where the customer's changes; a route begins anew.
  const began = timeline.language?.locale ?? locale;
  const take = useMemo(() => ({ no: nextTake(), timeline, persona, began }), [timeline, persona, began]);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (frame.current === null || origin !== location.origin || source !== frame.current.contentWindow)
        return;
      const message = previewMessage(data);
      if (message?.type === "preview.ready") setReady(true);
      else if (message?.type === "preview.shown") takeBack(frame.current, held.current);
      else if (message?.type === "preview.key") latest.current.press(message.key);
      else if (message?.type === "preview.told") latest.current.onShown(message.told);
      else if (message?.type === "preview.left") leaveFrame(frame.current, message.backwards);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, []);
  useEffect(() => {
    held.current = document.activeElement;
    if (ready)
      frame.current?.contentWindow?.postMessage(
        {
          type: "preview.show",
          scene: {
            timeline,
            persona,
            locale,
            agent,
            count,
            since: count - 1,
            pictured: false,
            take: take.no,
          },
        } satisfies ShowMessage,
        location.origin,
      );
  }, [ready, take, timeline, persona, locale, agent, count]);
  const scale = Math.min(1, room / width);
  const height = heights[width];
  return (
    <div ref={element} className={css["screen"]} style={{ height: height * scale }}>
      <iframe
        ref={frame}
        sandbox="allow-scripts allow-same-origin"
        title={t("desk.screen")}
        src={`${location.pathname}?preview`}
        className={css["frame"]}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})`, marginInlineStart: Math.max(0, (room - width * scale) / 2) }}
      />
    </div>
  );
};
