import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { partsOfProblem } from "../../../src/domain/kit/found-problem.ts";
import {
  isEuVatId,
  isSameVatQuestion,
  isWorthAsking,
  vatIdProblem,
  vatIdProblems,
  vatQuestion,
} from "../../../src/domain/sign-up/vat-id.ts";
import { vatExample, vatExamples } from "../../../src/domain/sign-up/vat-examples.ts";
import { normalVatId } from "../../../src/domain/sign-up/vat-spelling.ts";

/** Ids that public documentation of the checksums uses as examples. */
const right: readonly (readonly [country: string, vatId: string])[] = [
  ["AT", "ATU13585627"],
  ["DE", "DE136695976"],
  ["BE", "BE0428759497"],
  ["DK", "DK13585628"],
  ["FI", "FI20774740"],
  ["FI", "FI09853608"],
  ["FR", "FR40303265045"],
  ["GB", "GB980780684"],
  ["GR", "EL094259216"],
  ["HU", "HU12892312"],
  ["IT", "IT00743110157"],
  ["LU", "LU15027442"],
  ["NL", "NL004495445B01"],
  ["NL", "NL002455799B11"],
  ["PL", "PL8567346215"],
  ["PT", "PT501964843"],
  // Both remainders below two have the check digit 0; two has 9.
  ["PT", "PT501964800"],
  ["PT", "PT501964860"],
  ["PT", "PT501964819"],
  ["RO", "RO18547290"],
  ["SE", "SE123456789701"],
  ["SI", "SI50223054"],
  ["SK", "SK2022749619"],
  ["ES", "ESB58378431"],
  ["ES", "ES54362315K"],
  ["ES", "ESX2482300W"],
  // Of a person without a number of their own, whose control letter is that of the seven digits.
  ["ES", "ESK1234567L"],
  ["EE", "EE100931558"],
  ["CZ", "CZ25123891"],
  ["HR", "HR33392005961"],
  ["IE", "IE6433435F"],
  ["IE", "IE6433435OA"],
  ["IE", "IE8D79739I"],
  ["LT", "LT119511515"],
  ["LT", "LT100001919017"],
  ["MT", "MT11679112"],
  ["CY", "CY10259033P"],
  ["BG", "BG175074752"],
  ["BG", "BG100000086"],
  ["CH", "CHE107787577IVA"],
  ["LV", "LV40003521600"],
  ["LV", "LV40003032949"],
  ["LV", "LV40003245752"],
  ["LV", "LV50003050931"],
  ["LV", "LV16117519997"],
  ["LT", "LT212154314"],
  ["LT", "LT100004801610"],
  // Both sums have the remainder 10.
  ["LT", "LT100035010"],
  ["EE", "EE100594102"],
  ["EE", "EE100366327"],
  ["EE", "EE100207415"],
  ["IT", "IT00905811006"],
  ["IT", "IT00159560366"],
  ["IT", "IT15844561009"],
  ["IT", "IT00488410010"],
  ["SI", "SI82646716"],
  ["SI", "SI80267432"],
  ["SI", "SI45884595"],
  // Its remainder is one.
  ["SI", "SI10000020"],
];
// A person's code, of which only the format is checked.
const withoutChecksum = ["LV16117519997"];

const otherDigit = (vatId: string, at: number): string =>
  `${vatId.slice(0, at)}${(Number(vatId[at]) + 1) % 10}${vatId.slice(at + 1)}`;

