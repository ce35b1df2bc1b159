import type { Locale } from "../domain/shell/locale.ts";
import { loadTexts } from "./texts.ts";

/** The same words where not even the texts come. */
const english = {
  "screen.failed.title": "This page could not be loaded",
  "screen.failed.text": "Check your connection, then load the page again.",
  "screen.reload": "Load the page again",
};

/** Shown where the portal's own code does not come: without React, for that is what is missing. */
export const showLoadFailure = async (locale: Locale): Promise<void> => {
  const texts = { ...english, ...(await loadTexts(locale, "shell").catch(() => ({}))) };
  const heading = document.createElement("h1");
  heading.textContent = texts["screen.failed.title"];
  const words = document.createElement("p");
  words.textContent = texts["screen.failed.text"];
  const again = document.createElement("button");
  again.textContent = texts["screen.reload"];
  again.addEventListener("click", () => location.reload());
  const main = document.createElement("main");
  main.append(heading, words, again);
  document.querySelector("#root")?.replaceChildren(main);
};
