import { expect, test } from "vitest";
import { Bars, type BarsProps } from "../../../src/ui/kit/states/bars.tsx";
import { renderKit } from "./render.tsx";

/** The upper end and the height of each bar, and the height of each line, in the units of the picture. */
const drawn = (props: BarsProps) => {
  const { container, unmount } = renderKit(<Bars {...props} />);
  const of = (element: Element, name: string) => Math.round(Number(element.getAttribute(name)));
  const bars = [...container.querySelectorAll("rect")].map((bar) => [of(bar, "y"), of(bar, "height")]);
  const lines = [...container.querySelectorAll("line")].map((line) => of(line, "y1"));
  unmount();
  return { bars, lines };
};

test("bars stand on the axis, the highest as high as the picture", () => {
  expect(drawn({ values: [[50], [100], [0]] })).toEqual({
    bars: [
      [48, 48],
      [0, 96],
      [96, 0],
    ],
    lines: [96],
  });
});

test("a bar below zero hangs from the axis, which moves up for it", () => {
  expect(drawn({ values: [[50], [-50]] })).toEqual({
    bars: [
      [0, 48],
      [48, 48],
    ],
    lines: [48],
  });
});

test("a number that bars are compared with is a line, also above all of them", () => {
  expect(drawn({ values: [[50]], line: 100 })).toEqual({ bars: [[48, 48]], lines: [96, 0] });
});

test("nothing at all is an axis", () => {
  expect(drawn({ values: [] })).toEqual({ bars: [], lines: [96] });
});
