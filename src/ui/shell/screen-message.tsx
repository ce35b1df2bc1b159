import type { ReactNode } from "react";
import { PageHeader } from "../kit/layout/page-header.tsx";
import { FailureCode } from "../kit/states/failure-code.tsx";
import css from "./screen-message.module.css";

export interface ScreenMessageProps {
  readonly title: string;
  /** The explanation, then what to do. */
  readonly texts: readonly string[];
  /** The code to quote to support. */
  readonly code?: string;
  /** Links and buttons. */
  readonly actions: ReactNode;
}

/** A page with one message and further links: no permission, not found, failed to load. */
export const ScreenMessage = ({ title, texts, code, actions }: ScreenMessageProps) => (
  <div className={css["message"]}>
    <PageHeader title={title} />
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {code !== undefined && <FailureCode code={code} />}
    <div className={css["actions"]}>{actions}</div>
  </div>
);
