import type { ReactNode } from "react";
import { CopyButton } from "../buttons/copy-button.tsx";
import { Icon } from "../buttons/icon.tsx";
import { classNames } from "../class-names.ts";
import { toneIcon } from "../states/tone.ts";
import css from "./description-list.module.css";

export interface Fact {
  readonly label: string;
  /** Left out of the list where there is none: undefined, null or an empty text. "None" is said only where that is news. */
  readonly value: ReactNode;
  /** The sum that is asked for, and late: as large as an answer, and told by a mark as well. */
  readonly overdue?: boolean;
  /** Serial and order numbers, in a monospaced font. */
  readonly code?: boolean;
  /** What is copied where a code is more than a text, such as a link. */
  readonly copy?: string;
}

export interface DescriptionListProps {
  readonly facts: readonly Fact[];
  /** Label and value in one row, for short values. */
  readonly rows?: boolean;
  /** Facts beside each other where there is room. */
  readonly wide?: boolean;
  /** What explains no answer: values as quiet as text. */
  readonly quiet?: boolean;
}

/** What a fact's button copies: every code, as it stands. */
const copiedOf = ({ value, code, copy }: Fact): string | undefined =>
  copy ?? (code === true && typeof value === "string" && value !== "" ? value : undefined);

const Value = ({ fact }: { readonly fact: Fact }) => {
  const copied = copiedOf(fact);
  if (fact.overdue === true)
    return (
      <dd className={css["overdue"]}>
        <Icon of={toneIcon.danger} large />
        <span>{fact.value}</span>
      </dd>
    );
  return (
    <dd className={fact.code === true ? css["code"] : undefined}>
      {copied === undefined ? (
        fact.value
      ) : (
        <>
          <span>{fact.value}</span>
          <CopyButton small name={copied} text={copied} />
        </>
      )}
    </dd>
  );
};

const isThere = ({ value }: Fact): boolean => value !== undefined && value !== null && value !== "";

/** A list of labelled values, of which those that are missing are left out; codes have a button that copies them. */
export const DescriptionList = ({ facts, rows, wide, quiet }: DescriptionListProps) => (
  <dl className={classNames(css["list"], rows && css["rows"], wide && css["wide"], quiet && css["quiet"])}>
    {facts.filter(isThere).map((fact) => (
      <div key={fact.label} className={css["fact"]}>
        <dt>{fact.label}</dt>
        <Value fact={fact} />
      </div>
    ))}
  </dl>
);
