import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Locale } from "../../../domain/shell/locale.ts";
import { createI18n, type I18n } from "../../../ui/i18n/i18n.ts";
import { addAllTexts } from "../texts/desk-texts.ts";
import { whenIdle } from "../../../ui/kit/when-idle.ts";
import { playStep, simulationOf, sourceOf } from "../simulation/timeline.ts";
import type { Simulation } from "../simulation/simulation.ts";
import { makeInert } from "./make-inert.ts";
import { pictureOf } from "./picture-of.ts";
import { collectStyles } from "./styles-of.ts";
import { isShow, tellDesk, type Scene } from "./preview-message.ts";
import { Preview } from "./preview.tsx";
import { linesOf, shownLines, type Line } from "./shown-lines.ts";
import { typeCredentials } from "./type-credentials.ts";

/** The same in the customer's language and in the agent's. */
interface Languages<Value> {
  readonly customer: Value;
  readonly agent: Value;
}

interface Shown {
  readonly scene: Scene;
  readonly simulation: Simulation;
  /** The number of the simulation. */
  readonly no: number;
  /** What the screen has, once it was read. */
  readonly lines: Languages<readonly Line[]> | undefined;
}

const lastAlert = (within: string): Element | undefined =>
  [...document.querySelectorAll(`${within} [role=alert]`)]
    .filter((alert) => alert.textContent !== "" && alert.getClientRects().length > 0)
    .at(-1);

/**
 * Scrolls to an error message within the preview: `scrollIntoView` would also scroll the desk. Of several the last one
 * is nearest to what was done; above it the page shows what concerns all of it.
 */
const bringIntoSight = (): void => {
  const said = lastAlert("dialog[open]") ?? lastAlert("main") ?? lastAlert("body");
  const dialog = said?.closest("dialog");
  const place = said?.getBoundingClientRect();
  const far = place === undefined ? 0 : place.top + place.height / 2 - window.innerHeight / 2;
  if (dialog === null || dialog === undefined)
    window.scrollTo(0, place === undefined ? 0 : window.scrollY + far);
  else dialog.scrollTop += far;
};

/** Preloads a part of screens that is lazy in the portal. */
const lazyParts = () => import("../../../ui/kit/files/drop-zone.tsx");

/** Waits until what is loaded or deferred is rendered; in 200 ms any screen is. */
const settle = (): Promise<void> => whenIdle(200);

const isInLanguagesOf = (one: Scene, other: Scene): boolean =>
  one.locale === other.locale && one.agent === other.agent;

/** Shows scenes in sequence: a later step continues the current simulation, anything else starts a new one. */
const showScenes = (i18n: I18n, setShown: (shown: Shown) => void): (() => void) => {
  let asked = 0;
  let shown: Shown | undefined;
  const stylesSoFar = collectStyles();
  const begin = (scene: Scene): Shown => {
    const before = shown?.simulation;
    const next: Shown = {
      scene: { ...scene, count: 0 },
      simulation: simulationOf(scene.timeline, scene),
      no: (shown?.no ?? 0) + 1,
      lines: undefined,
    };
    flushSync(() => setShown(next));
    before?.stop();
    return next;
  };
  /** What the screen has, in the customer's language and in the agent's. */
  const read = (present: Shown): Languages<readonly Line[]> => {
    const linesIn = (locale: Locale): readonly Line[] => {
      flushSync(() => setShown({ ...present, scene: { ...present.scene, locale } }));
      return linesOf(document);
    };
    const { locale, agent } = present.scene;
    // The customer's language is read last, and stays.
    const inAgents = agent === locale ? undefined : linesIn(agent);
    const customer = linesIn(locale);
    return { customer, agent: inAgents ?? customer };
  };
  /** The simulation that is shown, if the scene only adds steps to it: in a journal, perhaps in another language. */
  const continued = (scene: Scene): Shown | undefined => {
    // What a picture's step shows is new since the picture before, so that the frame may not be past that.
    const latest = scene.pictured ? scene.since : scene.count;
    if (shown?.scene.take !== scene.take || shown.scene.count > latest) return undefined;
    if (isInLanguagesOf(shown.scene, scene)) return shown;
    // Nothing is reported of a step that was played in another language.
    if (shown.scene.count === scene.count) return undefined;
    return { ...shown, scene: { ...scene, count: shown.scene.count }, lines: undefined };
  };
  /** Paper is light, and what sticks to the window follows it once it is scrolled. */
  const takePicture = async ({ count }: Scene, no: number): Promise<void> => {
    document.documentElement.dataset["theme"] = "light";
    await settle();
    if (no !== asked) return;
    const picture = pictureOf(document);
    tellDesk({ type: "preview.taken", taken: { count, picture, styles: stylesSoFar() } });
  };
  /** Screens keep state between steps, so that every step is rendered in order. */
  const show = async (scene: Scene, no: number): Promise<void> => {
    let present = continued(scene) ?? begin(scene);
    let before: Languages<readonly Line[]> | undefined;
    for (const step of scene.timeline.steps.slice(present.scene.count, scene.count)) {
      if (present.scene.count === scene.since) before = present.lines ?? read(present);
      flushSync(() => typeCredentials(step));
      flushSync(() => void playStep(present.simulation, step, sourceOf(scene.timeline, step)));
      present = { ...present, scene: { ...scene, count: present.scene.count + 1 }, lines: undefined };
      shown = present;
      await settle();
      // A newer scene was requested.
      if (no !== asked) return;
    }
    if (before !== undefined) {
      const after = read(present);
      present = { ...present, lines: after };
      const customer = shownLines(before.customer, after.customer);
      const agent = shownLines(before.agent, after.agent);
      tellDesk({ type: "preview.told", told: { count: scene.count, customer, agent } });
    }
    shown = present;
    bringIntoSight();
    tellDesk({ type: "preview.shown" });
    if (scene.pictured) await takePicture(scene, no);
  };
  const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (origin !== location.origin || source !== window.parent || !isShow(data)) return;
    asked += 1;
    const no = asked;
    const { scene } = data;
    // If a load fails, the screens show it.
    void Promise.allSettled([addAllTexts(i18n, ["int", scene.locale, scene.agent]), lazyParts()]).then(() =>
      no === asked ? show(scene, no) : undefined,
    );
  };
  window.addEventListener("message", hear);
  return () => window.removeEventListener("message", hear);
};

/** The page in the desk's frame: shows the desk's scenes and ignores all other input. */
export const PreviewPage = () => {
  const [i18n] = useState<I18n>(createI18n);
  const [shown, setShown] = useState<Shown>();
  useEffect(() => showScenes(i18n, setShown), [i18n]);
  useEffect(makeInert, []);
  if (shown === undefined) return null;
  return (
    <Preview
      key={shown.no}
      simulation={shown.simulation}
      timeline={shown.scene.timeline}
      locale={shown.scene.locale}
      i18n={i18n}
    />
  );
};
