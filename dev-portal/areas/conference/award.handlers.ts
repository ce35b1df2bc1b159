import { projectFields, projectProblem } from "../../../src/domain/conference/award.ts";
import { problemsOf } from "../../../src/domain/kit/field-problems.ts";
import { firstProblem } from "../../http/field-refusal.ts";
import { notFound, refused, type Handlers } from "../../http/handler.ts";
import { holdAward, isSource, readAward, readProject } from "./award.sql.ts";

/** The award's projects (business §1, §5, §9); the group is checked by dispatch, the deadline here, to the second. */
export const awardHandlers: Handlers<"getAward" | "saveAwardProject"> = {
  getAward: async ({ sql, account, now }, { instance }) =>
    (await readAward(sql, account, instance, now())) ?? null,
  saveAwardProject: async ({ sql, account, now }, request) => {
    const { conference, category, submitted, version, reference } = request;
    const texts = { title: request.title.trim(), text: request.text.trim() };
    const award = await holdAward(sql, conference);
    if (award === undefined || award.categories.every(({ id }) => id !== category)) return notFound;
    if (award.deadline <= now()) return refused("AWARD_CLOSED");
    const invalid = firstProblem(
      problemsOf(projectFields, (field) => projectProblem(field, texts, submitted)),
    );
    if (invalid !== undefined) return invalid;
    const before = await readProject(sql, account, conference, category);
    // What was taken over by somebody who may manage references stays, whoever saves.
    if (reference !== "" && reference !== before?.reference && !(await isSource(sql, account, reference)))
      return notFound;
    // Of two first saves at the same time the second finds the first one's row, and collides with it.
    const written = await sql`
      insert into award_projects (conference_id, company_id, category, title, description, submitted, reference_id, saved_by, saved_at)
      values (${conference}, ${account.companyId}, ${category}, ${texts.title}, ${texts.text}, ${submitted}, ${reference === "" ? null : reference}, ${account.id}, ${now()})
      on conflict (conference_id, company_id, category) do update set title = excluded.title, description = excluded.description,
        submitted = excluded.submitted, reference_id = excluded.reference_id, saved_by = excluded.saved_by, saved_at = excluded.saved_at, version = award_projects.version + 1
      where award_projects.version = ${version}
      returning version`;
    const project = await readProject(sql, account, conference, category);
    if (project === undefined) return notFound;
    // Equal data with another version are a repeat of this save whose answer was lost.
    const isMine =
      written.length > 0 ||
      (project.title === texts.title &&
        project.text === texts.text &&
        project.submitted === submitted &&
        (project.reference ?? "") === reference);
    return isMine ? { _tag: "Saved", saved: project } : { _tag: "Collided", theirs: project };
  },
};
