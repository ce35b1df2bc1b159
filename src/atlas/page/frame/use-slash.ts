import { isTyping } from "./is-typing.ts";
import { useListener } from "./use-listener.ts";

/** `/` leads into a search from anywhere but another field. */
export const useSlash = (input: () => HTMLInputElement | null): void =>
  useListener("page", "keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    input()?.focus();
    input()?.select();
  });
