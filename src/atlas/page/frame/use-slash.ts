import { isTyping } from "./is-typing.ts";
import { useListener } from "./use-listener.ts";

/** `/` focuses a search field, unless another field has the focus. */
export const useSlash = (input: () => HTMLInputElement | null): void =>
  useListener("page", "keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    input()?.focus();
    input()?.select();
  });
