import { use, type ComponentProps, type MouseEvent } from "react";
import {
  createPath,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  type To,
} from "react-router-dom";

export interface LinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  /** A path from the root, or parts of an address; without a path, they are those of the present one. */
  readonly to: To;
  /** Kept in the entry of the history, for the screen that it leads to. */
  readonly state?: unknown;
}

/** What the browser does by itself: another tab, another window, or a download. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/**
 * A link to a screen. React Router's own resolves its address twice, and each one renders again whenever the address
 * changes; this one does only where it has no path of its own.
 */
export const Link = ({ to, state, onClick, children, ...rest }: LinkProps) => {
  const { navigator } = use(NavigationContext);
  const address =
    typeof to === "string"
      ? to
      : createPath({ ...to, pathname: to.pathname ?? use(LocationContext).location.pathname });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    // As in a browser, the present address is no further entry of the history.
    if (event.currentTarget.href === window.location.href) navigator.replace(address, state);
    else navigator.push(address, state);
  };
  return (
    <a {...rest} href={navigator.createHref(address)} onClick={press}>
      {children}
    </a>
  );
};
