import { expect, test } from "vitest";
import { addressToActivate } from "../../../src/domain/session/address-to-activate.ts";
import { loginCodes } from "../../../src/domain/session/login.refusals.ts";

const email = "new@demo.test";

test("the activation link can be sent again to an account that is not activated, and after no other refusal", () => {
  expect(loginCodes.filter((code) => addressToActivate({ code, email }) !== undefined)).toEqual([
    "WEBACCOUNT_NOT_ACTIVATED",
  ]);
  expect(addressToActivate({ code: "WEBACCOUNT_NOT_ACTIVATED", email })).toBe(email);
});

test("an account that the company has switched off has no link, and without an address there is nowhere to send one", () => {
  expect(
    addressToActivate({ code: "WEBACCOUNT_NOT_ACTIVATED", reason: "deactivated", email }),
  ).toBeUndefined();
  expect(addressToActivate({ code: "WEBACCOUNT_NOT_ACTIVATED" })).toBeUndefined();
});
