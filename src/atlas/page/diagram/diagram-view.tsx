import { useRef, useState, type KeyboardEvent } from "react";
import Maximize from "lucide-react/icons/maximize";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import type { Elements } from "../../../ui/kit/elements.ts";
import { IconButton } from "../../../ui/kit/buttons/icon-button.tsx";
import { VisuallyHidden } from "../../../ui/kit/layout/visually-hidden.tsx";
import type { MachineAddress } from "../address.ts";
import { labels } from "../labels.ts";
import { Diagram, type DiagramProps } from "./diagram.tsx";
import css from "./diagram-view.module.css";
import { Minimap } from "./minimap.tsx";
import { useDrag } from "./use-drag.ts";
import { useInSight } from "./use-in-sight.ts";
import { withNext } from "./with-next.ts";
import { useZoom } from "./use-zoom.ts";
import { percentOf } from "./zoom.ts";

export interface DiagramViewProps extends Omit<DiagramProps, "scale"> {
  readonly zoom: MachineAddress["zoom"];
  readonly onZoom: (zoom: MachineAddress["zoom"]) => void;
  /** The controls beside the zoom buttons: layer, folding, saving. */
  readonly tools: Elements;
  /** The layer's text. */
  readonly note: Elements;
}

/** What the browser itself shows of a part on pointing only. */
const descriptionOf = (part: Element): string => part.querySelector("title")?.textContent ?? "";

/** The diagram in a viewport that can be scrolled, dragged and zoomed. */
export const DiagramView = ({ zoom, onZoom, tools, note, ...diagram }: DiagramViewProps) => {
  const { layout, selectedState, selectedArrow } = diagram;
  const view = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState("");
  const { scale, step, settle } = useZoom(view, layout, zoom, onZoom);
  const label =
    layout.arrows.find(({ transition }) => transition === selectedArrow && selectedArrow !== undefined)
      ?.label ?? undefined;
  // Without a selection the initial state is scrolled into view.
  const shownState = selectedState ?? diagram.ir.states[0]?.initial[0];
  const box = layout.boxes.find(({ state }) => state === shownState);
  useDrag(view);
  // Another layout, such as that of the neighbours, has it in another place.
  const shown = label === undefined ? shownState : selectedArrow;
  // What is chosen is near the pointer: only a diagram that opens shows the way on, too.
  const around =
    label === undefined && selectedState === undefined ? withNext(diagram.ir, layout, shownState) : undefined;
  useInSight(view, shown && `${shown} ${layout.width} ${layout.height}`, label ?? box, scale, around);

  const fit = (): void => {
    settle();
    onZoom("fit");
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") step(1);
    else if (event.key === "-") step(-1);
    else if (event.key === "0") fit();
    else return;
    event.preventDefault();
  };
  return (
    <section className={css["part"]}>
      <div className={css["tools"]}>
        {tools}
        <div className={css["zoom"]}>
          <IconButton label={labels.diagram.zoomOut} icon={ZoomOut} onClick={() => step(-1)} />
          <span className={css["percent"]}>{labels.diagram.percent(percentOf(scale))}</span>
          <IconButton label={labels.diagram.zoomIn} icon={ZoomIn} onClick={() => step(1)} />
          <IconButton label={labels.diagram.fit} icon={Maximize} onClick={fit} />
        </div>
      </div>
      {note}
      <VisuallyHidden>{labels.diagram.help}</VisuallyHidden>
      {/* Key events of the diagram bubble to the viewport. */}
      <div className={css["frame"]}>
        <div
          ref={view}
          role="presentation"
          className={css["view"]}
          onKeyDown={keys}
          onFocus={({ target }) => setAnnounced(descriptionOf(target))}
          onBlur={() => setAnnounced("")}
        >
          <Diagram {...diagram} scale={scale} />
        </div>
        {/* Part of the focused box's name already. */}
        {announced !== "" && (
          <p aria-hidden="true" className={css["announced"]}>
            {announced}
          </p>
        )}
        <Minimap view={view} layout={layout} scale={scale} />
      </div>
    </section>
  );
};
