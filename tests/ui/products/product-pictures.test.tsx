import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { productTypes, type ProductType } from "../../../src/domain/products/product-summary.ts";
import { ProductPicture } from "../../../src/ui/screens/products/product-picture.tsx";
import { renderKit } from "../kit/render.tsx";

const file = "src/ui/screens/products/product-pictures.svg";
/** Of the whole file, which the product pages load beside their code. */
const LIMIT = 4_000;

const drawn = new DOMParser().parseFromString(readFileSync(file, "utf8"), "image/svg+xml");
const pictures = [...drawn.querySelectorAll("symbol")].map((picture) => ({ id: picture.id, picture }));

/** The names that an attribute has in a picture and in the shapes of it. */
const valuesOf = (picture: Element, name: string): readonly string[] =>
  [picture, ...picture.querySelectorAll("*")].flatMap((element) => element.getAttribute(name) ?? []);

describe("the pictures of product types", () => {
  it("are one for each type of the domain, and a plain one for a type that the portal does not know", () => {
    expect(pictures.map(({ id }) => id).toSorted()).toEqual([...productTypes, "unknown"].toSorted());
  });

  it("are small", () => {
    expect(statSync(file).size).toBeLessThanOrEqual(LIMIT);
  });

  it.each(pictures)(
    "$id is drawn in the one style: its grid, its line, and no colour of its own",
    ({ picture }) => {
      expect(picture.getAttribute("viewBox")).toBe("0 0 48 48");
      for (const [name, value] of [
        ["stroke", "currentColor"],
        ["stroke-width", "2"],
        ["stroke-linecap", "round"],
        ["stroke-linejoin", "round"],
      ] as const)
        expect([name, ...valuesOf(picture, name)]).toEqual([name, value]);
      expect(valuesOf(picture, "fill").toSorted()).toEqual(["currentColor", "none"]);
      expect(valuesOf(picture, "fill-opacity")).toEqual(["0.12"]);
      const names = [picture, ...picture.querySelectorAll("*")].flatMap((element) =>
        element.getAttributeNames(),
      );
      expect(
        names.filter((name) => /^(style|class|opacity|color|stroke-opacity|filter|href)$/.test(name)),
      ).toEqual([]);
      expect([...picture.querySelectorAll("*")].map(({ localName }) => localName)).toEqual(
        expect.not.arrayContaining(["style", "image", "linearGradient", "radialGradient", "text", "script"]),
      );
    },
  );

  it.each(pictures)("$id stays within its grid, with room for half of its line", ({ picture }) => {
    const numbers = [...picture.querySelectorAll("path")].flatMap((path) =>
      [...(path.getAttribute("d") ?? "").matchAll(/M([\d.]+) ([\d.]+)/g)].flatMap(([, x, y]) => [
        Number(x),
        Number(y),
      ]),
    );
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(47);
  });

  const used = (type: ProductType | undefined): string | null | undefined => {
    const { container, unmount } = renderKit(<ProductPicture type={type} />);
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    const href = container.querySelector("use")?.getAttribute("href");
    unmount();
    return href;
  };

  it.each(productTypes)("shows %s by its own picture", (code) => {
    expect(used({ _tag: "Known", code })).toMatch(new RegExp(String.raw`product-pictures[^:]*#${code}$`));
  });

  it("shows a type that the portal does not know as a plain device, and keeps the room of one that is not known yet", () => {
    expect(used({ _tag: "Unknown", code: "miniserver_next" })).toMatch(/product-pictures[^:]*#unknown$/);
    expect(used(undefined)).toBeUndefined();
  });
});
