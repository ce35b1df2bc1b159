import { useLocation } from "react-router-dom";
import { carriedQuery } from "../../../domain/shell/carried-query.ts";
import { classNames } from "../class-names.ts";
import css from "./tabs.module.css";
import { Link } from "../buttons/link.tsx";
import { useInSight } from "./use-in-sight.ts";

export interface LinkTabsProps {
  /** The accessible name of the navigation. */
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly text: string }[];
}

/** Links to the parts of a thing, each a screen of its own, which look like tabs; they keep the query of the visit. */
export const LinkTabs = ({ label, links }: LinkTabsProps) => {
  const { pathname, search } = useLocation();
  const query = carriedQuery(search);
  const row = useInSight<HTMLElement>(`[href="${pathname}${query}"]`);
  return (
    <nav ref={row} aria-label={label} className={classNames(css["list"], css["links"])}>
      {links.map(({ to, text }) => (
        <Link
          key={to}
          to={`${to}${query}`}
          className={css["tab"]}
          aria-current={to === pathname ? "page" : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
};
