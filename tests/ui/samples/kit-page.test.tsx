import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { KitPage } from "../../../src/ui/samples/kit-page.tsx";
import "../../support/dialog-element.ts";
import { renderKit } from "../kit/render.tsx";

describe("KitPage", () => {
  it("shows the components, switches the theme of the page, and restores it when it closes", async () => {
    const { unmount } = renderKit(<KitPage />);
    const { dataset } = document.documentElement;
    expect(dataset["theme"]).toBeUndefined();
    await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
    expect(dataset["theme"]).toBe("dark");
    await userEvent.click(screen.getByRole("radio", { name: "Light" }));
    expect(dataset["theme"]).toBe("light");
    unmount();
    expect(dataset["theme"]).toBeUndefined();
  });
});
