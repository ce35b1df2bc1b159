import { useLayoutEffect, useState, type PointerEvent, type RefObject } from "react";
import type { Layout } from "../../model/atlas-model.ts";
import css from "./minimap.module.css";

/** The longest side in pixels. */
const SIDE = 150;
/** A diagram that exceeds its viewport by less has no minimap. */
const ENOUGH = 1.2;

interface Seen {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const nothing: Seen = { left: 0, top: 0, width: 0, height: 0 };

const seenOf = ({ scrollLeft, scrollTop, clientWidth, clientHeight }: HTMLElement): Seen => ({
  left: scrollLeft,
  top: scrollTop,
  width: clientWidth,
  height: clientHeight,
});

export interface MinimapProps {
  readonly view: RefObject<HTMLElement | null>;
  readonly layout: Layout;
  readonly scale: number;
}

/** The whole diagram in a corner with what is seen of it, for the pointer: a press or a drag leads there. The keyboard has the boxes. */
export const Minimap = ({ view, layout, scale }: MinimapProps) => {
  const [seen, setSeen] = useState(nothing);
  useLayoutEffect(() => {
    const element = view.current;
    if (element === null) return;
    const measure = (): void => setSeen(seenOf(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [view]);
  const isLarge =
    seen.width > 0 &&
    (layout.width * scale > ENOUGH * seen.width || layout.height * scale > ENOUGH * seen.height);
  if (!isLarge) return null;
  const ratio = SIDE / Math.max(layout.width, layout.height);
  const go = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<SVGSVGElement>): void => {
    if (buttons !== 1) return;
    const place = currentTarget.getBoundingClientRect();
    const to = (at: number, start: number, size: number): number => ((at - start) / ratio) * scale - size / 2;
    view.current?.scrollTo(to(clientX, place.left, seen.width), to(clientY, place.top, seen.height));
  };
  return (
    <svg
      aria-hidden="true"
      className={css["minimap"]}
      width={layout.width * ratio}
      height={layout.height * ratio}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      onPointerDown={go}
      onPointerMove={go}
    >
      {layout.boxes.map(({ state, x, y, width, height }) => (
        <rect key={state} className={css["box"]} x={x} y={y} width={width} height={height} />
      ))}
      <rect
        className={css["seen"]}
        x={seen.left / scale}
        y={seen.top / scale}
        width={seen.width / scale}
        height={seen.height / scale}
      />
    </svg>
  );
};
