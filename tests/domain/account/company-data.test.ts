import { describe, expect, it } from "vitest";
import {
  addressFields,
  companyFields,
  companyProblem,
  namesOf,
  statesOf,
  type CompanyData,
  type CountryOption,
} from "../../../src/domain/account/company-data.ts";

const countries: readonly CountryOption[] = [
  { code: "AT", name: "Austria", states: [] },
  {
    code: "US",
    name: "United States",
    states: [
      { code: "CA", name: "California" },
      { code: "NY", name: "New York" },
    ],
  },
];
const company: CompanyData = {
  companyName: "Gold Electric",
  country: "AT",
  street: "Main street 1",
  street2: "",
  zip: "4020",
  city: "Linz",
  state: "",
  vatId: "",
  website: "",
};

describe("a company's data (business §5)", () => {
  it.each(companyFields)("are valid as they are: %s", (field) =>
    expect(companyProblem(field, company, countries)).toBeUndefined(),
  );

  it.each([
    ["companyName", { companyName: " " }, "COMPANY_NAME_EMPTY"],
    ["country", { country: "" }, "COUNTRY_EMPTY"],
    ["country", { country: "ZZ" }, "COUNTRY_UNKNOWN"],
    ["street", { street: "" }, "STREET_EMPTY"],
    ["street2", { street2: "<b>" }, "TEXT_SIGNS <"],
    ["zip", { zip: "" }, "ZIP_EMPTY"],
    ["city", { city: "" }, "CITY_EMPTY"],
    ["vatId", { vatId: "DE1" }, "VAT_PREFIX AT"],
    ["website", { website: "no address" }, "WEBSITE_INVALID"],
  ] as const)("%s of %j has the problem %s", (field, changed, problem) =>
    expect(companyProblem(field, { ...company, ...changed }, countries)).toBe(problem),
  );

  it.each([
    ["US", "", "STATE_EMPTY"],
    ["US", "TX", "STATE_UNKNOWN"],
    ["US", "NY", undefined],
    ["AT", "NY", undefined],
    ["ZZ", "", undefined],
  ])("have a state where the country has some: %s, “%s”: %s", (country, state, problem) =>
    expect(companyProblem("state", { ...company, country, state }, countries)).toBe(problem),
  );

  it("of a private person are the address alone", () => {
    const other = companyFields.filter((field) => !addressFields.some((address) => address === field));
    expect(other).toEqual(["companyName", "vatId", "website"]);
  });
});

it("a country that is unknown has no states", () => {
  expect(statesOf(countries, "US").map(({ code }) => code)).toEqual(["CA", "NY"]);
  expect(statesOf(countries, "ZZ")).toEqual([]);
});

it("names codes by their options, and a code without one by itself", () => {
  expect(namesOf([{ code: "2", name: "Electrical" }], ["2", "77"])).toEqual(["Electrical", "77"]);
});
