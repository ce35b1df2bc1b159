import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import { FIRST_BYTES, overlayPicture, type UploadRule } from "../../../src/domain/kit/upload.ts";
import { fileUploadMachine, type InspectedFile } from "../../../src/machines/kit/file-upload.machine.ts";

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const file = (name: string, size: number, bytes: Uint8Array<ArrayBuffer> = png): File =>
  Object.defineProperty(new File([bytes], name), "size", { value: size });

const start = (rule: UploadRule = overlayPicture, maxFiles = 3) => {
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
    input: { rule, maxFiles },
    clock,
  }).start();
  const add = async (...files: readonly File[]) => {
    actor.send({ type: "files.add", files });
    await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  };
  const names = () => actor.getSnapshot().context.files.map(({ name }) => name);
  return { actor, clock, add, names };
};

describe("a file field", () => {
  it("accepts images under 11,000,000 bytes, and refuses larger ones", async () => {
    const { actor, add, names } = start();
    await add(file("fits.png", 10_999_999), file("too-large.png", 11_000_000));
    expect(names()).toEqual(["fits.png"]);
    expect(actor.getSnapshot().context.problems).toEqual([{ name: "too-large.png", problem: "too_large" }]);
  });

  it("shows the too-large alert for 3000 ms, and keeps the line after it", async () => {
    const { actor, clock, add } = start();
    await add(file("too-large.png", 11_000_000));
    clock.increment(2999);
    expect(actor.getSnapshot().hasTag("tooLarge")).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag("tooLarge")).toBe(false);
    expect(actor.getSnapshot().context.problems).toHaveLength(1);
    actor.send({ type: "files.problemsDismissed" });
    expect(actor.getSnapshot().context.problems).toEqual([]);
  });

  it("ends the alert's timer as soon as the alert is closed", async () => {
    const { actor, add } = start();
    await add(file("too-large.png", 11_000_000));
    const alert = actor.getSnapshot().children.alert;
    expect(alert?.getSnapshot().context).toEqual({ tone: "danger", hideAfter: 3000 });
    alert?.send({ type: "alert.dismiss" });
    expect([
      actor.getSnapshot().hasTag("tooLarge"),
      actor.getSnapshot().children.alert,
      actor.getSnapshot().context.problems.length,
    ]).toEqual([false, undefined, 1]);
  });

  it("restarts the 3000 ms with the next file that is too large", async () => {
    const { actor, clock, add } = start();
    await add(file("one.png", 11_000_000));
    clock.increment(2000);
    await add(file("two.png", 11_000_000));
    clock.increment(2000);
    expect(actor.getSnapshot().hasTag("tooLarge")).toBe(true);
    clock.increment(1000);
    expect(actor.getSnapshot().hasTag("tooLarge")).toBe(false);
  });

  it("names an empty file, and does not add it", async () => {
    const { actor, add, names } = start();
    await add(file("empty.png", 0));
    expect([names(), actor.getSnapshot().context.problems]).toEqual([
      [],
      [{ name: "empty.png", problem: "empty" }],
    ]);
  });

  it("names files without what nobody sees, also those that it sends and those that it rejects", async () => {
    const { actor, add, names } = start();
    await add(file("a\u202Egpj.png", 500), file("photo\u2066\u200B.exe", 500), file("\u2060.png", 500));
    expect(names()).toEqual(["agpj.png", "file.png"]);
    const { files, problems } = actor.getSnapshot().context;
    expect(files.map((one) => one.file.name)).toEqual(["agpj.png", "file.png"]);
    expect(problems).toEqual([{ name: "photo.exe", problem: "wrong_type" }]);
  });

  it("refuses a program with the name of an image, and more files than the maximum", async () => {
    const { actor, add, names } = start(overlayPicture, 1);
    await add(
      file("program.png", 500, Uint8Array.of(0x4d, 0x5a, 0x90)),
      file("one.png", 500),
      file("two.png", 500),
    );
    expect(names()).toEqual(["one.png"]);
    expect(actor.getSnapshot().context.problems).toEqual([
      { name: "program.png", problem: "wrong_type" },
      { name: "two.png", problem: "too_many" },
    ]);
  });

  it("lists the files of a restored draft until they are attached again", async () => {
    const { actor, add } = start();
    actor.send({ type: "files.namesRestored", names: ["photo.png", "log.png"] });
    await add(file("photo.png", 500));
    expect(actor.getSnapshot().context.missing).toEqual(["log.png"]);
  });

  it("never uses the same id for two files", async () => {
    const { actor, add } = start();
    await add(file("one.png", 500));
    actor.send({ type: "files.remove", id: "file-1" });
    await add(file("two.png", 500));
    expect(actor.getSnapshot().context.files.map(({ id }) => id)).toEqual(["file-2"]);
  });

  it("shows progress until all bytes are sent, or no byte is sent for 30 s", () => {
    const { actor, clock } = start();
    actor.send({ type: "files.progressed", sent: 1, total: 10 });
    clock.increment(29_999);
    actor.send({ type: "files.progressed", sent: 5, total: 10 });
    clock.increment(29_999);
    expect(actor.getSnapshot().context.transfer).toEqual({ _tag: "Sending", sent: 5, total: 10 });
    actor.send({ type: "files.progressed", sent: 10, total: 10 });
    expect(actor.getSnapshot().context.transfer).toEqual({ _tag: "Idle" });
  });
});
