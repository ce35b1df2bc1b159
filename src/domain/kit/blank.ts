/** True for a text without a visible sign. */
export const isBlank = (text: string): boolean => text.trim() === "";
