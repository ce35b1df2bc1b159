import { describe, expect, it } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import { wideShape } from "../../../src/domain/pictures/crop.ts";
import type { AddedPicture, PictureId } from "../../../src/domain/pictures/picture.ts";
import { fileUploadMachine } from "../../../src/machines/kit/file-upload.machine.ts";
import {
  picturesMachine,
  type AddPictureInput,
  type PicturesContext,
  type PicturesInput,
} from "../../../src/machines/pictures/pictures.machine.ts";
import { samplePicture } from "../../../src/atlas/samples/pictures.samples.ts";
import type { AnyOutcome } from "../../support/machines/any-outcome.ts";
import { settle } from "../../support/due-work.ts";
import { listener, scripted } from "../../support/machines/scripted.ts";
import { everyFailure } from "../../support/every-failure.ts";

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const file = (name: string, bytes: Uint8Array<ArrayBuffer> = png): File => new File([bytes], name);
const added = (digit: string): AddedPicture => ({
  id: digit.repeat(32) as PictureId,
  width: 800,
  height: 600,
});
const done = (digit: string) => answered(added(digit));
const first = samplePicture("a", { description: "The house", copyright: "Ada" });

const start = (
  input: Partial<PicturesInput> = {},
  ...uploads: readonly (AnyOutcome<AddedPicture> | "never")[]
) => {
  const { ref, heard } = listener();
  const add = scripted<AnyOutcome<AddedPicture>, AddPictureInput>(...uploads);
  const clock = new SimulatedClock();
  const actor = createActor(
    picturesMachine.provide({
      actors: {
        addPicture: add.logic,
        files: fileUploadMachine.provide({
          actors: {
            inspectFiles: fromPromise(({ input: { files } }) =>
              Promise.all(
                files.map(async (chosen) => ({
                  file: chosen,
                  firstBytes: new Uint8Array(await chosen.arrayBuffer()),
                })),
              ),
            ),
          },
        }),
      },
    }),
    {
      clock,
      input: { field: "gallery", purpose: "website", pictures: [], most: 3, parent: ref, ...input },
    },
  ).start();
  const context = () => actor.getSnapshot().context;
  /** The first letters of the pictures' ids, in their order. */
  const shown = () =>
    context()
      .pictures.map(({ id }) => id[0])
      .join("");
  return { actor, clock, heard, sent: add.inputs, context, shown };
};

