import * as Equal from "effect/Equal";
import { projectFields, projectProblem } from "../../../src/domain/conference/award.ts";
import { problemsOf } from "../../../src/domain/kit/field-problems.ts";
import { namePictures } from "../../pictures/picture-uses.ts";
import { firstProblem } from "../../http/field-refusal.ts";
import { notFound, refused, type Handlers } from "../../http/handler.ts";
import { holdAward, isSource, projectOwner, readAward, readProject } from "./award.sql.ts";

/** The award's projects (business §1, §5, §9); the group is checked by dispatch, the deadline here, to the second. */
export const awardHandlers: Handlers<"getAward" | "saveAwardProject"> = {
  getAward: async ({ sql, account, now }, { instance }) =>
    (await readAward(sql, account, instance, now())) ?? null,
  saveAwardProject: async ({ sql, account, now }, request) => {
    const { conference, category, submitted, version, reference } = request;
    const content = { title: request.title.trim(), text: request.text.trim(), pictures: request.pictures };
    const award = await holdAward(sql, conference);
    if (award === undefined || award.categories.every(({ id }) => id !== category)) return notFound;
    if (award.deadline <= now()) return refused("AWARD_CLOSED");
    const invalid = firstProblem(
      problemsOf(projectFields, (field) => projectProblem(field, content, submitted)),
    );
    if (invalid !== undefined) return invalid;
    const before = await readProject(sql, account, conference, category);
    // What was taken over by somebody who may manage references stays, whoever saves.
    if (reference !== "" && reference !== before?.reference && !(await isSource(sql, account, reference)))
      return notFound;
    if (before !== undefined && before.version !== version) {
      const same = { ...before, ...content, submitted, reference: reference === "" ? null : reference };
      // Equal data with another version are a repeat of this save whose answer was lost.
      return Equal.equals(before, same)
        ? { _tag: "Saved", saved: before }
        : { _tag: "Collided", theirs: before };
    }
    const owner = projectOwner(account.companyId, conference, category);
    const gone = await namePictures(sql, owner, content.pictures, now());
    if (gone !== undefined) return refused("AWARD_PICTURE_GONE", { field: "pictures" });
    await sql`
      insert into award_projects (conference_id, company_id, category, title, description, pictures, submitted, reference_id, saved_by, saved_at)
      values (${conference}, ${account.companyId}, ${category}, ${content.title}, ${content.text}, ${sql.json(content.pictures)}, ${submitted},
        ${reference === "" ? null : reference}, ${account.id}, ${now()})
      on conflict (conference_id, company_id, category) do update set title = excluded.title, description = excluded.description, pictures = excluded.pictures,
        submitted = excluded.submitted, reference_id = excluded.reference_id, saved_by = excluded.saved_by, saved_at = excluded.saved_at, version = award_projects.version + 1`;
    const saved = await readProject(sql, account, conference, category);
    return saved === undefined ? notFound : { _tag: "Saved", saved };
  },
};
