import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { languageTag } from "../domain/shell/locale.ts";
import { PortalConfig } from "../domain/shell/portal-config.ts";
import { configuration } from "./browser/configuration.ts";
import { firstLocale } from "./browser/first-locale.ts";
import { createHistory } from "./browser/history.ts";
import { keepPresses } from "./browser/keep-presses.ts";
import { comeBack } from "./browser/next-sign-on.ts";
import { nextTask } from "./browser/next-task.ts";
import { isPrerendered } from "./browser/prerendered.ts";
import { takeOver } from "./browser/take-over.ts";
import { createPortal } from "./create-portal.ts";
import { createTexts } from "./live-texts.ts";
import { createWaitingTexts } from "./waiting-texts.ts";

/** Starts the actors while the view's code is still on its way, and the view when both are there: each in a task of its own, so that the page answers in between. */
export const start = async (): Promise<void> => {
  const code = import("./view.tsx");
  // Failures are handled where the loads are awaited.
  code.catch(() => {});
  const waiting = createWaitingTexts();
  const locale = firstLocale();
  document.documentElement.lang = languageTag(locale);
  const place = document.querySelector<HTMLElement>("#root") ?? document.body;
  const page = isPrerendered() ? takeOver(place) : place;
  const texts = createTexts(waiting).loadOrStandIn(locale, "shell");
  texts.catch(() => {});
  await nextTask();
  const config = Schema.decodeUnknownResult(PortalConfig)(configuration());
  if (Result.isFailure(config)) {
    // The language actor has not started here, but the message must be shown in the right language.
    waiting.show(locale);
    const [view] = await Promise.all([code, texts]);
    view.createView(page, view.filled(waiting)).showCrash();
    return;
  }
  keepPresses();
  comeBack();
  const history = createHistory();
  const portal = await createPortal(config.success, history, waiting, locale);
  const [view] = await Promise.all([code, texts]);
  await nextTask();
  view.createView(page, view.filled(waiting)).show({ portal, history, config: config.success });
  portal.viewIsThere();
};
