import type { Locale } from "../domain/shell/locale.ts";
import { loadTexts } from "./texts.ts";

/** Fallback texts for when the texts fail to load. */
const english = {
  "screen.failed.title": "This page could not be loaded",
  "screen.failed.text": "Check your connection, then reload the page.",
  "screen.reload": "Reload the page",
};

/** Shown if the main code fails to load; without React, which is part of that code. */
export const showLoadFailure = async (locale: Locale): Promise<void> => {
  const texts = { ...english, ...(await loadTexts(locale, "shell").catch(() => ({}))) };
  const heading = document.createElement("h1");
  heading.textContent = texts["screen.failed.title"];
  const text = document.createElement("p");
  text.textContent = texts["screen.failed.text"];
  const again = document.createElement("button");
  again.textContent = texts["screen.reload"];
  again.addEventListener("click", () => location.reload());
  const main = document.createElement("main");
  main.append(heading, text, again);
  document.querySelector("#root")?.replaceChildren(main);
};
