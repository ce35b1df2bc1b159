import type { LucideIcon } from "lucide-react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import ExternalLink from "lucide-react/icons/external-link";
import { memo } from "react";
import { classNames } from "../class-names.ts";
import css from "./icon.module.css";

export type { LucideIcon } from "lucide-react";

/** Icons that point where reading leads, or back: where lines run from right to left they are mirrored. */
const directed: ReadonlySet<LucideIcon> = new Set([ArrowLeft, ChevronLeft, ChevronRight, ExternalLink]);

interface IconProps {
  readonly of: LucideIcon;
  readonly large?: boolean;
}

/** A decorative icon, hidden from screen readers. `large` is 20 px, otherwise 16 px. */
export const Icon = memo(({ of: Picture, large = false }: IconProps) => (
  <Picture
    aria-hidden="true"
    className={classNames(css["icon"], large && css["large"], directed.has(Picture) && css["directed"])}
  />
));
