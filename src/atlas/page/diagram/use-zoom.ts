import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { MachineAddress } from "../address.ts";
import { percentOf, scaleOf, scrollFor, stepped, wheeled, type Size } from "./zoom.ts";

/** Delay in ms before the address is updated after zooming: browsers limit history updates. */
const PAUSE = 300;

export interface Zoom {
  readonly scale: number;
  readonly step: (direction: 1 | -1) => void;
  /** Discards a change that is not in the address yet. */
  readonly settle: () => void;
}

const useSize = (view: RefObject<HTMLElement | null>): Size => {
  const [size, setSize] = useState<Size>({ width: 960, height: 640 });
  useLayoutEffect(() => {
    const element = view.current;
    if (element === null) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [view]);
  return size;
};

interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly before: number;
}

/** The zoom of a diagram, from the address or the wheel. The point under the pointer stays in place. */
export const useZoom = (
  view: RefObject<HTMLElement | null>,
  diagram: Size,
  zoom: MachineAddress["zoom"],
  keep: (percent: number) => void,
): Zoom => {
  const size = useSize(view);
  const [live, setLive] = useState<number>();
  const scale = live ?? scaleOf(zoom, diagram, size);
  const anchor = useRef<Anchor>(undefined);
  const timer = useRef<number>(undefined);
  const present = useRef({ scale, keep });
  useLayoutEffect(() => {
    present.current = { scale, keep };
  });

  const change = (next: number, at: { readonly x: number; readonly y: number }): void => {
    anchor.current = { ...at, before: present.current.scale };
    setLive(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      present.current.keep(percentOf(next));
      setLive(undefined);
    }, PAUSE);
  };
  const changeNow = useRef(change);
  useLayoutEffect(() => {
    changeNow.current = change;
  });

  useEffect(() => () => window.clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const element = view.current;
    if (element === null || anchor.current === undefined) return;
    const { x, y, before } = anchor.current;
    anchor.current = undefined;
    element.scrollTo(
      scrollFor(element.scrollLeft, x, before, scale),
      scrollFor(element.scrollTop, y, before, scale),
    );
  }, [view, scale]);

  useEffect(() => {
    const element = view.current;
    if (element === null) return;
    // The wheel alone scrolls; with Ctrl, which touchpads send for pinching, it zooms.
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const place = element.getBoundingClientRect();
      changeNow.current(wheeled(present.current.scale, event.deltaY), {
        x: event.clientX - place.left,
        y: event.clientY - place.top,
      });
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, [view]);

  return {
    scale,
    step: (direction) => change(stepped(scale, direction), { x: size.width / 2, y: size.height / 2 }),
    settle: () => {
      window.clearTimeout(timer.current);
      setLive(undefined);
    },
  };
};
