/** Finds what the tests need, installs it where possible (Debian, as root), otherwise reports what to install. */
export const ensure: (names: readonly string[], say: (line: string) => void) => boolean;

/** The Chromium of the tests; undefined where none is installed. */
export const findChromium: () => string | undefined;

/** The programs of the engines that `npm run test:engines` drives; undefined where one is not installed. */
export const enginePrograms: () => Readonly<
  Record<"firefox" | "webkitDriver" | "miniBrowser" | "xvfb", string | undefined>
>;
