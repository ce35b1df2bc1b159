/**
 * Makes the browser load its data for a language's numbers and dates. It does so at the first of them, which takes as
 * long as the rendering of a screen: here it happens while the thread waits for code.
 */
export const loadFormatData = (tag: string): void => {
  new Intl.NumberFormat(tag).format(0);
  new Intl.DateTimeFormat(tag).format(0);
};
