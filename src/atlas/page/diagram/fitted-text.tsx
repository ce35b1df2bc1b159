import type { SVGAttributes } from "react";
import { fitted, type TextStyle } from "../../diagram/metrics.ts";

interface FittedTextProps extends SVGAttributes<SVGTextElement> {
  readonly look: TextStyle;
  readonly children: string;
}

/** A text of a diagram, as wide as the layout measured it, whatever font the computer has. */
export const FittedText = ({ look, children, ...place }: FittedTextProps) => (
  <text {...place} {...fitted(children, look)}>
    {children}
  </text>
);
