import { useState } from "react";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DateRangePicker } from "../../../src/ui/kit/dates/date-range-picker.tsx";
import { firstDayOfWeek, type DateRange } from "../../../src/ui/kit/dates/date-range.ts";
import { Field } from "../../../src/ui/kit/fields/field.tsx";
import { renderKit } from "./render.tsx";
import { day } from "../../../src/atlas/desk/fixtures/samples.ts";

const Period = ({ changed }: { readonly changed: (value: DateRange | undefined) => void }) => {
  const [value, setValue] = useState<DateRange | undefined>({
    from: day("02-03"),
    to: day("02-05"),
  });
  return (
    <Field label="Period">
      {(control) => (
        <DateRangePicker
          {...control}
          label="Period"
          value={value}
          min={day("02-02")}
          onChange={(next) => {
            changed(next);
            setValue(next);
          }}
        />
      )}
    </Field>
  );
};

const openCalendar = async () => {
  const changed = vi.fn();
  renderKit(<Period changed={changed} />);
  await userEvent.click(screen.getByRole("button", { name: "Period" }));
  await screen.findByRole("grid", { name: "February 2026" });
  return changed;
};
afterEach(() => {
  vi.useRealTimers();
});

const pick = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));

describe("DateRangePicker", () => {
  it("reports a period of UTC days when it is applied, not before", async () => {
    const changed = await openCalendar();
    await pick(/^Tuesday,? 10 February 2026/);
    await expect.poll(() => changed).not.toHaveBeenCalled();
    expect(screen.getByText("3–10 Feb 2026")).toBeDefined();
    await pick(/^Apply period$/);
    await expect.poll(() => changed.mock.calls).toEqual([[{ from: day("02-03"), to: day("02-10") }]]);
    expect(screen.getByRole("button", { name: "Period" }).textContent).toBe("3–10 Feb 2026");
    expect(screen.queryByRole("grid")).toBeNull();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("button", { name: "Period" }));
  });

  it("keeps the old period when it closes without applying", async () => {
    const changed = await openCalendar();
    await pick(/^Tuesday,? 10 February 2026/);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("grid")).toBeNull();
    await expect.poll(() => changed).not.toHaveBeenCalled();
  });

  it("takes a period by its name with one press", async () => {
    vi.setSystemTime(day("03-15"));
    const changed = await openCalendar();
    const named = screen.getByRole("list", { name: "Periods by name" });
    // Those before the first day that can be chosen are not offered.
    expect(
      within(named)
        .getAllByRole("button")
        .map(({ textContent }) => textContent.trim()),
    ).toEqual(["This month"]);
    await pick(/^This month$/);
    await expect.poll(() => changed.mock.calls).toEqual([[{ from: day("03-01"), to: day("03-31") }]]);
    expect(screen.queryByRole("grid")).toBeNull();
  });

  it("clears the period", async () => {
    const changed = await openCalendar();
    await pick(/^Clear period$/);
    await expect.poll(() => changed.mock.calls).toEqual([[undefined]]);
    expect(screen.getByRole("button", { name: "Period" }).textContent).toBe("Choose period");
  });

  it("offers no day before the minimum", async () => {
    await openCalendar();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /\b1 February 2026/ }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /\b2 February 2026/ }).disabled).toBe(false);
  });

  it.each([
    // It is the 5th in UTC.
    ["Pacific/Kiritimati", "2026-02-05T11:00:00.000Z", "Today, Friday, 6 February 2026"],
    ["Pacific/Honolulu", "2026-02-05T08:00:00.000Z", "Today, Wednesday, 4 February 2026"],
  ])("marks the reader's today in %s, to see and to hear", async (zone, now, name) => {
    const before = process.env["TZ"];
    process.env["TZ"] = zone;
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
    try {
      await openCalendar();
      const marked = [...document.querySelectorAll("[data-today] button")];
      expect(marked.map((found) => found.getAttribute("aria-label"))).toEqual([name]);
    } finally {
      vi.useRealTimers();
      if (before === undefined) delete process.env["TZ"];
      else process.env["TZ"] = before;
    }
  });

  it("moves the focus with the arrow keys", async () => {
    await openCalendar();
    screen.getByRole("button", { name: /\b3 February 2026/ }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toMatch(/\b11 February 2026/);
  });
});

describe("firstDayOfWeek", () => {
  it.each([
    ["de-DE", 1],
    ["cs-CZ", 1],
    ["en-US", 0],
  ])("of %s is %i", (tag, first) => {
    expect(firstDayOfWeek(tag)).toBe(first);
  });
});
