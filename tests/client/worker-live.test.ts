import { afterEach, expect, test } from "vitest";
import { createActor } from "xstate";
import { liveWorker } from "../../src/app/new-version/worker.live.ts";
import { newVersionMachine } from "../../src/machines/shell/new-version.machine.ts";
import { CODE_GONE } from "../../src/ui/code/import-or-gone.ts";

const start = () => {
  const worker = liveWorker(undefined, new Promise(() => {}));
  const actor = createActor(newVersionMachine.provide({ actors: { worker } })).start();
  return { state: () => actor.getSnapshot().value, actor };
};
afterEach(() => performance.clearMarks());

test("code that is gone offers the new version", async () => {
  const { actor, state } = start();
  expect(state()).toBe("current");
  performance.mark(CODE_GONE);
  await expect.poll(state).toBe("offered");
  actor.send({ type: "version.close" });
  performance.mark("another");
  performance.mark(CODE_GONE);
  await expect.poll(state).toBe("offered");
  actor.stop();
});

test("code that was gone before the part was there that offers it does, too", () => {
  performance.mark(CODE_GONE);
  const { actor, state } = start();
  expect(state()).toBe("offered");
  actor.stop();
});
