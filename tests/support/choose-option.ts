import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** The field of a choice; its list has the same label. */
export const choiceField = (label: string) => screen.findByRole("combobox", { name: label });

/** Chooses the option of this name in a field's list, the browser's own or the kit's. */
export const chooseOption = async (user: UserEvent, label: string, name: string): Promise<void> => {
  const field = await choiceField(label);
  if (field instanceof HTMLSelectElement) return user.selectOptions(field, name);
  await user.click(field);
  await user.click(await screen.findByRole("option", { name }));
};
