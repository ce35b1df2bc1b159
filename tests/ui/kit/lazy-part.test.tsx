import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { CodeGone } from "../../../src/domain/kit/code-failure.ts";
import { lazyPart } from "../../../src/ui/code/lazy-part.tsx";
import { BEFORE_RELOAD } from "../../../src/ui/code/reload-page.ts";
import { FailureCode } from "../../../src/ui/kit/states/failure-code.tsx";
import { renderKit } from "./render.tsx";

afterEach(() => void vi.unstubAllGlobals());

const offline = new TypeError("Failed to fetch dynamically imported module");
const gone = new CodeGone();

const show = (reason: Error, otherwise?: () => React.ReactNode): void => {
  vi.stubGlobal("fetch", () => Promise.reject(offline));
  const Part = lazyPart(() => Promise.reject(reason), otherwise);
  renderKit(
    <>
      <p>The rest</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
};

test.each([
  ["the connection is broken", offline, "Check your connection"],
  ["a new version has replaced it", gone, "The new version has replaced its file"],
])("a part whose code does not come says that %s, and the rest stays", async (_why, error, text) => {
  show(error);
  expect((await screen.findByRole("alert")).textContent).toContain(text);
  expect(screen.getByText("The rest")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeTruthy();
});

test("a part that has something else in its place shows that", async () => {
  show(gone, () => <p>Otherwise</p>);
  expect(await screen.findByText("Otherwise")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the code of what a new version has replaced offers the reload, which is announced before; other codes do not", async () => {
  const heard = vi.fn();
  addEventListener(BEFORE_RELOAD, heard, { once: true });
  renderKit(<FailureCode code="SCREEN_GONE" />);
  await userEvent.click(screen.getByRole("button", { name: "Reload the page" }));
  await expect.poll(() => heard).toHaveBeenCalledOnce();
  renderKit(<FailureCode code="OFFLINE" />);
  expect(screen.getAllByRole("button")).toHaveLength(1);
});
