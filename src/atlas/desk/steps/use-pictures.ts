import { useEffect, useMemo } from "react";
import { createActor, fromPromise } from "xstate";
import type { PageStep } from "./page-steps.ts";
import { picturesMachine, type PicturesRef } from "./pictures.machine.ts";
import { openStage, type Stage, type StageOptions } from "./stage.ts";

interface PicturesOptions extends StageOptions {
  readonly steps: readonly PageStep[];
}

/** The machine of the pictures with its stage, which opens with the first picture. */
const createPictures = ({ steps, ...options }: PicturesOptions) => {
  let stage: Stage | undefined;
  const logic = picturesMachine.provide({
    actors: {
      takePicture: fromPromise(async ({ input: { step }, signal }) => {
        if (step === undefined) throw new Error("Every step has its picture");
        stage ??= openStage(options);
        return stage.take(step, signal);
      }),
    },
  });
  const close = (): void => {
    stage?.close();
    stage = undefined;
  };
  return { pictures: createActor(logic, { input: { steps } }), close };
};

/** The pictures of the steps, which are made as long as the page shows them. Another language or width makes others. */
export const usePictures = ({ steps, timeline, persona, locale, width }: PicturesOptions): PicturesRef => {
  const { pictures, close } = useMemo(
    () => createPictures({ steps, timeline, persona, locale, width }),
    [steps, timeline, persona, locale, width],
  );
  useEffect(() => {
    pictures.start();
    return () => {
      pictures.stop();
      close();
    };
  }, [pictures, close]);
  return pictures;
};
