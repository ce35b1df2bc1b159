import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ChoiceSelect } from "../../../src/ui/kit/fields/choice-select.tsx";
import { Field } from "../../../src/ui/kit/fields/field.tsx";
import { chooseOption } from "../../support/choose-option.ts";
import { renderKit } from "./render.tsx";

const show = (count: number, value: number | undefined) => {
  const chosen = vi.fn<(value: number) => void>();
  const items = Array.from({ length: count }, (_, index) => ({
    value: index,
    label: `Word ${index}`,
    lang: "en",
  }));
  renderKit(
    <Field label="Word" error="Choose another one.">
      {(control) => <ChoiceSelect {...control} name="word" items={items} value={value} onChange={chosen} />}
    </Field>,
  );
  return chosen;
};
const field = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Word" });

describe("a choice among options", () => {
  it("is the browser's own list for up to seven", async () => {
    const chosen = show(7, 2);
    expect([field().localName, field().name, field().selectedOptions[0]?.textContent]).toEqual([
      "select",
      "word",
      "Word 2",
    ]);
    expect([...field().options].map(({ lang }) => lang)).toEqual(Array(7).fill("en"));
    expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Choose another one.",
    );
    await userEvent.selectOptions(field(), "Word 0");
    await expect.poll(() => chosen.mock.calls).toEqual([[0]]);
  });

  it("asks for one where none is chosen", () => {
    show(3, undefined);
    const [asking, ...options] = field().options;
    expect([asking?.textContent, asking?.disabled, asking?.hidden, options.length]).toEqual([
      "Choose",
      true,
      true,
      3,
    ]);
  });

  it("is the kit's list for more", async () => {
    const chosen = show(8, undefined);
    expect([field().localName, field().textContent]).toEqual(["button", "Choose"]);
    await chooseOption(userEvent.setup(), "Word", "Word 7");
    await expect.poll(() => chosen.mock.calls).toEqual([[7]]);
  });
});
