import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** The field for a country, once its code is there. */
export const countryField = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Country" });

/** Types a country's name or code into its field, and chooses the first that is found. */
export const chooseCountry = async (user: UserEvent, text: string): Promise<void> => {
  await user.click(await countryField());
  await user.keyboard(`${text}{Enter}`);
};
