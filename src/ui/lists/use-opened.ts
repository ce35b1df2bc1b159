import { useRef } from "react";
import { useLocation, useNavigate, useSearchParams, type Location } from "react-router-dom";

/** The address's word for an open dialog that is about no row of a list. */
export const OPEN = "open";

/** What a dialog of a screen is open for, kept in the address: opening it is one entry of the history, and Back closes it. */
export interface Opened {
  /** The id in the address. */
  readonly id: string | undefined;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** What the entry of an open dialog keeps: it was added over the entry of the same screen without the dialog. */
const isOpenedOver = (state: unknown, name: string): boolean =>
  typeof state === "object" && state !== null && "opened" in state && state.opened === name;

const withOpened = (present: URLSearchParams, name: string, id: string | undefined): URLSearchParams => {
  const params = new URLSearchParams(present);
  if (id === undefined) params.delete(name);
  else params.set(name, id);
  return params;
};

/**
 * The dialog that an address parameter opens. Closing it, by whatever means, goes back over the entry that opening it has added, so that the
 * screen is in the history once; where the dialog's address was arrived at, such as by a link, it replaces the address.
 */
export const useOpened = (name: string): Opened => {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  /** The arrival whose dialog has been closed: the browser goes back a moment later, and a second press must not go back further. */
  const closed = useRef<Location>(undefined);
  const id = params.get(name) ?? undefined;
  return {
    id,
    open: (named) => setParams((present) => withOpened(present, name, named), { state: { opened: name } }),
    close: () => {
      if (id === undefined || closed.current === location) return;
      closed.current = location;
      if (isOpenedOver(location.state, name)) void navigate(-1);
      else setParams((present) => withOpened(present, name, undefined), { replace: true });
    },
  };
};
