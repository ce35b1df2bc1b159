import { describe, expect, it } from "vitest";
import { countryCodes } from "../../../server/areas/sign-up/country-codes.ts";
import { timeZoneOf } from "../../../src/domain/website/time-zone.ts";

describe("the time zone of an address", () => {
  it.each([
    ["AT", "1010", "Europe/Vienna"],
    ["DE", "80331", "Europe/Berlin"],
    ["ES", "28001", "Europe/Madrid"],
    ["ES", "35001", "Atlantic/Canary"],
    ["ES", "38670", "Atlantic/Canary"],
    ["ES", " 3 8670", "Atlantic/Canary"],
    ["ES", "36001", "Europe/Madrid"],
    ["PT", "8999-999", "Europe/Lisbon"],
    ["PT", "9499-999", "Atlantic/Madeira"],
    ["PT", "9999-999", "Atlantic/Azores"],
    ["AU", "4000", "Australia/Brisbane"],
    ["AU", "5000", "Australia/Adelaide"],
    ["AU", "7000", "Australia/Hobart"],
    ["AU", "0900", "Australia/Darwin"],
    ["CA", "A1A 1A1", "America/St_Johns"],
    ["CA", "B3H 1A1", "America/Halifax"],
    ["CA", "E1A 1A1", "America/Halifax"],
    ["CA", "R3C 1A1", "America/Winnipeg"],
    ["CA", "S4P 1A1", "America/Regina"],
    ["CA", "t5j 1a1", "America/Edmonton"],
    ["CA", "X1A 1A1", "America/Yellowknife"],
    ["CA", "Y1A 1A1", "America/Whitehorse"],
    ["US", "00601", "America/Puerto_Rico"],
    ["US", "96910", "Pacific/Guam"],
    ["US", "79701", "America/Chicago"],
    ["US", "79901", "America/Denver"],
    ["US", "88501", "America/Denver"],
    ["US", "88901", "America/Los_Angeles"],
    ["DE", "4000", "Europe/Berlin"],
    ["PT", "1100-148", "Europe/Lisbon"],
    ["PT", "9000-001", "Atlantic/Madeira"],
    ["PT", "9500-321", "Atlantic/Azores"],
    ["CA", "m5v 2t6", "America/Toronto"],
    ["CA", "V6B 1A1", "America/Vancouver"],
    ["AU", "2000", "Australia/Sydney"],
    ["AU", "0800", "Australia/Darwin"],
    ["AU", "6000", "Australia/Perth"],
    ["US", "10001", "America/New_York"],
    ["US", "30301", "America/New_York"],
    ["US", "37402", "America/New_York"],
    ["US", "60601", "America/Chicago"],
    ["US", "80202", "America/Denver"],
    ["US", "85001", "America/Phoenix"],
    ["US", "90210", "America/Los_Angeles"],
    ["US", "96813", "Pacific/Honolulu"],
    ["US", "99501", "America/Anchorage"],
    ["US", "", "America/New_York"],
    ["", "1010", "UTC"],
    ["constructor", "1010", "UTC"],
  ])("%s %s is %s", (country, zip, zone) => {
    expect(timeZoneOf(country, zip)).toBe(zone);
  });

  it.each(countryCodes)("of %s is one that the platform knows", (country) => {
    expect(timeZoneOf(country, "")).not.toBe("UTC");
    expect(() => new Intl.DateTimeFormat("en", { timeZone: timeZoneOf(country, "") })).not.toThrow();
  });
});
