import { useId, useRef, type ReactNode } from "react";
import type { Elements } from "../elements.ts";
import { classNames } from "../class-names.ts";
import css from "./popover.module.css";
import { useDismiss } from "./use-dismiss.ts";

/** The props of the button that opens a popover; spread them on the button. */
interface PopoverTrigger {
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string;
}

export interface PopoverProps {
  readonly open: boolean;
  /** Called by Escape, a press outside, or when the focus leaves. */
  readonly onClose: () => void;
  /** The accessible name of the popover. */
  readonly label: string;
  readonly align?: "start" | "end";
  readonly renderTrigger: (props: PopoverTrigger) => Elements;
  readonly children: ReactNode;
}

/** A non-modal panel below its button. Escape returns the focus to the button. */
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
