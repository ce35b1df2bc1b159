import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import OctagonAlert from "lucide-react/icons/octagon-alert";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { LucideIcon } from "../buttons/icon.tsx";

/** What a message or a status means. */
export type Tone = "success" | "danger" | "warning" | "info";

/** The shape of a tone, so that it is never told by its colour alone. */
export const toneIcon: Readonly<Record<Tone, LucideIcon>> = {
  success: CircleCheck,
  danger: OctagonAlert,
  warning: TriangleAlert,
  info: Info,
};
