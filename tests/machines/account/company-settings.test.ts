import { createActor } from "xstate";
import { expect, it } from "vitest";
import { companyForm, type CompanyValues } from "../../../src/machines/account/company-settings.machine.ts";
import { visibleError } from "../../../src/machines/kit/form-fields.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const countries = [
  { code: "AT", name: "Austria", states: [] },
  { code: "US", name: "United States", states: [{ code: "OH", name: "Ohio" }] },
];
const gold: CompanyValues = {
  companyName: "Gold Electric",
  country: "AT",
  street: "Main street 1",
  street2: "",
  zip: "4154",
  city: "Kollerschlag",
  state: "",
  vatId: "",
  website: "",
  version: 1,
  countries,
};

it("the data of a company need a state where the country has any", () => {
  const saves = pendingCalls<SaveAnswer<CompanyValues>, { readonly values: CompanyValues }>();
  const form = createActor(companyForm.provide({ actors: { submit: saves.logic } }), {
    input: { values: gold, limit: 90_000 },
  }).start();
  const problem = () => visibleError(form.getSnapshot().context, "state");
  form.send({ type: "form.changed", change: { country: "US", zip: "43004" } });
  form.send({ type: "form.submit" });
  expect(problem()).toBe("STATE_EMPTY");
  form.send({ type: "form.changed", change: { state: "TX" } });
  expect(problem()).toBe("STATE_UNKNOWN");
  expect(saves.sent).toEqual([]);
  form.send({ type: "form.changed", change: { state: "OH" } });
  form.send({ type: "form.submit" });
  expect(saves.sent).toHaveLength(1);
});
