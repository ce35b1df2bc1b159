import { describe, expect, test } from "vitest";
import { element, htmlOf, isElement } from "../../../src/atlas/desk/steps/markup.ts";
import { pageSteps, type PageStep } from "../../../src/atlas/desk/steps/page-steps.ts";
import type { Made } from "../../../src/atlas/desk/steps/pictures.machine.ts";
import { fileOf, sheetOf, stepsToShow, stylesOf, sentencesOf } from "../../../src/atlas/desk/steps/sheet.ts";
import { selectorInPicture, withoutWindow } from "../../../src/atlas/desk/preview/styles-of.ts";
import type { Step } from "../../../src/atlas/desk/simulation/step.ts";
import { withoutPlaceholders } from "../../../src/atlas/desk/texts/without-placeholders.ts";
import { czech, enter, loggedIn, signedOut, signIn, tooLate } from "./sign-in-steps.ts";

const t = czech;
const refused = loggedIn({ _tag: "Answered", answer: { _tag: "Refused", code: "INVALID_PASSWORD" } });
const stepsOf = (...steps: readonly Step[]): readonly PageStep[] =>
  pageSteps({ steps, source: "route" }, "gold", t);

const made = (...texts: readonly string[]): Made => ({
  _tag: "Taken",
  texts,
  styles: ".taken-screen{a{color:red}}",
  picture: element("div", { class: "taken-screen" }, element("button", {}, "Přihlásit se")),
});

describe("the steps of a page", () => {
  test("are what the person does, with all that follows from it", () => {
    const steps = stepsOf(enter, signedOut, signIn, refused, signIn);
    expect(steps.map(({ since, count, done }) => ({ since, count, done }))).toEqual([
      { since: 0, count: 2, done: ["Otevře se stránka „Přihlášení“."] },
      { since: 2, count: 4, done: [t("desk.page.sign_in", { name: "Přihlásit se" })] },
      { since: 4, count: 5, done: [t("desk.page.sign_in", { name: "Přihlásit se" })] },
    ]);
    expect(steps.map(({ opens }) => opens)).toEqual([true, false, false]);
  });

  test("end at a code that goes by itself; what follows is one in which nobody does anything", () => {
    const loaded: Step = {
      actor: "portal/notificationCentre",
      event: { type: "xstate.done.actor.loadMessages", output: { _tag: "Answered", answer: {} } },
    };
    const steps = stepsOf(enter, loaded, signIn, refused, loaded, signIn);
    expect(steps.map(({ count, done }) => [count, done.length])).toEqual([
      [2, 1],
      [4, 1],
      [5, 0],
      [6, 1],
    ]);
  });

  test("show a code of a page that opens, also where the page goes on by itself", () => {
    const noTexts: Step = {
      actor: "portal/language",
      event: {
        type: "xstate.done.actor.loadTexts",
        output: { _tag: "Failed", failure: { _tag: "Offline" } },
      },
    };
    const returned: Step = { actor: "portal", event: { type: "screen.returned" } };
    expect(stepsOf(enter, noTexts, returned).map(({ count, opens }) => [count, opens])).toEqual([[3, false]]);
  });

  test("show once that time passes, however many times it is sent to the machines", () => {
    expect(stepsOf(enter, tooLate, tooLate).map(({ done }) => done)).toEqual([
      ["Otevře se stránka „Přihlášení“."],
      ["Uplyne nějaký čas."],
    ]);
  });

  test("begin with fields that are filled in, and end with the button after them", () => {
    const at = (event: Step["event"]): Step => ({ actor: "portal/helpOverlay/ticket", event });
    const steps = stepsOf(enter, at({ type: "ticket.edit", message: "M" }), at({ type: "ticket.submit" }));
    expect(steps.map(({ count }) => count)).toEqual([1, 3]);
    expect(steps[1]?.done).toHaveLength(2);
  });

  test("leave out those in which nobody does anything and the screen shows nothing new, but never the last", () => {
    const unknown: Step = { actor: "portal/session", event: { type: "session.somethingElse" } };
    const steps = stepsOf(enter, unknown, unknown, unknown, unknown);
    const shown = stepsToShow(steps, [
      made("Tells"),
      made(),
      made("Offline"),
      made("Offline"),
      made("Offline"),
    ]);
    expect(shown.map(({ step }) => step.count)).toEqual([1, 3, 5]);
    // A page that opens shows all its lines.
    expect(shown.map(({ texts }) => texts)).toEqual([[], ["Offline"], []]);
    expect(sentencesOf(t, shown[1]!)).toEqual(["Na stránce „Přihlášení“"]);
  });
});

