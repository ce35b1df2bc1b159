import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Alert } from "../../../src/ui/kit/states/alert.tsx";
import { Badge } from "../../../src/ui/kit/states/badge.tsx";
import { DescriptionList } from "../../../src/ui/kit/layout/description-list.tsx";
import { EmptyState } from "../../../src/ui/kit/states/empty-state.tsx";
import { FailedState } from "../../../src/ui/kit/states/failed-state.tsx";
import { PageHeader } from "../../../src/ui/kit/layout/page-header.tsx";
import { Panel } from "../../../src/ui/kit/layout/panel.tsx";
import { ProgressSteps } from "../../../src/ui/kit/states/progress-steps.tsx";
import { Progress } from "../../../src/ui/kit/states/progress.tsx";
import { Skeleton } from "../../../src/ui/kit/states/skeleton.tsx";
import { StaleNote } from "../../../src/ui/kit/states/stale-note.tsx";
import { Timeline } from "../../../src/ui/kit/layout/timeline.tsx";
import { renderKit } from "./render.tsx";

describe("Alert", () => {
  it.each([
    ["info", "status", "Note"],
    ["success", "status", "Success"],
    ["warning", "alert", "Warning"],
    ["danger", "alert", "Error"],
  ] as const)("of tone %s is a %s and says so in words", (tone, role, word) => {
    renderKit(<Alert tone={tone}>Text</Alert>);
    expect(screen.getByRole(role).textContent).toBe(`${word}: Text`);
  });

  it("can be dismissed, and shown without its icon", async () => {
    const close = vi.fn();
    renderKit(
      <Alert tone="info" icon={false} onClose={close}>
        Text
      </Alert>,
    );
    expect(screen.getByRole("status").querySelectorAll("svg")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect.poll(() => close).toHaveBeenCalledOnce();
  });
});

describe("the four states of loaded content", () => {
  it("the loading state is announced, and its placeholders are hidden from screen readers", () => {
    renderKit(<Skeleton shape="rows" count={4} />);
    const status = screen.getByRole("status");
    expect(status.textContent).toBe("Loading");
    expect(status.querySelector("[aria-hidden]")?.children).toHaveLength(4);
  });

  it("the empty state shows the reason and an action", () => {
    renderKit(
      <EmptyState title="No orders" text="Choose another period." action={<a href="/">Clear filter</a>} />,
    );
    expect(screen.getByText("Choose another period.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Clear filter" })).toBeDefined();
  });

  it("the error state shows the message, a retry and the code", async () => {
    const retry = vi.fn();
    renderKit(
      <FailedState
        title="No answer in time"
        text="Try again."
        code="TIMED_OUT"
        onRetry={retry}
        report={<a href="/report/">Report a problem</a>}
      />,
    );
    const alert = screen.getByRole("alert");
    expect(within(alert).getByText("Code TIMED_OUT")).toBeDefined();
    expect(within(alert).getByRole("link", { name: "Report a problem" })).toBeDefined();
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await expect.poll(() => retry).toHaveBeenCalledOnce();
  });

  it("the stale state shows its time relative and in full", async () => {
    const refresh = vi.fn();
    renderKit(
      <StaleNote at={new Date(2026, 10, 20, 14, 5)} now={new Date(2026, 10, 21, 9, 0)} onRefresh={refresh} />,
    );
    const time = screen.getByText(/Last updated: yesterday/).closest("time");
    expect(time?.getAttribute("title")).toMatch(/20 November 2026 .*(?:Time|GMT)/);
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await expect.poll(() => refresh).toHaveBeenCalledOnce();
  });
});

describe("Progress", () => {
  it("announces its percentage, or none while the total is unknown", () => {
    renderKit(
      <>
        <Progress label="Sending" share={0.425} />
        <Progress label="Preparing" />
      </>,
    );
    const sending = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Sending" });
    expect([sending.value, sending.max]).toEqual([43, 100]);
    expect(screen.getByText("43%")).toBeDefined();
    expect(screen.getByRole("progressbar", { name: "Preparing" }).hasAttribute("value")).toBe(false);
  });
});

describe("ProgressSteps", () => {
  it("marks the current step and announces the completed ones", () => {
    renderKit(<ProgressSteps label="Purchase" steps={["Cart", "Login", "Payment"]} current={1} />);
    const items = within(screen.getByRole("list", { name: "Purchase" })).getAllByRole("listitem");
    expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
    expect(items.map((item) => item.textContent.includes("Done"))).toEqual([true, false, false]);
  });
});

describe("the parts of a page", () => {
  it("a header renders one heading and one action", () => {
    renderKit(
      <PageHeader title="Orders" note="All of this year" action={<button type="button">New order</button>} />,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Orders" }).tabIndex).toBe(-1);
    expect(screen.getByRole("button", { name: "New order" })).toBeDefined();
  });

  it("a panel is a region labelled by its heading", () => {
    renderKit(
      <Panel heading="Facts" level={3}>
        Text
      </Panel>,
    );
    expect(
      within(screen.getByRole("region", { name: "Facts" })).getByRole("heading", { level: 3 }),
    ).toBeDefined();
  });

  it("a list of facts renders terms with their values", () => {
    renderKit(<DescriptionList facts={[{ label: "Serial number", value: "504F94", code: true }]} />);
    expect(screen.getByRole("term").textContent).toBe("Serial number");
    expect(screen.getByRole("definition").textContent).toBe("504F94");
  });

  it("a list of facts leaves out those that are missing, and keeps a zero", () => {
    const values = ["", undefined, null, 0];
    renderKit(
      <DescriptionList
        facts={values.map((value, index) => ({ label: `Fact ${index}`, value, code: true }))}
      />,
    );
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Fact 3"]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("a timeline is an ordered list that marks the step which is going on", () => {
    renderKit(
      <Timeline
        entries={[
          { id: "1", state: "done", title: "Sent", at: "18 Nov 2026" },
          { id: "2", state: "current", title: "On its way", at: "now", text: "With a carrier" },
          { id: "3", state: "ahead", title: "Delivered", at: "to come" },
        ]}
      />,
    );
    const items = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "Sent18 Nov 2026",
      "On its waynowWith a carrier",
      "Deliveredto come",
    ]);
    expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
  });

  it("a badge renders a text with or without an icon", () => {
    const { container } = renderKit(
      <>
        <Badge tone="success" label="Shipped" />
        <Badge label="BETA" shape={false} />
      </>,
    );
    expect(container.querySelectorAll("svg")).toHaveLength(1);
    expect(container.textContent).toBe("ShippedBETA");
  });
});
