import type { ComponentProps } from "react";
import css from "./input.module.css";

/** The attributes of a text control; `onChange` receives the new text. */
export type TextControlProps<Tag extends "input" | "textarea"> = Omit<
  ComponentProps<Tag>,
  "value" | "defaultValue" | "onChange" | "className" | "style"
> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A field for one line of text. */
export const TextInput = ({ onChange, type = "text", ...rest }: TextControlProps<"input">) => (
  <input {...rest} type={type} onChange={(event) => onChange(event.target.value)} className={css["input"]} />
);
