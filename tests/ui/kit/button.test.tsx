import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Download from "lucide-react/icons/download";
import { describe, expect, it, vi } from "vitest";
import { Button } from "../../../src/ui/kit/buttons/button.tsx";
import { IconButton } from "../../../src/ui/kit/buttons/icon-button.tsx";
import { LinkButton } from "../../../src/ui/kit/buttons/link-button.tsx";
import { renderKit } from "./render.tsx";

describe("Button", () => {
  it("calls its handler when it is pressed", async () => {
    const press = vi.fn();
    renderKit(<Button onClick={press}>Send request</Button>);
    await userEvent.click(screen.getByRole("button", { name: "Send request" }));
    await expect.poll(() => press).toHaveBeenCalledOnce();
  });

  it("ignores presses while busy, keeps its label and the focus, and submits nothing", async () => {
    const press = vi.fn();
    const submit = vi.fn((event: Event) => event.preventDefault());
    const { container } = renderKit(
      <form>
        <Button type="submit" busy onClick={press}>
          Send request
        </Button>
      </form>,
    );
    container.querySelector("form")?.addEventListener("submit", submit);
    const button = screen.getByRole("button", { name: "Send request Working" });
    await userEvent.click(button);
    await expect.poll(() => press).not.toHaveBeenCalled();
    await expect.poll(() => submit).not.toHaveBeenCalled();
    await expect.poll(() => document.activeElement).toBe(button);
    expect(button.getAttribute("aria-busy")).toBe("true");
  });

  it("has the type button unless a submit button is requested", () => {
    renderKit(<Button>Add address</Button>);
    expect(screen.getByRole("button").getAttribute("type")).toBe("button");
  });
});

describe("LinkButton", () => {
  it("links to its page", async () => {
    const { router } = renderKit(<LinkButton to="/orders/">Open orders</LinkButton>);
    await userEvent.click(screen.getByRole("link", { name: "Open orders" }));
    await expect.poll(() => router.state.location.pathname).toBe("/orders/");
  });
});

describe("IconButton", () => {
  it("has only its label as its accessible name", () => {
    renderKit(<IconButton label="Download" icon={Download} />);
    const button = screen.getByRole("button", { name: "Download" });
    expect(button.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });
});
