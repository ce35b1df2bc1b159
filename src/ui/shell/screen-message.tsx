import type { ReactNode } from "react";
import { PageHeader } from "../kit/layout/page-header.tsx";
import css from "./screen-message.module.css";

export interface ScreenMessageProps {
  readonly title: string;
  /** The explanation, then what to do. */
  readonly texts: readonly string[];
  /** Links and buttons. */
  readonly actions: ReactNode;
}

/** A page with one message and further links: no permission, not found, failed to load. */
export const ScreenMessage = ({ title, texts, actions }: ScreenMessageProps) => (
  <div className={css["message"]}>
    <PageHeader title={title} />
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
    <div className={css["actions"]}>{actions}</div>
  </div>
);
