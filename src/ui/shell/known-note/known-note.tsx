import { useSelector } from "@xstate/react";
import { announcedOf, type AnnouncedIssue } from "../../../domain/known-issues/announced-issue.ts";
import { languageTag, type Locale } from "../../../domain/shell/locale.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { useContent } from "../../resource/use-content.ts";
import { useResource } from "../../resource/use-resource.ts";
import css from "./known-note.module.css";

export type AnnouncedIssues = ResourceLogic<{ readonly instance: Locale }, readonly AnnouncedIssue[]>;

export interface KnownNoteProps {
  readonly code: string;
  readonly announcedIssues: AnnouncedIssues;
}

/**
 * What staff have noted about a code that is shown; nothing while that is loaded, and where it does not come. It comes later than the message
 * with the code, and is announced by itself: inside an alert alone, a screen reader would read the alert once more.
 */
export const KnownNote = ({ code, announcedIssues }: KnownNoteProps) => {
  const t = useText();
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const issues = useContent(useResource("announced-issues", announcedIssues, { instance })) ?? [];
  return (
    <div role="status">
      {announcedOf(issues, code).map(({ text, language }) => (
        <p key={text} className={css["known"]} lang={languageTag(language)}>
          {t("failure.known", { text })}
        </p>
      ))}
    </div>
  );
};
