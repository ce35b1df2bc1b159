import type { LucideIcon } from "lucide-react";
import css from "./icon.module.css";

export type { LucideIcon } from "lucide-react";

/** A decorative icon, hidden from screen readers. `large` is 20 px, otherwise 16 px. */
export const Icon = ({
  of: Picture,
  large = false,
}: {
  readonly of: LucideIcon;
  readonly large?: boolean;
}) => <Picture aria-hidden="true" className={large ? `${css["icon"]} ${css["large"]}` : css["icon"]} />;
