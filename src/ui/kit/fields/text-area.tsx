import { classNames } from "../class-names.ts";
import css from "./input.module.css";
import type { TextControlProps } from "./text-input.tsx";

/** A field for several lines of text; it grows with the text if the browser supports it. */
export const TextArea = ({ onChange, rows = 4, ...rest }: TextControlProps<"textarea">) => (
  <textarea
    {...rest}
    rows={rows}
    onChange={(event) => onChange(event.target.value)}
    className={classNames(css["input"], css["area"])}
  />
);
