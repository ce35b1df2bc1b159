import { createActor } from "xstate";
import { expect, it } from "vitest";
import { AwardCategoryId } from "../../../src/domain/conference/award.ts";
import { ConferenceId } from "../../../src/domain/conference/conference.ts";
import {
  awardProjectForm,
  type AwardProjectSettings,
} from "../../../src/machines/conference/award-project.machine.ts";
import { visibleError } from "../../../src/machines/kit/form-fields.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const begun: AwardProjectSettings = {
  conference: ConferenceId.make("partner-conference"),
  category: AwardCategoryId.make("energy"),
  title: "Bakery",
  text: "",
  pictures: [],
  submitted: false,
  reference: "",
  version: 0,
};

it("a project without a text is kept as a draft, and not submitted", () => {
  const saves = pendingCalls<SaveAnswer<AwardProjectSettings>, { readonly values: AwardProjectSettings }>();
  const form = createActor(awardProjectForm.provide({ actors: { submit: saves.logic } }), {
    input: { values: begun, limit: 90_000 },
  }).start();
  form.send({ type: "form.changed", change: { submitted: true } });
  form.send({ type: "form.submit" });
  expect(visibleError(form.getSnapshot().context, "text")).toBe("DESCRIPTION_EMPTY");
  expect(saves.sent).toEqual([]);
  form.send({ type: "form.changed", change: { submitted: false } });
  form.send({ type: "form.submit" });
  expect(saves.sent).toHaveLength(1);
});
