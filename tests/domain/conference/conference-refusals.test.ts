import { expect, it } from "vitest";
import {
  conferenceRefusals,
  isConferenceRefusal,
} from "../../../src/domain/conference/conference.refusals.ts";

it("every refusal but that of a picture means that the shown conference is outdated", () => {
  const others = Object.entries(conferenceRefusals).filter(
    ([, refusal]) => !("outdated" in refusal && refusal.outdated),
  );
  expect(others.map(([code]) => code)).toEqual(["AWARD_PICTURE_GONE"]);
  expect(["CONFERENCE_FULL", "TRAINING_FULL"].map(isConferenceRefusal)).toEqual([true, false]);
});
