import { Fragment } from "react";
import css from "./unbroken.module.css";

/** A number with hyphens, such as SO-2026-000547, at which a line would break it; longer ones may break. */
const NUMBERS = /\s*(?<!\S)((?=\S*-)(?=\S*\d)\S{1,20})(?!\S)\s*/;

/** A text whose numbers stand in one line; one element, so that its blanks stay where what holds it is flexible. */
export const Unbroken = ({ text }: { readonly text: string }) => (
  <span>
    {text
      .split(NUMBERS)
      .filter((part) => part !== "")
      .map((part, index) => (
        <Fragment key={index}>
          {index > 0 && " "}
          <span className={NUMBERS.test(part) ? css["whole"] : undefined}>{part}</span>
        </Fragment>
      ))}
  </span>
);
