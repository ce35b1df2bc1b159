/** An element of a page. */
export interface Part {
  readonly isVisible: () => Promise<boolean>;
  readonly textContent: () => Promise<string>;
  /** Presses its middle with the pointer: whatever lies above it there is pressed instead, as by a hand. */
  readonly press: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Chooses a file, for a file field. */
  readonly choose: (file: string) => Promise<void>;
}

/** A tab of a browser; its tabs share their cookies. */
export interface Tab {
  readonly open: (address: string) => Promise<void>;
  readonly url: () => Promise<string>;
  readonly setCookie: (name: string, value: string) => Promise<void>;
  /** The elements of an XPath, hidden ones as well. */
  readonly parts: (xpath: string) => Promise<readonly Part[]>;
}

/** A running browser, driven from outside by what its engine offers for that. */
export interface Engine {
  readonly newTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

/** The program, or an error that says what to do. */
export const installed = (program: string | undefined, name: string): string => {
  if (program === undefined)
    throw new Error(`${name} is not installed: npm run test:engines installs it or says how`);
  return program;
};
