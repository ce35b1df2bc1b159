import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** The field of a choice; its list has the same label. */
export const choiceField = (label: string) => screen.findByRole("combobox", { name: label });

/** Opens a field's list and chooses the option of this name. */
export const chooseOption = async (user: UserEvent, label: string, name: string): Promise<void> => {
  await user.click(await choiceField(label));
  await user.click(await screen.findByRole("option", { name }));
};
