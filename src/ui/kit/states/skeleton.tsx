import { useText } from "../../i18n/use-text.ts";
import css from "./skeleton.module.css";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

export interface SkeletonProps {
  /** The shape of the expected content. */
  readonly shape?: "lines" | "rows" | "card";
  readonly count?: number;
}

/** A placeholder while loading; it appears after 150 ms, so that fast answers do not flicker. */
export const Skeleton = ({ shape = "lines", count = 3 }: SkeletonProps) => {
  const t = useText();
  return (
    <div role="status">
      <VisuallyHidden>{t("kit.loading")}</VisuallyHidden>
      <div aria-hidden="true" className={classNames(css["skeleton"], css[shape])}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} />
        ))}
      </div>
    </div>
  );
};
