import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PreviewPage } from "../../../src/atlas/desk/preview/preview-page.tsx";
import { personaOf } from "../../../src/atlas/desk/routes/route.ts";
import { foundRoutes } from "../../support/found-routes.ts";
import { stubFarPictures } from "../../support/seen-at-once.ts";

const found = await foundRoutes();

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => {});
  stubFarPictures();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The fields of the sign-in at the end of the shortest route to a code whose last answer is the sign-in's, once the page has these texts. */
const fieldsAtEnd = async (code: string, text: string) => {
  const route = found
    .get(code)
    ?.find(({ timeline }) => timeline.steps.at(-1)?.event.type === "xstate.done.actor.signIn");
  if (route === undefined) throw new Error(`no route of the sign-in to ${code}`);
  const { timeline } = route;
  render(<PreviewPage />);
  const scene = {
    timeline,
    count: timeline.steps.length,
    since: timeline.steps.length,
    pictured: false,
    persona: personaOf(route),
    locale: "int",
    agent: "int",
    take: 1,
  };
  const data = { type: "preview.show", scene };
  act(() => {
    window.dispatchEvent(
      new MessageEvent("message", { data, origin: location.origin, source: window.parent }),
    );
  });
  await expect.poll(() => document.body.textContent).toContain(text);
  return [...document.querySelectorAll<HTMLInputElement>("form input")].map(({ name, value }) => [
    name,
    value,
  ]);
};

describe("the sign-in of a replay shows what the person sees", () => {
  it("after a failed call: both fields as they were sent", async () => {
    expect(await fieldsAtEnd("SESSION_EXPIRED", "SESSION_EXPIRED")).toEqual([
      ["email", "gold@demo.test"],
      ["password", "secret"],
    ]);
  });

  it("after a refusal: the email alone", async () => {
    expect(await fieldsAtEnd("INVALID_PASSWORD", "The password is not correct.")).toEqual([
      ["email", "gold@demo.test"],
      ["password", ""],
    ]);
  });
});
