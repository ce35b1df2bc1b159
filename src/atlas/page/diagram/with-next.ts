import type { Area, Layout, MachineIr } from "../../model/atlas-model.ts";

/** The area of two areas and all between them. */
const around = (one: Area, other: Area): Area => {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
};

/** The area of a state together with the state that it leads to first; undefined if neither has one. */
export const withNext = (
  { transitions }: Pick<MachineIr, "transitions">,
  { boxes }: Pick<Layout, "boxes">,
  state: string | undefined,
): Area | undefined => {
  const boxOf = (id: string | undefined) => boxes.find((box) => box.state === id);
  const own = boxOf(state);
  const next = transitions
    .filter(({ source }) => source === state)
    .flatMap(({ targets }) => targets)
    .flatMap((target) => boxOf(target) ?? [])
    .find((box) => box !== own);
  return own === undefined || next === undefined ? own : around(own, next);
};
