/** True for numbers of which a chart shows something: two of them differ. Others are said in a sentence. */
export const areDifferent = (values: readonly number[]): boolean => new Set(values).size > 1;
