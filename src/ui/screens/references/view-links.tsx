import { useSearchParams } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { Link } from "../../kit/buttons/link.tsx";
import styles from "./references.module.css";

const views = ["table", "gallery"] as const;
export type Layout = (typeof views)[number];

/** The view that the address names; a table by default. */
export const useLayout = (): Layout => {
  const [params] = useSearchParams();
  return params.get("view") === "gallery" ? "gallery" : "table";
};

/** Links between the views of a list; the address keeps the choice beside search and filters. */
export const ViewLinks = () => {
  const t = useText();
  const [params] = useSearchParams();
  const shown = useLayout();
  const searchOf = (view: Layout): string => {
    const next = new URLSearchParams(params);
    if (view === "table") next.delete("view");
    else next.set("view", view);
    return next.toString();
  };
  return (
    <nav aria-label={t("references.views")} className={styles["views"]}>
      {views.map((view) => (
        <Link
          key={view}
          to={{ search: searchOf(view) }}
          className={styles["view"]}
          {...(view === shown && { "aria-current": true })}
        >
          {t(`references.view.${view}`)}
        </Link>
      ))}
    </nav>
  );
};