describe("the saved file", () => {
  const fileWith = (...texts: readonly string[]): string => {
    const all = [made(), made(...texts)];
    const steps = stepsToShow(stepsOf(enter, signIn), all);
    const sheet = sheetOf({ locale: "cscz", t, width: 390, steps, readable: withoutPlaceholders("k3f9ab") });
    return fileOf(sheet, stylesOf(all), { t, locale: "cscz" });
  };

  test("has the customer's language, a title, a policy that allows nothing from elsewhere, and a label for each picture", () => {
    const file = fileWith("Heslo nesouhlasí.");
    expect(file).toMatch(/^<!doctype html>\n<html lang="cs-CZ" dir="ltr">/);
    expect(file).toContain("<title>Co se stalo, krok za krokem</title>");
    expect(file).toContain(
      `content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"`,
    );
    expect(file).toContain(t("desk.page.examples"));
    expect(file).toContain("<p>Heslo nesouhlasí.</p>");
    expect(file.match(/role="img" aria-label="Krok \d: obrázek stránky „Přihlášení“"/g)).toHaveLength(2);
    expect(file.match(/<div class="taken-screen" inert="">/g)).toHaveLength(2);
    expect(file.match(/<style>/g)).toHaveLength(1);
  });

  test("has no script and no address", () => {
    const file = fileWith("Shown");
    expect(file).not.toMatch(/<script|javascript:|\son\w+=|https?:|url\(|@import|\ssrc=|\shref=/i);
  });

  test("shows a hostile text as text, and ends its styles by itself only", () => {
    const hostile = `</li></style><script>alert("1")</script><img src=x onerror='alert(2)'>&amp;`;
    expect(fileWith(hostile)).toContain(
      "<p>&lt;/li&gt;&lt;/style&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&lt;img src=x onerror='alert(2)'&gt;&amp;amp;</p>",
    );
    const sheet = element("p", { title: `"><script>` });
    expect(htmlOf(sheet)).toBe(`<p title="&quot;&gt;&lt;script&gt;"></p>`);
    const styled = fileOf(sheet, `a::after{content:"</style><script>"}`, { t, locale: "cscz" });
    expect(styled.match(/<\/style>/g)).toHaveLength(1);
  });

  test("asks for no picture of the portal's styles, and keeps those that are in them", () => {
    const styles = `a{--mark:url("/mark.svg");background:url(/b.png)}i{background:url("data:image/png;base64,AA")}`;
    const styled = fileOf(element("p", {}), styles, { t, locale: "cscz" });
    expect(styled).toContain(`a{--mark:none;background:none}i{background:url("data:image/png;base64,AA")}`);
  });

  test("has an ellipsis where a journal had kept something back", () => {
    expect(fileWith("Příloha ~k3f9ab.text.12 (~k3f9ab.number.3)")).toContain("<p>Příloha … (…)</p>");
  });

  test("says of a step without a picture that it has none", () => {
    const steps = stepsToShow(stepsOf(enter), [{ _tag: "Failed" }]);
    const sheet = sheetOf({ locale: "cscz", t, width: 1440, steps, readable: (text) => text });
    expect(htmlOf(sheet)).toContain(t("desk.page.no_picture"));
    expect(htmlOf(sheet)).not.toContain("role=");
  });
});

test.each([
  [element("p", {}, "text", element("br", {})), true],
  [{ tag: "p", attributes: { title: 1 }, children: [] }, false],
  [{ tag: "p", attributes: {}, children: [null] }, false],
  [{ tag: "p", attributes: null, children: [] }, false],
  ["text", false],
  [undefined, false],
])("a frame's picture is read only where it is one: %#", (given, expected) => {
  expect(isElement(given)).toBe(expected);
});

test("the styles of a page apply to a picture: its root and body in their places, and lengths of the window in px", () => {
  expect(selectorInPicture(`:root, html:has(.x), body > main, .body, [data-html], #html, tbody`)).toBe(
    "&, &:has(.x), .taken-body > main, .body, [data-html], #html, tbody",
  );
  const size = { innerWidth: 390, innerHeight: 844 };
  expect(withoutWindow("calc(100dvh - 2rem) 50vw -10svh var(--vh) 1.5vi", size)).toBe(
    "calc(844px - 2rem) 195px -84.4px var(--vh) 5.85px",
  );
});
