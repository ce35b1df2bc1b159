/** The displayed page numbers: the first, the last, the present one and its neighbours; `undefined` is a gap. */
export const pageNumbers = (page: number, pages: number): readonly (number | undefined)[] => {
  const shown = [1, page - 1, page, page + 1, pages].filter(
    (number, index, all) => number >= 1 && number <= pages && all.indexOf(number) === index,
  );
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [undefined, number];
  });
};
