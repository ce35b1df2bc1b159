import css from "./unbroken.module.css";

/** A number with hyphens, such as SO-2026-000547, at which a line would break it; longer ones may break. */
const isNumber = (word: string): boolean => /\d/.test(word) && word.length <= 20;

/** A text whose numbers stand in one line. */
export const Unbroken = ({ text }: { readonly text: string }) =>
  text.split(/(\S*-\S*)/).map((part, index) =>
    part === "" ? null : (
      <span key={index} className={index % 2 === 1 && isNumber(part) ? css["whole"] : undefined}>
        {part}
      </span>
    ),
  );
