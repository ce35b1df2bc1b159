import { fromCallback } from "xstate";
import type { UnsavedValues } from "../../src/machines/kit/unsaved.ts";

/** A tab that outlives the page: what a form has not sent, and its `unsaved` actor. */
export const createTab = <Values>() => {
  let kept: Values | undefined;
  return {
    kept: () => kept,
    unsaved: fromCallback<UnsavedValues<Values>, { readonly values: Values }>(({ sendBack, receive }) => {
      if (kept !== undefined) sendBack({ type: "form.found", values: kept });
      receive((event) => {
        kept = event.type === "unsaved.keep" ? event.values : undefined;
      });
    }),
  };
};
