import { useSelector } from "@xstate/react";
import FileText from "lucide-react/icons/file-text";
import type { Elements } from "../kit/elements.ts";
import { FILE_LIMIT } from "../../domain/kit/time-limits.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import type { ActionLogic } from "../../machines/kit/action.machine.ts";
import { usePortalActors, type ScreenKey } from "../actors/portal-actors.ts";
import { useScreenActor } from "../actors/screen-actors.ts";
import { SubmissionButton, type SubmissionButtonProps } from "./submission-button.tsx";

/** A document that the server writes in a language. */
export type PdfLogic<About> = ActionLogic<About & { readonly instance: Locale }, undefined>;

interface PdfButtonProps<About> extends Pick<
  SubmissionButtonProps<unknown, undefined>,
  "label" | "describedBy" | "failedTitle"
> {
  /** The actor's key. */
  readonly name: ScreenKey;
  readonly logic: PdfLogic<About>;
  readonly about: About;
  readonly doneText: string;
}

/** The button that loads a document as PDF, in the displayed language. */
export const PdfButton = <About extends object>({
  name,
  logic,
  about,
  ...button
}: PdfButtonProps<About>): Elements => {
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const actor = useScreenActor(name, logic, { limit: FILE_LIMIT });
  return <SubmissionButton actor={actor} request={{ ...about, instance }} icon={FileText} {...button} />;
};
