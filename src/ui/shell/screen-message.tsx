import type { ReactNode } from "react";
import { PageHeader } from "../kit/layout/page-header.tsx";
import css from "./screen-message.module.css";

export interface ScreenMessageProps {
  readonly title: string;
  /** What it means, then what to do. */
  readonly texts: readonly string[];
  /** The ways on. */
  readonly actions: ReactNode;
}

/** A page that says one thing and offers the ways on: no permission, not found, could not be loaded. */
export const ScreenMessage = ({ title, texts, actions }: ScreenMessageProps) => (
  <div className={css["message"]}>
    <PageHeader title={title} />
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
    <div className={css["actions"]}>{actions}</div>
  </div>
);
