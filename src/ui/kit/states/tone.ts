import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import OctagonAlert from "lucide-react/icons/octagon-alert";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { LucideIcon } from "../buttons/icon.tsx";

/** The meaning of a message or status. */
export type Tone = "success" | "danger" | "warning" | "info";

/** The icon of a tone, so that its meaning does not depend on colour. */
export const toneIcon: Readonly<Record<Tone, LucideIcon>> = {
  success: CircleCheck,
  danger: OctagonAlert,
  warning: TriangleAlert,
  info: Info,
};
