import { metrics, textWidth } from "../diagram/metrics.ts";
import type { Area, Arrow, Box } from "../model/atlas-model.ts";
import { headHeight, linesHeight, type BoxText, type Room } from "./elk-graph.ts";

const { box } = metrics;

/** Between words and an arrow that passes them. */
const GAP = 6;

type Way = Pick<Arrow, "points">;

/** Where arrows pass down or up through the head of a box, from its left edge. */
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

/** The first place from an edge on where words of this width have no arrow through them; undefined where there is none. */
const freePlace = (passed: readonly number[], width: number, room: number): number | undefined => {
  const isFree = (at: number): boolean => passed.every((x) => x < at - GAP + 1 || x > at + width + GAP - 1);
  return [box.inset, ...passed.map((x) => Math.ceil(x + GAP)).toSorted((one, other) => one - other)].find(
    (at) => isFree(at) && at + width <= room,
  );
};

export interface PlacedWords extends Pick<Box, "textsAt" | "specAt"> {
  /** Undefined where nothing goes through the words. */
  readonly needs: Room | undefined;
}

/** Where a container's words stand: at its edges, or beside the arrows that lead through its head to what is within it. */
export const placeWords = (area: Area, text: BoxText, spec: string, arrows: readonly Way[]): PlacedWords => {
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
