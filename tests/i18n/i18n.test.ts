import { describe, expect, test, vi } from "vitest";
import type { TextKey } from "../../src/domain/kit/text-key.ts";
import type { Text } from "../../src/ui/i18n/catalogue.ts";
import { createI18n } from "../../src/ui/i18n/i18n.ts";

const shownIn = (t: Text, key: string, values?: Parameters<Text>[1]): string => t(key as TextKey, values);

const czech = {
  plain: "Přehled",
  named: "Objednávka {{id}} z {{place}}",
  days_one: "{{count}} den",
  days_few: "{{count}} dny",
  days_many: "{{count}} dne",
  days_other: "{{count}} dní",
};

const inCzech = (key: string, values?: Parameters<Text>[1]): string => {
  const i18n = createI18n();
  i18n.add("cscz", czech);
  return shownIn(i18n.textIn("cscz"), key, values);
};

describe("a text", () => {
  test("is found by its key", () => expect(inCzech("plain")).toBe("Přehled"));

  test("holds its values as they are", () =>
    expect(inCzech("named", { id: "{{place}} $& <b>", place: 7 })).toBe("Objednávka {{place}} $& <b> z 7"));

  test("leaves nothing in place of a value that is not given", () => {
    expect(inCzech("named", { id: "A" })).toBe("Objednávka A z ");
    expect(inCzech("named")).toBe("Objednávka  z ");
  });

  test.each([
    [1, "1 den"],
    [3, "3 dny"],
    [1.5, "1.5 dne"],
    [0, "0 dní"],
  ])("has the form that its language has for %s", (count, text) =>
    expect(inCzech("days", { count })).toBe(text),
  );

  test("has one form for every number where its key has no others", () =>
    expect(inCzech("plain", { count: 2 })).toBe("Přehled"));

  test("of `int` stands in for a missing one, in its own plural form, and the key for both", () => {
    const i18n = createI18n();
    i18n.add("int", { hours_one: "{{count}} hour", hours_other: "{{count}} hours" });
    i18n.add("cscz", czech);
    i18n.show("cscz");
    expect(shownIn(i18n.text(), "hours", { count: 3 })).toBe("3 hours");
    expect(shownIn(i18n.text(), "nothing", { count: 3 })).toBe("nothing");
  });

  test("of a region is that of its language", () => {
    const i18n = createI18n();
    i18n.add("dech", { plain: "Übersicht" });
    i18n.show("deat");
    expect(shownIn(i18n.text(), "plain")).toBe("Übersicht");
    expect(i18n.keysOf("dede")).toEqual(["plain"]);
  });
});

describe("listeners hear", () => {
  const heard = () => {
    const i18n = createI18n();
    i18n.add("int", { plain: "Dashboard" });
    const hear = vi.fn<() => void>();
    const { engine } = i18n;
    // As react-i18next listens.
    const changes = String(engine.options.react?.bindI18n);
    engine.on(changes, hear);
    const end = () => {
      for (const change of changes.split(" ")) engine.off(change, hear);
    };
    return { i18n, hear, end };
  };

  test("of another language, with another function for its texts", () => {
    const { i18n, hear } = heard();
    const before = i18n.text();
    i18n.add("cscz", czech);
    i18n.show("cscz");
    expect(hear).toHaveBeenCalledTimes(1);
    expect(i18n.text()).not.toBe(before);
    i18n.show("cscz");
    expect(hear).toHaveBeenCalledTimes(1);
  });

  test("of texts only if one of them was missing", () => {
    const { i18n, hear } = heard();
    shownIn(i18n.text(), "plain");
    i18n.add("int", { more: "More" });
    expect(hear).not.toHaveBeenCalled();
    shownIn(i18n.text(), "late");
    i18n.add("int", { late: "Late" });
    expect(hear).toHaveBeenCalledTimes(1);
    i18n.add("int", { later: "Later" });
    expect(hear).toHaveBeenCalledTimes(1);
  });

  test("of texts for which those of `int` stand in", () => {
    const { i18n, hear } = heard();
    i18n.show("cscz");
    shownIn(i18n.text(), "plain");
    hear.mockClear();
    i18n.add("cscz", czech);
    expect(hear).toHaveBeenCalledTimes(1);
    expect(shownIn(i18n.text(), "plain")).toBe("Přehled");
  });

  test("nothing after they have stopped listening", () => {
    const { i18n, hear, end } = heard();
    end();
    i18n.show("cscz");
    expect(hear).not.toHaveBeenCalled();
  });
});
