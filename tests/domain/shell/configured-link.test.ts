import { expect, test } from "vitest";
import { linkName } from "../../../src/domain/shell/configured-link.ts";

test("Swiss accounts have a partner programme of their own, in French and German (shell §2)", () => {
  const name = "partner_programme";
  for (const locale of ["frfr", "frch"] as const)
    expect(linkName(name, { locale, country: "CH" })).toBe("partner_programme_ch_fr");
  for (const locale of ["dech", "itch", "enen"] as const)
    expect(linkName(name, { locale, country: "CH" })).toBe("partner_programme_ch_de");
  expect(linkName(name, { locale: "frfr", country: "FR" })).toBe(name);
  expect(linkName("webshop", { locale: "frch", country: "CH" })).toBe("webshop");
});
