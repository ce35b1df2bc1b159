import { act, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import desk from "../../../locales/int/desk.json";
import { element } from "../../../src/atlas/desk/steps/markup.ts";
import { pageSteps, type PageStep } from "../../../src/atlas/desk/steps/page-steps.ts";
import { picturesMachine, type Picture } from "../../../src/atlas/desk/steps/pictures.machine.ts";
import { PicturesProgress } from "../../../src/atlas/desk/steps/pictures-progress.tsx";
import { createI18n } from "../../../src/ui/i18n/i18n.ts";
import { TextProvider } from "../../../src/ui/i18n/text-provider.tsx";

const i18n = createI18n();
i18n.add("int", desk);

const event = { actor: "portal/session", event: { type: "session.loggedOut" } };
const picture: Picture = { picture: element("div", {}), texts: [], styles: "" };

/** Gives the picture that is waited for. */
let give: () => Promise<void>;

beforeEach(() => {
  const takePicture = fromPromise<Picture, { readonly step: PageStep | undefined }>(
    () =>
      new Promise((resolve) => {
        give = () => act(async () => resolve(picture));
      }),
  );
  const steps = pageSteps({ steps: [event, event], source: "route" }, "gold", (key) => key);
  const pictures = createActor(picturesMachine.provide({ actors: { takePicture } }), {
    input: { steps },
  }).start();
  render(
    <TextProvider i18n={i18n}>
      <PicturesProgress pictures={pictures} />
    </TextProvider>,
  );
});

const button = () => screen.getByRole("button");

describe("the progress of a page of steps", () => {
  test("keeps the focus on its button while it stops and goes on", async () => {
    button().focus();
    act(() => button().click());
    expect(button().textContent.trim()).toBe("Continue");
    await expect.poll(() => document.activeElement).toBe(button());
    act(() => button().click());
    expect(button().textContent.trim()).toBe("Stop");
    await give();
    expect(screen.queryByText("Picture 2 of 2…")).not.toBeNull();
    await expect.poll(() => document.activeElement).toBe(button());
  });

  test("passes the focus of its button on to the sentence that the page is complete", async () => {
    button().focus();
    await give();
    await give();
    await expect.poll(() => document.activeElement).toBe(screen.getByText("The page is complete."));
  });

  test("leaves the focus where it is when the person is elsewhere", async () => {
    await give();
    await give();
    await expect.poll(() => document.activeElement).toBe(document.body);
  });
});
