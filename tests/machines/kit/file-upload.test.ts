import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import { FIRST_BYTES, overlayPicture } from "../../../src/domain/kit/upload.ts";
import { fileUploadMachine, type InspectedFile } from "../../../src/machines/kit/file-upload.machine.ts";

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const tooLarge = (name: string): File =>
  Object.defineProperty(new File([png], name), "size", { value: 11_000_000 });

const start = () => {
  const clock = new SimulatedClock();
  const inspectFiles = fromPromise<readonly InspectedFile[], { readonly files: readonly File[] }>(
    ({ input }) =>
      Promise.all(
        input.files.map(async (file) => ({
          file,
          firstBytes: new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer()),
        })),
      ),
  );
  const actor = createActor(fileUploadMachine.provide({ actors: { inspectFiles } }), {
    input: { rule: overlayPicture, maxFiles: 3 },
    clock,
  }).start();
  const add = async (file: File) => {
    actor.send({ type: "files.add", files: [file] });
    await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  };
  return { actor, clock, add };
};

describe("the alert about a file that is too large", () => {
  it("is gone as soon as it is closed, and its line stays", async () => {
    const { actor, add } = start();
    await add(tooLarge("one.png"));
    const alert = actor.getSnapshot().children.alert;
    expect(alert?.getSnapshot().context).toEqual({ tone: "danger", hideAfter: 3000 });
    alert?.send({ type: "alert.dismiss" });
    expect([
      actor.getSnapshot().hasTag("tooLarge"),
      actor.getSnapshot().children.alert,
      actor.getSnapshot().context.problems.length,
    ]).toEqual([false, undefined, 1]);
  });

  it("has its 3000 ms anew with the next file", async () => {
    const { actor, clock, add } = start();
    await add(tooLarge("one.png"));
    clock.increment(2000);
    await add(tooLarge("two.png"));
    clock.increment(2000);
    expect(actor.getSnapshot().hasTag("tooLarge")).toBe(true);
    clock.increment(1000);
    expect(actor.getSnapshot().hasTag("tooLarge")).toBe(false);
  });
});
