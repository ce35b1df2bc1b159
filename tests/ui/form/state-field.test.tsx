import { useState } from "react";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { StateField } from "../../../src/ui/form/state-field.tsx";
import { renderKit } from "../kit/render.tsx";

/** A name has the code of another state in it. */
const states = [
  { code: "CA", name: "California" },
  { code: "NV", name: "Nevada" },
  { code: "NC", name: "North Carolina" },
];

const State = ({ of, first = "" }: { readonly of: typeof states; readonly first?: string }) => {
  const [value, setValue] = useState(first);
  return (
    <StateField
      label="State"
      error={undefined}
      name="state"
      states={of}
      value={value}
      onChange={setValue}
      onBlur={() => {}}
      readOnly={false}
    />
  );
};

const field = () => screen.findByRole<HTMLInputElement>("combobox", { name: "State" });

describe("the field for a state", () => {
  it("is nothing where the country has none", () => {
    renderKit(<State of={[]} />);
    expect(screen.queryByText("State")).toBeNull();
  });

  it("shows the name of the chosen one", async () => {
    renderKit(<State of={states} first="NV" />);
    expect((await field()).value).toBe("Nevada");
  });

  it.each(["nevada", "nv"])("takes %s that is typed", async (text) => {
    renderKit(<State of={states} first="CA" />);
    await userEvent.click(await field());
    await userEvent.keyboard(text);
    await userEvent.tab();
    expect((await field()).value).toBe("Nevada");
  });

  it.each(["California", "CA"])(
    "takes %s from a browser that fills in the form, without the focus",
    async (text) => {
      renderKit(<State of={states} />);
      expect((await field()).autocomplete).toBe("address-level1");
      fireEvent.change(await field(), { target: { value: text } });
      expect((await field()).value).toBe("California");
    },
  );

  it("has its state again where a browser fills in what is none, and says so", async () => {
    renderKit(<State of={states} first="NV" />);
    fireEvent.change(await field(), { target: { value: "Bavaria" } });
    expect((await field()).value).toBe("Nevada");
    expect(screen.getByText(/: “Bavaria”/)).toBeTruthy();
    fireEvent.change(await field(), { target: { value: "NC" } });
    expect((await field()).value).toBe("North Carolina");
    expect(screen.queryByText(/: “Bavaria”/)).toBeNull();
  });
});
