import type { Step } from "../simulation/step.ts";
import { typeInto } from "./make-inert.ts";

/** Of what a journal hides, whichever its mark, an ellipsis is shown (docs/decisions/desk.md); a step of "what if" may lack a field. */
const asShown = (value: unknown): string =>
  typeof value === "string" ? value.replace(/^~[a-z0-9]+\.\w+\.\d+$/, "…") : "";

/** Fills in the sign-in as the person had when they sent it: its form alone holds what is typed, and no machine (docs/decisions/session.md). */
export const typeCredentials = ({ event }: Step): void => {
  if (event.type !== "session.signIn") return;
  for (const name of ["email", "password"]) {
    const field = document.querySelector<HTMLInputElement>(`form input[name=${name}]`);
    if (field !== null) typeInto(field, asShown(event[name]));
  }
};
