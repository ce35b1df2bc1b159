import { expect, it } from "vitest";
import { conferenceRefusals } from "../../../src/domain/conference/conference.refusals.ts";

it("every refusal but that of a picture means that the shown conference is outdated", () => {
  const others = Object.entries(conferenceRefusals).filter(([, { outdated }]) => outdated !== true);
  expect(others.map(([code]) => code)).toEqual(["AWARD_PICTURE_GONE"]);
});
