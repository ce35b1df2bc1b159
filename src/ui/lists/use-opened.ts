import { useSearchParams } from "react-router-dom";

/** What a dialog of a list is open for, kept in the address, so that Back closes the dialog. */
export interface Opened {
  /** The id in the address. */
  readonly id: string | undefined;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

const withOpened = (present: URLSearchParams, name: string, id: string | undefined): URLSearchParams => {
  const params = new URLSearchParams(present);
  if (id === undefined) params.delete(name);
  else params.set(name, id);
  return params;
};

/** The dialog that an address parameter opens; closing replaces the history entry. */
export const useOpened = (name: string): Opened => {
  const [params, setParams] = useSearchParams();
  return {
    id: params.get(name) ?? undefined,
    open: (id) => setParams((present) => withOpened(present, name, id)),
    close: () => setParams((present) => withOpened(present, name, undefined), { replace: true }),
  };
};
