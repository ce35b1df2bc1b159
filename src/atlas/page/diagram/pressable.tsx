import type { KeyboardEvent, ReactNode } from "react";
import { Link, type To } from "react-router-dom";

/** The action of a press on a transition: opens its card, or fires it in a simulation. */
export type ArrowPress =
  | { readonly _tag: "Open"; readonly to: To }
  | { readonly _tag: "Fire"; readonly fire: () => void }
  | { readonly _tag: "None" };

const onKey =
  (fire: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    fire();
  };

export interface PressableProps {
  readonly press: ArrowPress;
  readonly className: string;
  readonly children: ReactNode;
}

/** A clickable transition of the diagram. Keyboard users reach it from its state's card, and in a simulation directly. */
export const Pressable = ({ press, className, children }: PressableProps) => {
  switch (press._tag) {
    case "Open":
      return (
        <Link to={press.to} className={className} tabIndex={-1} draggable={false}>
          {children}
        </Link>
      );
    case "Fire":
      return (
        <g
          role="button"
          tabIndex={0}
          className={className}
          onClick={press.fire}
          onKeyDown={onKey(press.fire)}
        >
          {children}
        </g>
      );
    case "None":
      return <g className={className}>{children}</g>;
  }
};
