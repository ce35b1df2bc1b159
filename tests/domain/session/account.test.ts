import { describe, expect, test } from "vitest";
import { accountOf, isSameAccount, withPartnerData, withUser } from "../../../src/domain/session/session.ts";
import { goldUser } from "../../support/inert-portal.ts";

const account = accountOf(goldUser);
const partnerData = {
  partner_data: { partner_status: goldUser.partner_status },
  reg_flex_enabled: goldUser.reg_flex_enabled,
};

describe("the account of later answers", () => {
  test("is the same object where nothing differs", () => {
    expect(withUser(account, structuredClone(goldUser))).toBe(account);
    expect(withPartnerData(account, partnerData)).toBe(account);
  });

  test("is none where nobody is signed in", () => {
    const nobody = { _tag: "None" } as const;
    expect(withUser(nobody, goldUser)).toBe(nobody);
    expect(withPartnerData(nobody, partnerData)).toBe(nobody);
    expect(isSameAccount(nobody, goldUser)).toBe(false);
    expect(isSameAccount(account, { ...goldUser, firstname: "Ada" })).toBe(true);
  });

  test("has the names and rights, the tier and the groups that are other ones", () => {
    expect(withUser(account, { ...goldUser, firstname: "Ada", rights: [] })).toMatchObject({
      user: { firstname: "Ada" },
      visitor: { rights: [], groups: account.visitor.groups },
    });
    const silver = { ...partnerData, partner_data: { partner_status: "silver" } };
    expect(withPartnerData(account, silver)).toMatchObject({ partnerStatus: "silver", user: goldUser });
  });
});
