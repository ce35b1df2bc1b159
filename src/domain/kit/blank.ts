const invisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True for a text without a visible sign. */
export const isBlank = (text: string): boolean => invisible.test(text);