describe("VAT ids (business §5)", () => {
  test.each(Object.entries(vatExamples))(
    "%s: the example that is shown, %s, is accepted as it is",
    (country, id) => {
      expect(vatIdProblem(id, country)).toBeUndefined();
      expect(normalVatId(id, country)).toBe(id);
    },
  );
  test("each country with a known format has an example, and no other", () => {
    expect(Object.keys(vatExamples).length).toBe(29);
    expect([vatExample("AT"), vatExample("US"), vatExample("toString")]).toEqual([
      "ATU12345675",
      undefined,
      undefined,
    ]);
  });
  test.each(right)("%s: %s is accepted", (country, vatId) =>
    expect(vatIdProblem(vatId, country)).toBeUndefined(),
  );
  test.each(right)("%s: %s with anything before its number or after it is refused", (country, vatId) => {
    expect(vatIdProblem(`${vatId.slice(0, 2)}#${vatId.slice(2)}`, country)).toBe("VAT_SIGN #");
    expect(vatIdProblem(`${vatId}#`, country)).toBe("VAT_SIGN #");
    expect(vatIdProblem(`${vatId}00000000000`, country)).toBe("VAT_FORMAT");
  });
  test.each(right.filter(([, vatId]) => !withoutChecksum.includes(vatId)))(
    "%s: %s with one digit changed is refused",
    (country, vatId) => {
      const places = Array.from(vatId).flatMap((sign, index) =>
        /\d/.test(sign) && index > 2 ? [index] : [],
      );
      const wrong = places.filter((at) => vatIdProblem(otherDigit(vatId, at), country) !== undefined);
      expect(wrong.length).toBeGreaterThanOrEqual(places.length - 2);
    },
  );
  test.each([
    ["DE", "DE13669597"],
    ["NL", "NL004495445"],
    ["CZ", "CZ1234567"],
    // The last digit but one is 1.
    ["LT", "LT100011138"],
    ["LT", "LT100001919027"],
    // No office has the number 000, 202 or 500, and no company the number 0.
    ["IT", "IT00743110009"],
    ["IT", "IT00743112021"],
    ["IT", "IT00743115008"],
    ["IT", "IT00000000158"],
    ["LV", "LV4000352160"],
    ["US", "12"],
  ])("%s: %s has the wrong form", (country, vatId) =>
    expect(vatIdProblem(vatId, country)).toBe("VAT_FORMAT"),
  );
  test.each([
    ["AT", "U13585627", "AT"],
    ["AT", "DE136695976", "AT"],
    ["CH", "CH107787577", "CHE"],
  ])("%s: %s has another prefix than the country's, which is %s", (country, vatId, prefix) =>
    expect(vatIdProblem(vatId, country)).toBe(`VAT_PREFIX ${prefix}`),
  );
  test("a sign that no id has is reported before the form, in any country", () =>
    expect([vatIdProblem("AT!", "AT"), vatIdProblem("!", "US")]).toEqual(["VAT_SIGN !", "VAT_SIGN !"]));
  test.each([
    ["LV", "LV40003521601"],
    ["LV", "LV40003032948"],
    ["LV", "LV40003254752"],
    ["LV", "LV50003050932"],
    ["LT", "LT119511516"],
    ["LT", "LT212154315"],
    ["LT", "LT100001919018"],
    ["LT", "LT100004801611"],
    ["EE", "EE100594103"],
    ["EE", "EE100366328"],
    ["EE", "EE100207451"],
    ["IT", "IT00743110158"],
    ["IT", "IT00905811007"],
    ["IT", "IT00159560367"],
    ["SI", "SI50223055"],
    ["SI", "SI82646717"],
    ["SI", "SI80264732"],
    // Its check digit would be 11, which is none.
    ["SI", "SI10000070"],
  ])("%s: %s has a wrong digit", (country, vatId) =>
    expect(vatIdProblem(vatId, country)).toBe("VAT_CHECKSUM"),
  );
  test("GR is understood for Greece, and no other country's id is read as another one", () => {
    expect([vatIdProblem("GR 094259216", "GR"), normalVatId("gr-094259216", "GR")]).toEqual([
      undefined,
      "EL094259216",
    ]);
    expect([normalVatId("GR094259216", "AT"), normalVatId("GR12345", "US")]).toEqual([
      "GR094259216",
      "GR12345",
    ]);
    expect(vatQuestion({ vatId: "GR094259216", country: "GR" })).toEqual({
      vatId: "EL094259216",
      country: "GR",
    });
  });
  test("XI is understood for Northern Ireland: the number is a British one", () => {
    expect(["XI980780684", "XI980780685", "XI98078068"].map((vatId) => vatIdProblem(vatId, "GB"))).toEqual([
      undefined,
      "VAT_CHECKSUM",
      "VAT_FORMAT",
    ]);
    expect([vatIdProblem("XI980780684", "IE"), normalVatId("xi 980 7806 84", "GB")]).toEqual([
      "VAT_PREFIX IE",
      "XI980780684",
    ]);
  });
  test.each([
    ["GBGD001", undefined],
    ["GBGD499", undefined],
    ["GBGD500", "VAT_CHECKSUM"],
    ["GBHA500", undefined],
    ["GBHA499", "VAT_CHECKSUM"],
  ])("%s of a British authority has the problem %s", (vatId, problem) =>
    expect(vatIdProblem(vatId, "GB")).toBe(problem),
  );
  test("an empty id is accepted, and outside of the listed countries only the format is checked", () => {
    expect([vatIdProblem("", "AT"), vatIdProblem(" ", "AT"), vatIdProblem("12-3456789", "US")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  test("blanks, dots, dashes and lower case are normalised", () => {
    expect(normalVatId("che-107.787.577 iva", "CH")).toBe("CHE107787577IVA");
    expect(vatIdProblem("atu 1358 5627", "AT")).toBeUndefined();
  });
  test("only ids of EU countries and of Northern Ireland use the EU's check", () => {
    expect(isEuVatId("XI980780684", "GB")).toBe(true);
    expect(["AT", "GR", "GB", "CH", "NO", "XK"].map((country) => isEuVatId("", country))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  test("every text has a result for every country", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(...right.map(([country]) => country), "US", "__proto__", "constructor"),
        (typed, country) => {
          const problem = vatIdProblem(typed, country);
          expect([undefined, ...vatIdProblems]).toContain(problem && partsOfProblem(problem).code);
        },
      ),
    );
  });
});

describe("asking the server about a VAT id", () => {
  const question = vatQuestion({ vatId: " atu 13585627", country: "AT" });
  test("is done with the id in the form in which ids are compared", () => {
    expect(question).toEqual({ vatId: "ATU13585627", country: "AT" });
    expect(isSameVatQuestion(vatQuestion({ vatId: "ATU-13585627", country: "AT" }), question)).toBe(true);
  });
  test("is another question for another country, and where nothing was asked", () => {
    expect(isSameVatQuestion({ ...question, country: "DE" }, question)).toBe(false);
    expect(isSameVatQuestion(undefined, question)).toBe(false);
  });
  test("is worth it for an id whose format and checksum are right for a chosen country alone", () => {
    expect(isWorthAsking(question)).toBe(true);
    expect(
      [{ vatId: "" }, { country: "" }, { vatId: "ATU13585628" }, { country: "DE" }].map((change) =>
        isWorthAsking({ ...question, ...change }),
      ),
    ).toEqual([false, false, false, false]);
  });
});
