import { describe, expect, test } from "vitest";
import { carriedQuery } from "../../../src/domain/shell/carried-query.ts";

describe("carriedQuery (shell §2)", () => {
  test("carries the allow-list only", () => {
    expect(carriedQuery("?shop=at&id=7&page=3&q=gold&code=x&utm_source=mail")).toBe(
      "?shop=at&id=7&utm_source=mail",
    );
    expect(carriedQuery("?page=3")).toBe("");
    expect(carriedQuery("?utm_medium=a&utm_campaign=b")).toBe("?utm_medium=a&utm_campaign=b");
  });
});
