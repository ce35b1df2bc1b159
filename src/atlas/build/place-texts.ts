import { metrics, textWidth } from "../diagram/metrics.ts";
import type { Area, Arrow, Box } from "../model/atlas-model.ts";
import { headHeight, linesHeight, type BoxText, type Room } from "./elk-graph.ts";

const { box } = metrics;

/** Gap between a text and an edge. */
const GAP = 6;

type Way = Pick<Arrow, "points">;

/** Where edges pass vertically through the head of a box, from its left side. */
const passedAt = (area: Area, bottom: number, arrows: readonly Way[]): readonly number[] =>
  arrows.flatMap(({ points }) =>
    points.slice(1).flatMap((to, index) => {
      const from = points[index] ?? to;
      const passes =
        from.x === to.x &&
        Math.min(from.y, to.y) < bottom &&
        Math.max(from.y, to.y) > area.y &&
        from.x > area.x &&
        from.x < area.x + area.width;
      return passes ? [from.x - area.x] : [];
    }),
  );

/** The first position from a side where a text of this width is not crossed by an edge; undefined if there is none. */
const freePlace = (passed: readonly number[], width: number, room: number): number | undefined => {
  const isFree = (at: number): boolean => passed.every((x) => x < at - GAP + 1 || x > at + width + GAP - 1);
  return [box.inset, ...passed.map((x) => Math.ceil(x + GAP)).toSorted((one, other) => one - other)].find(
    (at) => isFree(at) && at + width <= room,
  );
};

export interface PlacedTexts extends Pick<Box, "textsAt" | "specAt"> {
  /** Undefined if no edge crosses the texts. */
  readonly needs: Room | undefined;
}

/** Positions of a container's texts: at its sides, or beside the edges that pass through its head. */
export const placeTexts = (area: Area, text: BoxText, spec: string, arrows: readonly Way[]): PlacedTexts => {
  const passed = passedAt(area, area.y + headHeight(text) + linesHeight(text), arrows);
  const specWidth = Math.max(
    textWidth(spec, box.spec),
    ...text.lines.map((line) => textWidth(line.spec, box.lineSpec)),
  );
  const textsWidth = Math.max(
    textWidth(text.title, box.title),
    textWidth(text.subtitle, box.subtitle),
    ...text.lines.map((line) => textWidth(line.text, box.line)),
  );
  const specAt = freePlace(
    passed.map((x) => area.width - x),
    specWidth,
    area.width / 2,
  );
  const textsAt = freePlace(passed, textsWidth, area.width - (specAt ?? box.inset) - specWidth - GAP);
  return {
    textsAt: textsAt ?? box.inset,
    specAt: specAt ?? box.inset,
    needs:
      textsAt !== undefined && specAt !== undefined
        ? undefined
        : {
            left: textsAt === undefined ? textsWidth + GAP : 0,
            right: specAt === undefined ? specWidth + GAP : 0,
          },
  };
};
