import { useId, useRef, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import css from "./popover.module.css";
import { useDismiss } from "./use-dismiss.ts";

/** What the button that opens a popover carries; spread it over the button. */
interface PopoverTrigger {
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string;
}

export interface PopoverProps {
  readonly open: boolean;
  /** Asked to close: Escape, a press outside, or the focus has left. */
  readonly onClose: () => void;
  /** Names what opens. */
  readonly label: string;
  readonly align?: "start" | "end";
  readonly renderTrigger: (props: PopoverTrigger) => ReactNode;
  readonly children: ReactNode;
}

/** A part that opens below its button without covering the page. Escape gives the focus back to the button. */
export const Popover = ({ open, onClose, label, align = "start", renderTrigger, children }: PopoverProps) => {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  useDismiss(anchor, open, onClose);
  return (
    <div ref={anchor} className={css["anchor"]}>
      {renderTrigger({ "aria-expanded": open, "aria-controls": id })}
      <div
        id={id}
        role="group"
        aria-label={label}
        hidden={!open}
        className={classNames(css["panel"], css[align])}
      >
        {open && children}
      </div>
    </div>
  );
};
