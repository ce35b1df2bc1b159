import type { DOMAttributes } from "react";

/** What holds something as it is: the pointer on it, or the focus in it. */
export type HoldBy = "pointer" | "focus";

/** Tells when the pointer or the focus comes to an element and leaves it; a move inside tells nothing. */
export const holdHandlers = (
  onHold: (by: HoldBy, held: boolean) => void,
): Pick<DOMAttributes<HTMLElement>, "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur"> => ({
  onPointerEnter: () => onHold("pointer", true),
  onPointerLeave: () => onHold("pointer", false),
  onFocus: () => onHold("focus", true),
  onBlur: ({ currentTarget, relatedTarget }) => {
    if (!currentTarget.contains(relatedTarget)) onHold("focus", false);
  },
});
