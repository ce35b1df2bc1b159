import { afterEach, expect, it } from "vitest";
import { typeCredentials } from "../../../src/atlas/desk/preview/type-credentials.ts";
import { writePlaceholder } from "../../../src/domain/shell/placeholder.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

it.each([
  ["what was sent", { email: "gold@demo.test", password: "secret" }, ["gold@demo.test", "secret"]],
  [
    "an ellipsis for what a journal hides",
    { email: writePlaceholder("k3f9ab", "text", 2), password: writePlaceholder("k3f9ab", "text", 0) },
    ["…", "…"],
  ],
  ["nothing where a step has no value", { email: "a@demo.test" }, ["a@demo.test", ""]],
])("types %s into the sign-in", (_, fields, typed) => {
  document.body.innerHTML = `<form><input name="email" /><input name="password" /></form>`;
  typeCredentials({ actor: "portal/session", event: { type: "session.signIn", ...fields } });
  expect([...document.querySelectorAll("input")].map(({ value }) => value)).toEqual(typed);
});
