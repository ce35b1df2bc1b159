import { expect, test } from "vitest";
import { topics } from "../../../src/domain/live/change.ts";
import { undoneTopic } from "../../../src/domain/undo/undoable.ts";

test("what is taken back is looked at again where it is shown", () => {
  expect(undoneTopic).toEqual({ ticketClosing: "tickets", deactivation: "employees" });
  for (const topic of Object.values(undoneTopic)) expect(topics).toContain(topic);
});
