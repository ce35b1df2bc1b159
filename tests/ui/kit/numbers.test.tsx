import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { DescriptionList } from "../../../src/ui/kit/layout/description-list.tsx";
import { Unbroken } from "../../../src/ui/kit/layout/unbroken.tsx";
import { Moment } from "../../../src/ui/kit/dates/moment.tsx";
import { renderScreen } from "../../support/render-screen.tsx";

const wholeOf = (text: string): readonly string[] => {
  const { container, unmount } = renderScreen(<Unbroken text={text} />);
  const found = [...container.querySelectorAll("span[class]")].map((part) => part.textContent ?? "");
  expect(container.textContent).toContain(text);
  unmount();
  return found;
};

test("a text with numbers is one element: in what is flexible, blanks between several would be lost", () => {
  renderScreen(
    <p data-testid="holder">
      <Unbroken text="Order SO-2026-000547 of today" />
    </p>,
  );
  expect(screen.getByTestId("holder").childNodes).toHaveLength(1);
});

test("numbers stand in one line, and words with hyphens do not", () => {
  expect(wholeOf("Order SO-2026-000547")).toEqual(["SO-2026-000547"]);
  expect(wholeOf("IN-2026-000552-2 and TR-0015 here")).toEqual(["IN-2026-000552-2", "TR-0015"]);
  expect(wholeOf("Two-way audio, Multi-Room-Setup")).toEqual([]);
  expect(wholeOf(`A-1-${"9".repeat(30)}`)).toEqual([]);
});

describe("a code in a list of facts", () => {
  const facts = [
    { label: "Serial number", value: "504F94A0EE11", code: true },
    { label: "Order", value: <a href="/order/SO-1/">SO-1</a>, code: true, copy: "SO-1" },
    { label: "Name", value: "Kitchen" },
  ];

  test("has a button that copies it, and says so", async () => {
    const { user } = renderScreen(<DescriptionList facts={facts} />);
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Copy 504F94A0EE11",
      "Copy SO-1",
    ]);
    await user.click(screen.getByRole("button", { name: "Copy 504F94A0EE11" }));
    expect(await navigator.clipboard.readText()).toBe("504F94A0EE11");
    expect((await screen.findByText("Copied")).closest("[role=status]")).not.toBeNull();
    await user.click(screen.getByRole("button", { name: "Copy SO-1" }));
    expect(await navigator.clipboard.readText()).toBe("SO-1");
  });
});

describe("a time", () => {
  // In the zone of the test.
  const at = new Date(2026, 1, 3, 9, 30);

  test("shows its zone on pointing and to screen readers, alone and in a sentence", () => {
    renderScreen(
      <>
        <p data-testid="alone">
          <Moment date={at} />
        </p>
        <p data-testid="sentence">
          <Moment date={at}>{(time) => `Used ${time}`}</Moment>
        </p>
      </>,
    );
    for (const id of ["alone", "sentence"]) {
      const time = screen.getByTestId(id).querySelector("time");
      expect(time?.title, id).toMatch(/February 2026 at .+ (?:Time|GMT)/);
      expect(time?.textContent, id).toMatch(/(?:Time|GMT)[^ ]*$/);
    }
    expect(screen.getByTestId("sentence").textContent).toMatch(/^Used 3 Feb 2026, /);
  });

  test("near now is shown in words, which paper does not have", () => {
    renderScreen(<Moment date={at} now={new Date(2026, 1, 4, 12)} />);
    const time = document.querySelector("time");
    expect(time?.textContent).toMatch(/^yesterday, /);
    expect(time?.dataset["paper"]).toMatch(/^3 Feb 2026, /);
  });
});
