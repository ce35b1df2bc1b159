/** A code without its reason: 418 of 418/471. */
export const codeAlone = (code: string): string => code.replace(/\/.*$/, "");
