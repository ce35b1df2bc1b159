import { classNames } from "../class-names.ts";
import css from "./input.module.css";
import type { TextControlProps } from "./text-input.tsx";

/** Several lines of text; grows with them where the browser can. */
export const TextArea = ({ onChange, rows = 4, ...rest }: TextControlProps<"textarea">) => (
  <textarea
    {...rest}
    rows={rows}
    onChange={(event) => onChange(event.target.value)}
    className={classNames(css["input"], css["area"])}
  />
);
