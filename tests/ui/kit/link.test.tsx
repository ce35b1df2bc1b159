import { act, createEvent, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { memo, Profiler } from "react";
import { describe, expect, it, vi } from "vitest";
import { Link } from "../../../src/ui/kit/buttons/link.tsx";
import { renderKit } from "./render.tsx";

const link = () => screen.getByRole("link", { name: "Orders" });

describe("Link", () => {
  it("leads to its address with its state, as a new entry of the history", async () => {
    const { router } = renderKit(
      <Link to={{ pathname: "/orders/", search: "page=2" }} state={{ from: "dashboard" }}>
        Orders
      </Link>,
    );
    expect(link().getAttribute("href")).toBe("/orders/?page=2");
    await userEvent.click(link());
    await expect
      .poll(() => router.state.location)
      .toMatchObject({
        pathname: "/orders/",
        search: "?page=2",
        state: { from: "dashboard" },
      });
    expect(router.state.historyAction).toBe("PUSH");
  });

  it("is no new entry of the history where it leads to the present address", async () => {
    const { router } = renderKit(<Link to="/">Orders</Link>);
    await userEvent.click(link());
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("keeps the present path where it has none, also after the path has changed", async () => {
    const { router } = renderKit(<Link to={{ search: "page=2" }}>Orders</Link>);
    expect(link().getAttribute("href")).toBe("/?page=2");
    await act(() => router.navigate("/orders/"));
    expect(link().getAttribute("href")).toBe("/orders/?page=2");
  });

  it("is not rendered again by a change of the address where it has a path", async () => {
    const rendered = vi.fn();
    const Links = memo(() => (
      <Profiler id="link" onRender={rendered}>
        <Link to="/orders/">Orders</Link>
      </Profiler>
    ));
    const { router } = renderKit(<Links />);
    await act(() => router.navigate("/invoices/"));
    await expect.poll(() => router.state.location.pathname).toBe("/invoices/");
    await expect.poll(() => rendered).toHaveBeenCalledOnce();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "leaves a press to the browser with %o",
    async (how) => {
      const left = vi.fn((event: { readonly defaultPrevented: boolean }) => event.defaultPrevented);
      const { router } = renderKit(
        <div
          role="presentation"
          onClick={(event) => {
            left(event);
            event.preventDefault();
          }}
        >
          <Link to="/orders/">Orders</Link>
        </div>,
      );
      fireEvent(link(), createEvent.click(link(), how));
      await expect.poll(() => left).toHaveReturnedWith(false);
      await expect.poll(() => router.state.location.pathname).toBe("/");
    },
  );

  it("stays where its own handler prevents it", async () => {
    const { router } = renderKit(
      <Link to="/orders/" onClick={(event) => event.preventDefault()}>
        Orders
      </Link>,
    );
    await userEvent.click(link());
    await expect.poll(() => router.state.location.pathname).toBe("/");
  });
});