describe("the pictures of a field", () => {
  it("are no more than there is place for; the others are named", async () => {
    const { actor, context, shown, sent } = start({ pictures: [first] }, done("1"), done("2"));
    const names = ["1.png", "2.png", "3.png", "4.png"];
    actor.send({ type: "pictures.add", files: names.map((name) => file(name)) });
    await settle();
    await settle();
    expect([shown(), context().tooMany, sent.length]).toEqual(["a12", ["3.png", "4.png"], 2]);
    actor.send({ type: "pictures.tooManyDismissed" });
    expect(context().tooMany).toEqual([]);
    // There is place again after one is removed.
    actor.send({ type: "pictures.removed", id: first.id });
    actor.send({ type: "pictures.add", files: [file("5.png")] });
    await settle();
    expect(sent).toHaveLength(3);
  });

  it("are not sent where the file is no picture", async () => {
    const { actor, sent } = start();
    actor.send({ type: "pictures.add", files: [file("virus.png", Uint8Array.of(0x4d, 0x5a))] });
    await settle();
    const problems = actor.getSnapshot().children.files?.getSnapshot().context.problems;
    expect([sent.length, problems]).toEqual([0, [{ name: "virus.png", problem: "wrong_type" }]]);
  });

  it("of a field of one are replaced by the next, which takes over the texts", async () => {
    const { actor, context } = start({ most: 1, pictures: [first] }, done("1"));
    actor.send({ type: "pictures.add", files: [file("logo.png")] });
    await settle();
    expect(context().pictures).toEqual([{ ...added("1"), description: "The house", copyright: "Ada" }]);
  });

  it("are replaced in their place, also in a full field", async () => {
    const others = [samplePicture("b"), samplePicture("c")];
    const { actor, shown } = start({ pictures: [first, ...others] }, done("1"));
    actor.send({ type: "pictures.replace", id: others[0]!.id, files: [file("new.png"), file("more.png")] });
    await settle();
    expect(shown()).toBe("a1c");
  });

  it("are replaced by the file that was chosen for them, though another is still being sent", async () => {
    const { actor, shown } = start({ pictures: [first] }, "never", done("2"));
    actor.send({ type: "pictures.add", files: [file("slow.png")] });
    await settle();
    actor.send({ type: "pictures.replace", id: first.id, files: [file("new.png")] });
    await settle();
    actor.send({ type: "pictures.cancel" });
    await settle();
    expect(shown()).toBe("2");
  });

  it.each(
    [
      ...everyFailure.filter(({ _tag }) => _tag !== "Refused"),
      { _tag: "Refused", code: "TOO_MANY_REQUESTS" } as const,
    ].map((failure) => [failure._tag, failure] as const),
  )("keep the reason where one was not added, and go on after a retry: %s", async (_tag, failure) => {
    const { actor, context, shown } = start({}, failed(failure), done("1"), done("2"));
    actor.send({ type: "pictures.add", files: [file("one.png"), file("two.png")] });
    await settle();
    expect([actor.getSnapshot().hasTag("failed"), context().failure, shown()]).toEqual([true, failure, ""]);
    actor.send({ type: "pictures.retry" });
    await settle();
    await settle();
    expect([shown(), context().failure]).toEqual(["12", undefined]);
  });

  const damaged = failed({ _tag: "Refused", code: "PICTURE_DAMAGED", field: "files[0]" } as const);
  const refusedNames = (context: () => PicturesContext) =>
    context().refused.map(({ file: { name }, code }) => [name, code]);

  it("go on where one is refused; it stays told by its name until it is dismissed", async () => {
    const { actor, shown, sent, context } = start({}, done("1"), damaged, damaged, done("2"));
    const names = ["one.png", "bad.png", "worse.png"];
    actor.send({ type: "pictures.add", files: names.map((name) => file(name)) });
    for (let turn = 0; turn < 3; turn += 1) await settle();
    actor.send({ type: "pictures.add", files: [file("two.png")] });
    await settle();
    expect([shown(), sent.map(({ file: { name } }) => name)]).toEqual(["12", [...names, "two.png"]]);
    expect(refusedNames(context)).toEqual([
      ["bad.png", "PICTURE_DAMAGED"],
      ["worse.png", "PICTURE_DAMAGED"],
    ]);
    expect([actor.getSnapshot().hasTag("failed"), context().failure]).toEqual([false, undefined]);
    actor.send({ type: "pictures.refusedDismissed", place: 0 });
    expect(refusedNames(context)).toEqual([["worse.png", "PICTURE_DAMAGED"]]);
  });

  it("are no longer told as refused where the file is chosen again, or the field of one has another", async () => {
    const { actor, shown, context } = start({}, damaged, done("1"));
    actor.send({ type: "pictures.add", files: [file("one.png")] });
    await settle();
    expect(refusedNames(context)).toHaveLength(1);
    actor.send({ type: "pictures.add", files: [file("one.png")] });
    await settle();
    expect([shown(), refusedNames(context)]).toEqual(["1", []]);
    const logo = start({ most: 1 }, damaged, done("2"));
    logo.actor.send({ type: "pictures.add", files: [file("one.png")] });
    await settle();
    logo.actor.send({ type: "pictures.add", files: [file("other.png")] });
    await settle();
    expect([logo.shown(), refusedNames(logo.context)]).toEqual(["2", []]);
  });

  it("are not more than there is place for where others have come meanwhile", async () => {
    const { actor, shown, context } = start(
      { most: 2, pictures: [first] },
      failed({ _tag: "Offline" }),
      done("1"),
    );
    actor.send({ type: "pictures.add", files: [file("one.png")] });
    await settle();
    actor.send({ type: "pictures.given", pictures: [first, samplePicture("b")] });
    actor.send({ type: "pictures.retry" });
    await settle();
    expect([shown(), context().tooMany]).toEqual(["ab", ["one.png"]]);
  });
});

describe("the crop of a picture", () => {
  const open = (more: Partial<PicturesInput> = {}) => {
    const started = start({ pictures: [samplePicture("a")], shape: wideShape, ...more });
    started.actor.send({ type: "crop.start", id: first.id });
    return { ...started, crop: () => started.context().editing?.crop };
  };

  it("counts a pull from where the pointer took hold, so that it comes back from the edge with the pointer", () => {
    const { actor, crop } = open();
    actor.send({ type: "crop.held" });
    actor.send({ type: "crop.changed", change: { grip: "move", dx: 0, dy: 9000 } });
    expect(crop()?.y).toBe(300);
    actor.send({ type: "crop.changed", change: { grip: "move", dx: 0, dy: 10 } });
    expect(crop()?.y).toBe(160);
    actor.send({ type: "crop.released" });
    actor.send({ type: "crop.changed", change: { grip: "move", dx: 0, dy: 10 } });
    expect(crop()?.y).toBe(170);
  });

  it("may leave the shape, returns to it, and is reset to as much as there is", () => {
    const { actor, crop } = open();
    actor.send({ type: "crop.shaped", shaped: false });
    actor.send({ type: "crop.changed", change: { grip: "e", dx: -600, dy: 0 } });
    expect(crop()).toEqual({ x: 0, y: 150, width: 1000, height: 900 });
    actor.send({ type: "crop.reset" });
    expect(crop()).toEqual({ x: 0, y: 0, width: 1600, height: 1200 });
    actor.send({ type: "crop.shaped", shaped: true });
    expect(crop()).toEqual({ x: 0, y: 150, width: 1600, height: 900 });
  });

  it("of the whole picture is none", () => {
    const { actor, context } = open({
      pictures: [samplePicture("a", { crop: { x: 1, y: 1, width: 50, height: 50 } })],
    });
    actor.send({ type: "crop.shaped", shaped: false });
    actor.send({ type: "crop.reset" });
    actor.send({ type: "crop.apply" });
    expect(context().pictures).toEqual([samplePicture("a")]);
  });
});
