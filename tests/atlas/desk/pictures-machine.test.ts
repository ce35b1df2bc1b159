import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, test } from "vitest";
import { element } from "../../../src/atlas/desk/steps/markup.ts";
import { pageSteps, type PageStep } from "../../../src/atlas/desk/steps/page-steps.ts";
import { picturesMachine, type Picture } from "../../../src/atlas/desk/steps/pictures.machine.ts";

const event = { actor: "portal/session", event: { type: "session.loggedOut" } };
const stepsOf = (count: number): readonly PageStep[] =>
  pageSteps({ steps: Array.from({ length: count }, () => event), source: "route" }, "gold", (key) => key);

const picture: Picture = { picture: element("div", {}), texts: ["Shown"], styles: "" };

/** The machine, with the pictures as the test makes them: `take` gets the number of the timeline's steps. */
const start = async (count: number, take: (count: number) => Promise<Picture>) => {
  const clock = new SimulatedClock();
  const asked: number[] = [];
  const takePicture = fromPromise(({ input: { step } }: { input: { step: PageStep | undefined } }) => {
    asked.push(step?.count ?? 0);
    return take(step?.count ?? 0);
  });
  const pictures = createActor(picturesMachine.provide({ actors: { takePicture } }), {
    clock,
    input: { steps: stepsOf(count) },
  }).start();
  const settled = () =>
    new Promise((resolve) => {
      setImmediate(resolve);
    });
  await settled();
  const tags = () => pictures.getSnapshot().context.made.map(({ _tag }) => _tag);
  return { pictures, clock, asked, settled, tags };
};

const never = () => new Promise<never>(() => {});

describe("the pictures of a page of steps", () => {
  test("are made one after the other", async () => {
    const { pictures, asked, tags } = await start(3, () => Promise.resolve(picture));
    expect(pictures.getSnapshot().value).toBe("there");
    expect(asked).toEqual([1, 2, 3]);
    expect(tags()).toEqual(["Taken", "Taken", "Taken"]);
    expect(pictures.getSnapshot().hasTag("busy")).toBe(false);
  });

  test.each([
    ["cannot be shown", () => Promise.reject(new Error("no screen"))],
    ["does not come in 20 seconds", never],
  ])("go on after a step that %s", async (_, fail) => {
    const { clock, settled, tags } = await start(3, (count) =>
      count === 2 ? fail() : Promise.resolve(picture),
    );
    clock.increment(20_000);
    await settled();
    expect(tags()).toEqual(["Taken", "Failed", "Taken"]);
  });

  test("stop where they are, and go on with the step that was not finished", async () => {
    let isSlow = true;
    const { pictures, clock, asked, settled, tags } = await start(3, (count) =>
      count === 2 && isSlow ? never() : Promise.resolve(picture),
    );
    pictures.send({ type: "pictures.stop" });
    clock.increment(20_000);
    expect(pictures.getSnapshot().hasTag("stopped")).toBe(true);
    expect(tags()).toEqual(["Taken"]);
    isSlow = false;
    pictures.send({ type: "pictures.continue" });
    await settled();
    expect(asked).toEqual([1, 2, 2, 3]);
    expect(tags()).toEqual(["Taken", "Taken", "Taken"]);
  });

  test("are complete at once where there are no steps", async () => {
    const { pictures } = await start(0, never);
    expect(pictures.getSnapshot().value).toBe("there");
  });
});
