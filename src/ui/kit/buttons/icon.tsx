import type { LucideIcon } from "lucide-react";
import css from "./icon.module.css";

export type { LucideIcon } from "lucide-react";

/** A picture beside a text or inside a labelled control; screen readers skip it. `large` is 20 px, otherwise 16. */
export const Icon = ({
  of: Picture,
  large = false,
}: {
  readonly of: LucideIcon;
  readonly large?: boolean;
}) => <Picture aria-hidden="true" className={large ? `${css["icon"]} ${css["large"]}` : css["icon"]} />;
