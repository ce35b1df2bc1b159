import type { Locale } from "../../domain/shell/locale.ts";
import type { SubmissionLogic } from "../../machines/kit/submission.machine.ts";
import { createActorContext } from "../actors/screen-actors.ts";

/** What the academy's one-time link is asked for with (shell §7). */
export interface AcademyRequest {
  readonly language: Locale;
  readonly status: string;
}

/** The link, and whether the browser let it open in a tab of its own. */
export interface AcademyVisit {
  readonly link: string;
  readonly opened: boolean;
}

/**
 * What the shell starts itself. `academy` opens the tab while the press still counts as one, asks for the link and leads
 * the tab there; a failure closes the tab again.
 */
export interface ShellActors {
  readonly academy: SubmissionLogic<AcademyRequest, AcademyVisit>;
}

export const [ShellActorsProvider, useShellActors] = createActorContext<ShellActors>("shell");
