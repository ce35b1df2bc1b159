import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { failureCode } from "../../../src/domain/kit/call-failure.ts";
import { createFormMachine } from "../../../src/machines/kit/form.machine.ts";
import { useScreenActor } from "../../../src/ui/actors/screen-actors.ts";
import { FormView } from "../../../src/ui/form/form-view.tsx";
import { useField } from "../../../src/ui/form/use-field.ts";
import { TextInput } from "../../../src/ui/kit/fields/text-input.tsx";
import { isFocusAt } from "../../support/focus.ts";
import { stubResults, type StubResult } from "../../support/inert-portal.ts";
import { everyFailure, renderScreen } from "../../support/render-screen.tsx";

interface Named {
  readonly name: string;
}

const logicOf = (results: readonly StubResult<null>[], sent: Named[]) =>
  createFormMachine<Named, null>({
    id: "test",
    description: "A form",
    spec: "business §5",
    screen: "test",
    afterwards: "keep",
    fields: ["name"],
    problemOf: () => undefined,
  }).provide({
    actors: {
      submit: stubResults<null, { readonly values: Named }>(results, ({ values }) => sent.push(values)),
    },
  });

const Example = ({ logic }: { readonly logic: ReturnType<typeof logicOf> }) => {
  const form = useScreenActor("example", logic, { values: { name: "Ada" }, limit: 30_000 });
  const { problem: _, ...name } = useField(form, "name");
  return (
    <FormView form={form} submitLabel="Save" failedTitle="It was not saved">
      <TextInput {...name} aria-label="Name" />
    </FormView>
  );
};

const texts = new Set<string>();

it.each(everyFailure.map((failure) => [failureCode(failure), failure] as const))(
  "a failure is shown below the button in its own text, takes the focus, keeps what was typed, and can be sent again: %s",
  async (code, failure) => {
    const sent: Named[] = [];
    const { user } = renderScreen(<Example logic={logicOf([{ failure }, { answer: null }], sent)} />);
    await user.type(screen.getByRole("textbox"), "x");
    await user.click(screen.getByRole("button", { name: "Save" }));
    const alert = await screen.findByRole("alert");
    const text = alert.textContent ?? "";
    expect(text).toContain("It was not saved");
    expect(text).not.toMatch(/failure\.|\{\{/);
    expect(texts.has(text)).toBe(false);
    texts.add(text);
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
    await waitFor(() => expect(isFocusAt(alert)).toBe(true));
    expect(screen.getByRole("textbox")).toHaveProperty("value", "Adax");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    await expect.poll(() => sent).toEqual([{ name: "Adax" }, { name: "Adax" }]);
  },
);
