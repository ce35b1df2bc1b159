import { vi } from "vitest";

type Kind = "localStorage" | "sessionStorage";

/** Replaces a storage of the browser by an empty one, and returns its entries. */
export const stubStorage = (kind: Kind): Map<string, string> => {
  const entries = new Map<string, string>();
  const methods = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
  // Its entries are its own properties, as a browser's storage has them.
  vi.stubGlobal(
    kind,
    new Proxy(methods, {
      ownKeys: () => [...entries.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  return entries;
};

/** Blocks a storage of the browser, as its settings can. */
export const blockStorage = (kind: Kind): void => {
  const blocked = (): never => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal(kind, { getItem: blocked, setItem: blocked, removeItem: blocked });
};
