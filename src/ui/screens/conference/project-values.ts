import type { Award, AwardCategory } from "../../../domain/conference/award.ts";
import type { AwardProjectSettings } from "../../../machines/conference/award-project.machine.ts";

/** What is typed of a company's project in a category; nothing yet where it has none. */
export const projectValues = (
  { conference }: Pick<Award, "conference">,
  { id: category, project }: Pick<AwardCategory, "id" | "project">,
): AwardProjectSettings => ({
  conference,
  category,
  title: project?.title ?? "",
  text: project?.text ?? "",
  pictures: project?.pictures ?? [],
  submitted: project?.submitted ?? false,
  reference: project?.reference ?? "",
  version: project?.version ?? 0,
});
