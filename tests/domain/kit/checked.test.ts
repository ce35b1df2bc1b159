import { describe, expect, it } from "vitest";
import { found, problemBy, requestBy, type Check } from "../../../src/domain/kit/checked.ts";

interface Values {
  readonly name: string;
  readonly note: string;
}
const check: Check<Values, { readonly name: string }> = ({ name }) =>
  name === ""
    ? { _tag: "Invalid", problems: { name: "MISSING" } }
    : { _tag: "Valid", request: { name: name.trim() } };

describe("a form that is checked as a whole", () => {
  it("names the fields with a problem alone", () => {
    expect(found<Values>({ name: "MISSING", note: undefined })).toEqual({ name: "MISSING" });
    expect(Object.keys(found<Values>({ name: "MISSING", note: undefined }))).toEqual(["name"]);
  });

  it("names the problem of one field", () => {
    const problemOf = problemBy(check);
    expect(problemOf("name", { name: "", note: "" })).toBe("MISSING");
    expect(problemOf("note", { name: "", note: "" })).toBeUndefined();
    expect(problemOf("name", { name: "Ada", note: "" })).toBeUndefined();
  });

  it("is sent as its request, never with a problem", () => {
    const requestOf = requestBy(check);
    expect(requestOf({ name: " Ada ", note: "" })).toEqual({ name: "Ada" });
    expect(() => requestOf({ name: "", note: "" })).toThrow("Sent what was not checked");
  });
});
