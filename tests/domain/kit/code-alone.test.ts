import { expect, it } from "vitest";
import { codeAlone } from "../../../src/domain/kit/code-alone.ts";

it.each([
  ["418/471", "418"],
  ["418", "418"],
  ["418/471/2", "418"],
])("of %s the code alone is %s", (code, alone) => expect(codeAlone(code)).toBe(alone));
